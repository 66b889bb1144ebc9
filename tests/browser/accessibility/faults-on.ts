import type { Page } from '@playwright/test';
import { address } from './routes.ts';

/**
 * Opens one page after the other and gives what `look`
 * finds on it, by path; pages without faults are left out.
 */
export async function faultsOn(
  page: Page,
  paths: readonly string[],
  look: (page: Page) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(`${address}${path}`);
    const found = await look(page);
    if (found.length > 0) faults[path] = found;
  }
  return faults;
}
