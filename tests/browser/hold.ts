import type { Page } from '@playwright/test';

/** Delays requests until the returned function is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  return resolve;
}
