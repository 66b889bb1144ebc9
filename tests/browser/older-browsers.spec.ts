/** Tests forms and finders without APIs that some browsers from the spring of 2022 lack. */
import type { Page } from '@playwright/test';
import { fill, validValues, openDialog, submit, createName, getToast, book } from './consultation-form.ts';
import { fillIntake } from './intake-form.ts';
import { expect, listLeads, site, test } from './servers.ts';

test.skip(site === undefined, 'The site has not been built.');
const server = site ?? { url: '', token: '' };

/**
 * Removes APIs that at least one of Chrome 100, Safari 15.4 and Firefox 100 lacks, and `randomUUID` and `locks`, which exist
 * only in secure contexts.
 */
async function removeNewApis(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const newerApis: [unknown, string[]][] = [
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [
        Array.prototype,
        ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with', 'group'],
      ],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['timeout', 'any']],
      [RegExp, ['escape']],
      [Element.prototype, ['checkVisibility', 'setHTML', 'setHTMLUnsafe']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
      [HTMLDialogElement.prototype, ['requestClose']],
      [Document.prototype, ['startViewTransition', 'adoptedStyleSheets']],
      [Response, ['json']],
      [
        globalThis,
        [
          'CSSStyleSheet',
          'Iterator',
          'CloseWatcher',
          'navigation',
          'scheduler',
          'requestIdleCallback',
          'cookieStore',
        ],
      ],
      [Navigator.prototype, ['userActivation', 'locks', 'userAgentData']],
      [Crypto.prototype, ['randomUUID']],
    ];
    for (const [owner, names] of newerApis) {
      for (const name of names) Reflect.deleteProperty(Object(owner), name);
    }
    // Unknown selectors throw.
    const matchAll = Document.prototype.querySelectorAll;
    Document.prototype.querySelectorAll = function querySelectorAll(selectors: string) {
      if (/:modal|:popover-open|:has\(/.test(selectors))
        throw new SyntaxError(`Unknown selector ${selectors}`);
      return matchAll.call(this, selectors);
    };
  });
}

test.beforeEach(({ page }) => removeNewApis(page));

test('the dialog reports missing fields, then submits the booking', async ({ page }) => {
  const fullName = createName();
  await page.goto(server.url);
  const dialog = await openDialog(page);
  await submit(dialog);
  await expect(dialog.locator('[data-errors]')).toBeFocused();
  await fill(dialog, { ...validValues, fullName });
  await submit(dialog);
  await expect(getToast(page, 'Information Received')).toBeVisible();
  expect(await listLeads(server, fullName)).toHaveLength(1);
});

test('the intake is sent and opens the payment page', async ({ page }) => {
  const fullName = createName();
  await page.goto(`${server.url}/florida-property-tax-appeals#intake`);
  const form = page.locator('#tax-intake-form');
  await fillIntake(form, fullName);
  const popup = page.waitForEvent('popup');
  await form.locator('[type=submit]').click();
  await popup;
  await expect.poll(() => listLeads(server, fullName)).toHaveLength(1);
});

test('the deadline finder and the place finder work', async ({ page }) => {
  await page.goto(`${server.url}/foreclosure-defense`);
  await page.locator('#answer label').first().click();
  await expect(page.locator('#answer-found')).toContainText('Answer by');
  await page.getByLabel('Where is the property?').fill('Tampa');
  await expect(page.locator('#place-found')).toContainText('Hillsborough County');
});

test('if a script fails, the form is submitted natively', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'normalize'));
  const fullName = createName();
  await page.goto(server.url);
  await book(page, { fullName });
  await page.waitForURL('**/local/calendar');
  expect(await listLeads(server, fullName)).toHaveLength(1);
});
