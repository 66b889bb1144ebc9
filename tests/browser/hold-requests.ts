import type { Page } from '@playwright/test';

/** Delays requests until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    // The page may have been closed in the meantime.
    await route.continue().catch(() => {});
  });
  return resolve;
}
