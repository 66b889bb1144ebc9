/** Helpers for tests of the consultation dialog. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './servers.ts';

export type ConsultationValues = {
  fullName?: string;
  caseNumber?: string;
  county?: string;
  dateServed?: string;
  phoneNumber?: string;
};

/** Returns the local date a number of days from today. */
export function shiftToday(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export const validValues: Required<ConsultationValues> = {
  fullName: 'Mary O’Neil-Smith',
  caseNumber: '2026-CA-001',
  county: 'Pasco',
  dateServed: shiftToday(-3),
  phoneNumber: '(813) 555-0199',
};

let nameCount = 0;

/** Creates a unique name, to find a test's lead. */
export function createName(): string {
  nameCount += 1;
  const letters = [...`${process.pid}${Date.now()}${nameCount}`].map((digit) =>
    String.fromCharCode(97 + Number(digit)),
  );
  return `Test ${letters.join('')}`;
}

export function getDialog(page: Page): Locator {
  return page.locator('dialog#consultation');
}

/** Opens the dialog and waits until it is hydrated. */
export async function openDialog(page: Page): Promise<Locator> {
  await page.locator('a[href="#consultation"]:visible').first().click();
  const dialog = getDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  return dialog;
}

export async function fill(dialog: Locator, values: ConsultationValues): Promise<void> {
  for (const [name, value] of Object.entries(values)) await dialog.locator(`[name=${name}]`).fill(value);
}

export async function submit(dialog: Locator): Promise<void> {
  await dialog.locator('button[type=submit]').click();
}

/** Opens the dialog and submits it with valid values, some of which `values` replaces. */
export async function book(page: Page, values: ConsultationValues = {}): Promise<Locator> {
  const dialog = await openDialog(page);
  await fill(dialog, { ...validValues, ...values });
  await submit(dialog);
  return dialog;
}

export function getToast(page: Page, title: string): Locator {
  return page.locator('[data-toast]', { hasText: title });
}

/** Lists the storage keys of this tab's requests without a response. */
export function listUnconfirmedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('unconfirmed:')));
}
