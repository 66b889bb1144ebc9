import type { Page } from '@playwright/test';
import { address, pageKinds } from './routes.ts';

/** Forms in a dialog, and forms on the page, each with a page that has it. */
export const dialogs = { consultation: pageKinds.home, 'wrongful-death': pageKinds.composed } as const;
export const forms = {
  'county-lead': pageKinds.county,
  'tax-intake': pageKinds.tax,
  subscribe: pageKinds.list,
} as const;

/** Opens a page at one of its forms, with the form's code there. Gives the selector of the form's frame. */
export async function openForm(page: Page, id: string, path: string): Promise<string> {
  await page.goto(`${address}${path}`);
  const inDialog = id in dialogs;
  if (inDialog) await page.locator(`main a[href="#${id}"]`).first().click();
  else await page.locator(`#${id}-form [required]`).first().focus();
  const frame = inDialog ? `dialog#${id}` : `#${id}-form`;
  await page.locator(inDialog ? `${frame} form[novalidate]` : `${frame}[novalidate]`).waitFor();
  return frame;
}
