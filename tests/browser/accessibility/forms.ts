import type { Page } from '@playwright/test';
import { siteUrl, pageKinds } from './routes.ts';

/** Forms in dialogs, each with a page that contains it. */
export const dialogs = { consultation: pageKinds.home, 'wrongful-death': pageKinds.composed } as const;
/** Forms on pages. */
export const forms = {
  'county-lead': pageKinds.county,
  'tax-intake': pageKinds.tax,
  subscribe: pageKinds.list,
} as const;

/** Opens a page at a form and waits for hydration. Returns the selector of the form's container. */
export async function openForm(page: Page, id: string, path: string): Promise<string> {
  await page.goto(`${siteUrl}${path}`);
  const isInDialog = id in dialogs;
  if (isInDialog) await page.locator(`main a[href="#${id}"]`).first().click();
  else await page.locator(`#${id}-form [required]`).first().focus();
  const containerSelector = isInDialog ? `dialog#${id}` : `#${id}-form`;
  await page
    .locator(isInDialog ? `${containerSelector} form[novalidate]` : `${containerSelector}[novalidate]`)
    .waitFor();
  return containerSelector;
}
