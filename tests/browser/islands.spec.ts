/**
 * How parts of a page get their code: each on its own, and never at the cost of the working page under it.
 */
import type { Page } from '@playwright/test';
import { selectEmptyValue } from '#forms/messages.ts';
import { fill, goodAnswers, openDialog, send, someone, toast, unconfirmedIn } from './consultation-form.ts';
import { expect, harness, leadsOf, test } from './servers.ts';

test.describe('a broken part', () => {
  test.use({ faults: [] });

  test('a select with an empty value fails with its reason, keeps its HTML, and stops no other part', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    // The words of the forms stand in the code as JSON inside a string.
    const choice = (value: string) => JSON.stringify(`"options":["${value}"`).slice(1, -1);
    await page.route('**/assets/islands-*.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      await route.fulfill({ response, body: code.replaceAll(choice('Orange'), choice('')) });
    });
    await page.goto(harness.url);
    await page.locator('#county-lead-fullName').fill('Typed before');
    await expect.poll(() => errors.join()).toContain(selectEmptyValue);
    await expect(page.locator('#county-lead-form')).toBeVisible();
    await expect(page.locator('#county-lead-form')).toHaveAttribute('action', /submit-lead$/);

    const fullName = someone();
    const dialog = await openDialog(page);
    await fill(dialog, { ...goodAnswers, fullName });
    await send(dialog);
    await expect(toast(page, 'Information Received')).toBeVisible();
  });

  test('props that are no JSON, and a name that nobody has, stop no other part', async ({ page }) => {
    await page.route(`${harness.url}/`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace('data-island="subscribe"', 'data-island="nobody"')
        .replace('<script type="application/json">{', '<script type="application/json">');
      await route.fulfill({ response, body: html });
    });
    await page.goto(harness.url);
    await openDialog(page);
  });
});

test('what was typed before the code arrived stays', async ({ page }) => {
  await page.goto(harness.url);
  await page.locator('#opener').evaluate((link) => link.removeAttribute('href'));
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#consultation')?.showModal());
  const dialog = page.locator('dialog#consultation');
  await dialog.locator('[name=county]').evaluate((input) => input.setAttribute('data-typed', ''));
  await page.route('**/assets/islands-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await fill(dialog, goodAnswers);
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  await expect(dialog.locator('[name=fullName]')).toHaveValue(goodAnswers.fullName);
  await expect(dialog.locator('[name=county]')).toHaveValue(goodAnswers.county);
});

test('the form of a translated page keeps its words, books, and speaks by messages', async ({ page }) => {
  const fullName = someone();
  await page.goto(`${harness.url}/spanish`);
  const dialog = await openDialog(page);
  await expect(dialog).toContainText('* Campo obligatorio');
  await expect(dialog).toContainText('Todavía no hay relación.');
  await send(dialog);
  await toast(page, 'Unable to Submit').getByRole('button', { name: 'Cerrar' }).click();
  await fill(dialog, { ...goodAnswers, fullName });
  const popup = page.waitForEvent('popup');
  const request = page.waitForRequest(/book-consultation\?language=es$/);
  await send(dialog);
  await request;
  expect(new URL((await popup).url()).pathname).toBe('/local/calendar');
  await expect(toast(page, 'Information Received')).toBeVisible();
  expect(await leadsOf(harness, fullName)).toHaveLength(1);
});

/** What the browser would say of the fields of the page, and whether it is kept from it. */
function watchForBubbles(): void {
  const seen: boolean[] = [];
  Object.assign(window, { bubbles: seen });
  addEventListener('DOMContentLoaded', () => {
    addEventListener('invalid', ({ defaultPrevented }) => seen.push(!defaultPrevented), true);
  });
}

function bubblesIn(page: Page): Promise<boolean[]> {
  return page.evaluate(() => ('bubbles' in window && Array.isArray(window.bubbles) ? window.bubbles : []));
}

test('a form that is sent before its code is there says by itself what is wrong', async ({ page }) => {
  await page.addInitScript(watchForBubbles);
  await page.route('**/assets/islands-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(`${harness.url}/intake`);
  await page.locator('[type=submit]').click();
  await expect(page.locator('[data-errors]')).toBeFocused();
  const bubbles = await bubblesIn(page);
  expect(bubbles.length).toBeGreaterThan(0);
  expect(bubbles).not.toContain(true);
});

test('code that does not arrive is asked for again, and the form posts without it', async ({ page }) => {
  await page.addInitScript(watchForBubbles);
  const fullName = someone();
  let asked = 0;
  await page.route('**/assets/islands-*', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto(harness.url);
  await page.locator('#opener').click();
  const dialog = page.locator('dialog#consultation');
  await send(dialog);
  // Then the browser may speak.
  await expect.poll(() => bubblesIn(page)).toContain(true);
  await fill(dialog, { ...goodAnswers, fullName });
  await send(dialog);
  await page.waitForURL('**/local/calendar');
  expect(asked).toBeGreaterThan(1);
  expect(await leadsOf(harness, fullName)).toHaveLength(1);
});

// The browser without windows keeps no page to come back to.
test(
  'a page that comes back from the back-forward cache sends once more only what is new',
  { tag: '@whole-browser' },
  async ({ page }) => {
    const fullName = someone();
    await page.goto(harness.url);
    const dialog = await openDialog(page);
    await fill(dialog, { ...goodAnswers, fullName });
    const calendar = page.waitForEvent('popup');
    await send(dialog);
    await expect(dialog).toBeHidden();
    // The browser keeps no page that another one, opened by it, can still reach.
    await (await calendar).close();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    await page.goto(`${harness.url}/extras`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    expect(await leadsOf(harness, fullName)).toHaveLength(1);
    const again = await openDialog(page);
    await expect(again.locator('[name=fullName]')).toHaveValue('');
    const second = someone();
    await fill(again, { ...goodAnswers, fullName: second });
    await send(again);
    await expect(again).toBeHidden();
    expect(await leadsOf(harness, second)).toHaveLength(1);
  },
);

test('a page left while it sends, and come back to, has booked once and is not stuck', async ({ page }) => {
  const fullName = someone();
  await page.route('**/book-consultation', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => {});
  });
  await page.goto(harness.url);
  const dialog = await openDialog(page);
  await fill(dialog, { ...goodAnswers, fullName });
  await send(dialog);
  await expect(dialog.locator('[type=submit]')).toBeDisabled();
  await page.goto(`${harness.url}/extras`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(toast(page, 'Information Received')).toBeVisible({ timeout: 15_000 });
  expect(await leadsOf(harness, fullName)).toHaveLength(1);
  expect(await unconfirmedIn(page)).toEqual([]);
});

test('what was sent and not confirmed is sent again by one form, where a page has two of its kind', async ({
  page,
}) => {
  const fullName = someone();
  let requests = 0;
  await page.route('**/book-consultation', async (route) => {
    requests += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.addInitScript(
    (content) => {
      const key = `0123456789ab-${content.fullName.slice(-8)}`;
      const unconfirmed = { key, content, signs: {}, at: Date.now() };
      sessionStorage.setItem('unconfirmed:consultation', JSON.stringify(unconfirmed));
    },
    { ...goodAnswers, fullName },
  );
  await page.goto(`${harness.url}/twice`);
  await expect(page.locator('form[novalidate]')).toHaveCount(2);
  await expect(toast(page, 'Information Received')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForTimeout(1000);
  expect(requests).toBe(1);
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  expect(await unconfirmedIn(page)).toEqual([]);
});
