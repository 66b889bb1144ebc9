import type { Page } from '@playwright/test';

/** Waits until observers and timers of the page have run. */
export async function waitTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
