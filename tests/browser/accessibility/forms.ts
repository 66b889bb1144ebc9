import type { Page } from '@playwright/test';
import { siteUrl, pageKinds } from './routes.ts';

/** Forms in dialogs and forms on pages, each with a page that contains it. */
export const dialogs = { consultation: pageKinds.home, 'wrongful-death': pageKinds.composed } as const;
export const forms = {
  'county-lead': pageKinds.county,
  'tax-intake': pageKinds.tax,
  subscribe: pageKinds.list,
} as const;

/** Opens a page at a form and waits for hydration. Returns the selector of the form's container. */
export async function openForm(page: Page, id: string, path: string): Promise<string> {
  await page.goto(`${siteUrl}${path}`);
  const inDialog = id in dialogs;
  if (inDialog) await page.locator(`main a[href="#${id}"]`).first().click();
  else await page.locator(`#${id}-form [required]`).first().focus();
  const containerSelector = inDialog ? `dialog#${id}` : `#${id}-form`;
  await page
    .locator(inDialog ? `${containerSelector} form[novalidate]` : `${containerSelector}[novalidate]`)
    .waitFor();
  return containerSelector;
}
