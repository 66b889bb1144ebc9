/** Hydration of islands. A failure never breaks the static page or another island. */
import type { Page } from '@playwright/test';
import { selectEmptyValue } from '#forms/messages.ts';
import {
  fill,
  goodAnswers,
  openDialog,
  send,
  createName,
  getToast,
  listUnconfirmed,
} from './consultation-form.ts';
import { hold } from './hold.ts';
import { expect, harness, listLeads, test } from './servers.ts';

test.describe('a broken island', () => {
  test.use({ violations: [] });

  test('an empty option value is logged, keeps the HTML and stops no other island', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    // The bundle contains the texts of the forms as JSON in a string.
    const choice = (value: string) => JSON.stringify(`"options":["${value}"`).slice(1, -1);
    await page.route('**/assets/*/islands.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      await route.fulfill({ response, body: code.replaceAll(choice('Orange'), choice('')) });
    });
    await page.goto(harness.url);
    await page.locator('#county-lead-fullName').fill('Typed before');
    await expect.poll(() => errors.join()).toContain(selectEmptyValue);
    await expect(page.locator('#county-lead-form')).toBeVisible();
    await expect(page.locator('#county-lead-form')).toHaveAttribute('action', /submit-lead$/);

    const fullName = createName();
    const dialog = await openDialog(page);
    await fill(dialog, { ...goodAnswers, fullName });
    await send(dialog);
    await expect(getToast(page, 'Information Received')).toBeVisible();
  });

  test('invalid props and an unknown name stop no other island', async ({ page }) => {
    await page.route(`${harness.url}/`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace('data-island="subscribe"', 'data-island="unknown"')
        .replace('<script type="application/json">{', '<script type="application/json">');
      await route.fulfill({ response, body: html });
    });
    await page.goto(harness.url);
    await openDialog(page);
  });
});

test('hydration keeps typed input', async ({ page }) => {
  await page.goto(harness.url);
  await page.locator('#opener').evaluate((link) => link.removeAttribute('href'));
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#consultation')?.showModal());
  const dialog = page.locator('dialog#consultation');
  await dialog.locator('[name=county]').evaluate((input) => input.setAttribute('data-typed', ''));
  const release = await hold(page, '**/assets/*/islands.js');
  await fill(dialog, goodAnswers);
  release();
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  await expect(dialog.locator('[name=fullName]')).toHaveValue(goodAnswers.fullName);
  await expect(dialog.locator('[name=county]')).toHaveValue(goodAnswers.county);
});

test('the form of a translated page works in its language', async ({ page }) => {
  const fullName = createName();
  await page.goto(`${harness.url}/spanish`);
  const dialog = await openDialog(page);
  await expect(dialog).toContainText('* Campo obligatorio');
  await expect(dialog).toContainText('Todavía no hay relación.');
  await send(dialog);
  await getToast(page, 'Unable to Submit').getByRole('button', { name: 'Cerrar' }).click();
  await fill(dialog, { ...goodAnswers, fullName });
  const popup = page.waitForEvent('popup');
  const request = page.waitForRequest(/book-consultation\?language=es$/);
  await send(dialog);
  await request;
  expect(new URL((await popup).url()).pathname).toBe('/local/calendar');
  await expect(getToast(page, 'Information Received')).toBeVisible();
  expect(await listLeads(harness, fullName)).toHaveLength(1);
});

/** Records whether the browser shows its own validation messages. */
function watchForBubbles(): void {
  const seen: boolean[] = [];
  Object.assign(window, { bubbles: seen });
  addEventListener('DOMContentLoaded', () => {
    addEventListener('invalid', ({ defaultPrevented }) => seen.push(!defaultPrevented), true);
  });
}

function countBubbles(page: Page): Promise<boolean[]> {
  return page.evaluate(() => ('bubbles' in window && Array.isArray(window.bubbles) ? window.bubbles : []));
}

test('a form submitted before hydration shows its own errors', async ({ page }) => {
  await page.addInitScript(watchForBubbles);
  const release = await hold(page, '**/assets/*/islands.js');
  await page.goto(`${harness.url}/intake`);
  await page.locator('[type=submit]').click();
  release();
  await expect(page.locator('[data-errors]')).toBeFocused();
  const bubbles = await countBubbles(page);
  expect(bubbles.length).toBeGreaterThan(0);
  expect(bubbles).not.toContain(true);
});

test('a failed script is retried, and the form posts without it', async ({ page }) => {
  await page.addInitScript(watchForBubbles);
  const fullName = createName();
  let requests = 0;
  await page.route('**/assets/*/islands.js', (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto(harness.url);
  await page.locator('#opener').click();
  const dialog = page.locator('dialog#consultation');
  await send(dialog);
  // Without the script the browser validates.
  await expect.poll(() => countBubbles(page)).toContain(true);
  await fill(dialog, { ...goodAnswers, fullName });
  await send(dialog);
  await page.waitForURL('**/local/calendar');
  expect(requests).toBeGreaterThan(1);
  expect(await listLeads(harness, fullName)).toHaveLength(1);
});

test('a form whose script failed once sends one request', async ({ page }) => {
  let requests = 0;
  await page.route('**/book-consultation', (route) => {
    requests += 1;
    return route.continue();
  });
  await page.route('**/assets/*/islands.js', (route) => route.abort(), { times: 1 });
  await page.goto(harness.url);
  const failure = page.waitForEvent('requestfailed');
  await page.locator('#opener').click();
  await failure;
  const dialog = page.locator('dialog#consultation');
  await fill(dialog, { ...goodAnswers, fullName: createName() });
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  await send(dialog);
  await expect(getToast(page, 'Information Received')).toBeVisible();
  expect(requests).toBe(1);
});

// The headless shell has no back-forward cache.
test(
  'a page restored from the back-forward cache sends only new requests',
  { tag: '@whole-browser' },
  async ({ page }) => {
    const fullName = createName();
    await page.goto(harness.url);
    const dialog = await openDialog(page);
    await fill(dialog, { ...goodAnswers, fullName });
    const calendar = page.waitForEvent('popup');
    await send(dialog);
    await expect(dialog).toBeHidden();
    // The browser does not cache a page with an open popup.
    await (await calendar).close();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    await page.goto(`${harness.url}/extras`);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    expect(await listLeads(harness, fullName)).toHaveLength(1);
    const again = await openDialog(page);
    await expect(again.locator('[name=fullName]')).toHaveValue('');
    const second = createName();
    await fill(again, { ...goodAnswers, fullName: second });
    await send(again);
    await expect(again).toBeHidden();
    expect(await listLeads(harness, second)).toHaveLength(1);
  },
);

test('only one of two equal forms resends an unconfirmed request', async ({ page }) => {
  const fullName = createName();
  let requests = 0;
  await page.route('**/book-consultation', async (route) => {
    requests += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.addInitScript(
    (content) => {
      const key = `0123456789ab-${content.fullName.slice(-8)}`;
      const unconfirmed = { key, content, botSignals: {}, at: Date.now() };
      sessionStorage.setItem('unconfirmed:consultation', JSON.stringify(unconfirmed));
    },
    { ...goodAnswers, fullName },
  );
  await page.goto(`${harness.url}/twice`);
  await expect(page.locator('form[novalidate]')).toHaveCount(2);
  await expect(getToast(page, 'Information Received')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForLoadState('networkidle');
  expect(requests).toBe(1);
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  expect(await listUnconfirmed(page)).toEqual([]);
});
