/** The finished site without what browsers have learned since the spring of 2022: phones that get no updates still book. */
import type { Page } from '@playwright/test';
import { bookAtSecondTry, fill, goodAnswers, openDialog, send, someone } from './consultation-form.ts';
import { fillIntake } from './intake-form.ts';
import { expect, leadsOf, site, test } from './servers.ts';
import { sendCountyLead, subscribe } from './short-forms.ts';

test.skip(site === undefined, 'The site has not been built.');
const server = site ?? { url: '', token: '' };

/** Takes from a page, before its own scripts, what Chrome 100, Safari 15.4 or Firefox 100 lacks. */
async function growOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const younger: [unknown, string[]][] = [
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
      [Document.prototype, ['startViewTransition']],
      [Response, ['json']],
      [
        globalThis,
        ['Iterator', 'CloseWatcher', 'navigation', 'scheduler', 'requestIdleCallback', 'cookieStore'],
      ],
      [Navigator.prototype, ['userActivation', 'locks', 'userAgentData']],
      [Crypto.prototype, ['randomUUID']],
    ];
    for (const [owner, names] of younger) {
      for (const name of names) Reflect.deleteProperty(Object(owner), name);
    }
    // Selectors that are not known are errors.
    const matchAll = Document.prototype.querySelectorAll;
    Document.prototype.querySelectorAll = function querySelectorAll(selectors: string) {
      if (/:modal|:popover-open|:has\(/.test(selectors))
        throw new SyntaxError(`Unknown selector ${selectors}`);
      return matchAll.call(this, selectors);
    };
  });
}

test.beforeEach(({ page }) => growOld(page));

test('the dialog names what is missing, then books and says so', async ({ page }) => {
  await page.goto(server.url);
  await bookAtSecondTry(page, await openDialog(page), server);
});

test('a county page sends a lead', async ({ page }) => {
  const fullName = someone();
  await page.goto(`${server.url}/pasco-foreclosure-defense`);
  await sendCountyLead(page, fullName);
  expect(await leadsOf(server, fullName)).toHaveLength(1);
});

test('the intake is kept, sent, and leads on to the payment', async ({ page }) => {
  const fullName = someone();
  await page.goto(`${server.url}/florida-property-tax-appeals#intake`);
  const form = page.locator('#tax-intake-form');
  await fillIntake(form, fullName);
  const popup = page.waitForEvent('popup');
  await form.locator('[type=submit]').click();
  await popup;
  await expect.poll(() => leadsOf(server, fullName)).toHaveLength(1);
});

test('the blog takes a subscription', async ({ page }) => {
  await page.goto(`${server.url}/blog`);
  await subscribe(page);
});

test('a date gives the day to act by', async ({ page }) => {
  await page.goto(`${server.url}/foreclosure-defense`);
  await page.locator('#answer label').first().click();
  await expect(page.locator('#answer-found')).toContainText('Answer by');
});

test('where the code lacks something all the same, the form is posted without it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'normalize'));
  const fullName = someone();
  await page.goto(server.url);
  const dialog = await openDialog(page);
  await fill(dialog, { ...goodAnswers, fullName });
  await send(dialog);
  await page.waitForURL('**/local/calendar');
  expect(await leadsOf(server, fullName)).toHaveLength(1);
});
