import type { Page } from '@playwright/test';

/**
 * Waits until the page has done what it does upon an event:
 * observers run with the next frame, timers after it.
 */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
