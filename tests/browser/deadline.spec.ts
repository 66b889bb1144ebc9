/** The day to act by, on the finished page: a date goes in, a day, a calendar file or a plain word comes out. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays } from '#forms/dates.ts';
import { expect, site, test } from './servers.ts';
import { watch } from './watch.ts';

const places = [
  { path: '/broward-foreclosure-defense', id: 'answer', days: 20, unit: 'days' },
  { path: '/florida-property-tax-appeals', id: 'petition', days: 25, unit: 'days' },
];
/** A Friday on which a term of either length can be tried across Thanksgiving. */
const today = '2026-11-20';
/** A Friday on which petitions are still taken: there is no notice in the hero. */
const inSeason = '2026-09-18';

test.skip(site === undefined, 'The site has not been built.');

const groundOf = (button: Element) => getComputedStyle(button).backgroundColor;

for (const { path, id, days, unit } of places) {
  test.describe(path, () => {
    const part = (page: Page) => page.locator(`#${id}`);
    const choice = (page: Page, name: string) => part(page).getByRole('radio', { name });
    const field = (page: Page) => page.locator(`#${id}-date`);
    const answer = (page: Page) => part(page).getByRole('status');
    const save = (page: Page) => part(page).getByRole('button', { name: 'Save to my calendar' });
    const call = (page: Page) => part(page).getByRole('link', { name: /^Call/ });

    async function open(page: Page, day = today): Promise<void> {
      await page.clock.setFixedTime(new Date(`${day}T15:00:00`));
      await page.goto(`${site?.url}${path}`);
    }

    /** Opens the page with the date field at hand; the code arrives with the first touch. */
    async function openField(page: Page, day?: string): Promise<void> {
      await open(page, day);
      await choice(page, 'Other date').check();
      await expect(field(page)).toBeVisible();
    }

    test('one tap gives the day to act by, without scrolling on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page);
      await choice(page, 'Today').check();
      const [actBy, left, end] =
        days === 20
          ? ['Thursday, December 10', '20 days left.', 'Thursday, December 10']
          : ['Tuesday, December 15', '25 days left.', 'Tuesday, December 15'];
      await expect(answer(page)).toContainText(/^(Answer|File) by/);
      await expect(answer(page)).toContainText(actBy);
      await expect(answer(page)).toContainText(`${left} The ${days} ${unit} end on ${end}.`);
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      await choice(page, 'Yesterday').check();
      await expect(answer(page)).toContainText(days === 20 ? 'Wednesday, December 9' : 'Monday, December 14');
    });

    test('another date gives the last business day, and the plain end of the days', async ({ page }) => {
      await openField(page);
      await field(page).fill('2026-11-09');
      const [actBy, end] =
        days === 20
          ? ['Wednesday, November 25', 'Sunday, November 29']
          : ['Friday, December 4', 'Friday, December 4'];
      await expect(answer(page)).toContainText(actBy);
      await expect(answer(page)).toContainText(`end on ${end}.`);
      await expect(save(page)).toBeVisible();
      // The ruler is filled as far as the days have run.
      await expect(part(page).locator('[data-run]')).toHaveAttribute('d', 'M0 20H112');
    });

    test('a choice that is made before the code arrives is answered when it does', async ({ page }) => {
      await page.route('**/assets/deadline-*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await open(page);
      await choice(page, 'Today').check();
      await expect(answer(page)).toContainText('days left.');
    });

    test('the day is saved as a calendar file, made in the browser', async ({ page }) => {
      await openField(page);
      await field(page).fill('2026-11-16');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const downloading = page.waitForEvent('download');
      await save(page).click();
      const download = await downloading;
      const actBy = days === 20 ? '2026-12-04' : '2026-12-11';
      expect(download.suggestedFilename()).toBe(`${id}-${actBy}.ics`);
      const file = await readFile(await download.path(), 'utf8');
      const lines = file.replaceAll('\r\n ', '').split('\r\n');
      expect(lines).toContain(`DTSTART;VALUE=DATE:${actBy.replaceAll('-', '')}`);
      expect(lines).toContain(`UID:${id}-${actBy}@localhost`);
      expect(lines).toContain(`URL:${site?.url}${path}`);
      expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(/(Answer|File) by\\n.*The \d+\s/);
      expect(asked.filter((url) => !/^blob:|\/assets\/reminders-/.test(url))).toEqual([]);
    });

    test('a date in the future, or too long ago, is refused beside its field', async ({ page }) => {
      await openField(page);
      await expect(field(page)).toHaveAttribute('max', today);
      await expect(field(page)).toHaveAttribute('min', '2025-11-20');
      for (const date of ['2026-11-21', '2025-11-19']) {
        await field(page).fill(date);
        await field(page).blur();
        await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page)).toHaveAccessibleDescription(/Enter a date within the last year/);
        await expect(answer(page)).toContainText('Enter a date within the last year');
        await expect(save(page)).toBeHidden();
        await field(page).fill(today);
        await expect(field(page)).not.toHaveAttribute('aria-invalid');
        await expect(field(page)).not.toHaveAccessibleDescription(/Enter a date within the last year/);
      }
      // Said at once of a whole date, as a calendar gives it: whoever picks one stays in the field.
      await field(page).fill('2025-11-19');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      // A year that is half typed is no mistake before the field is left.
      await field(page).fill('0002-11-16');
      await expect(field(page)).not.toHaveAttribute('aria-invalid');
    });

    test('the rule stands in the place of the day while there is none', async ({ page }) => {
      await open(page);
      await expect(answer(page)).toContainText(`${days} ${unit}`);
      await choice(page, 'Today').check();
      await expect(answer(page)).toContainText('days left.');
      await choice(page, 'Other date').check();
      await expect(answer(page)).toContainText(`${days} ${unit}`);
      await expect(answer(page)).not.toContainText('left');
      await expect(save(page)).toBeHidden();
    });

    for (const [when, now] of Object.entries({ 'in season': inSeason, 'out of season': today }))
      test(`a day to act by that is today or over makes the call the loudest and predicts nothing, ${when}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await openField(page, now);
        const other = part(page).locator('[data-button]:not([href^=tel])').first();
        const filled = await page.locator('[data-closing] [data-button]').first().evaluate(groundOf);
        // The tax page's notice asks for a call; else the first button stands out until the day is over.
        const isQuiet = days === 25 && now === today;
        await expect(isQuiet ? call(page) : other).toHaveCSS('background-color', filled);
        await expect(isQuiet ? other : call(page)).not.toHaveCSS('background-color', filled);
        for (const date of [addDays(now, -days), addDays(now, -100)]) {
          await field(page).fill(date);
          await expect(answer(page)).toContainText(/^Call now.* is today or has passed\./);
          await expect(save(page)).toBeHidden();
          await expect(answer(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
          await expect(call(page)).toBeInViewport({ ratio: 1 });
          await expect(call(page)).toHaveCSS('background-color', filled);
          await expect(other).not.toHaveCSS('background-color', filled);
        }
        await choice(page, 'Today').check();
        await expect(answer(page).getByRole('link')).toHaveCount(0);
        await expect(isQuiet ? call(page) : other).toHaveCSS('background-color', filled);
      });

    test('nothing is kept or put in the address, and nothing moves by itself', async ({ page }) => {
      await page.addInitScript(watch);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await openField(page);
        // What the visitor's own choice has opened, however late its code came.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
        );
        await page.evaluate(() => (window.seen.moved = []));
        await field(page).focus();
        // Typed, as people do: month, day, year.
        for (const date of ['11162026', '01162026', '12162026', '10012026']) await page.keyboard.type(date);
        await field(page).blur();
        expect(await page.evaluate(() => window.seen.moved)).toEqual([]);
        expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
        expect(page.url()).toBe(`${site?.url}${path}`);
      }
    });

    test('the answer is printed alone, on one sheet', async ({ page }) => {
      await page.addInitScript(() => (window.print = () => {}));
      await open(page);
      await choice(page, 'Today').check();
      await part(page).getByRole('button', { name: 'Print' }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(answer(page)).toBeVisible();
      await expect(
        part(page)
          .getByText(/governs/)
          .last(),
      ).toBeVisible();
      await expect(page.locator('h2:visible')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1000);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(page.locator('h1')).toBeVisible();
    });

    test('what was found is printed, and the question is not', async ({ page }) => {
      await open(page);
      await choice(page, 'Today').check();
      await expect(answer(page)).toContainText('days left.');
      await page.emulateMedia({ media: 'print' });
      await expect(answer(page)).toBeVisible();
      await expect(choice(page, 'Today')).toBeHidden();
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the rule and examples are there, and no question', async ({ page }) => {
        await page.goto(`${site?.url}${path}`);
        await expect(choice(page, 'Today')).toBeHidden();
        await expect(save(page)).toBeHidden();
        await expect(part(page)).toContainText(`${days} ${unit}`);
        const examples = part(page).getByText(/ \d{4}: /);
        await expect(examples).toHaveCount(2);
        for (const text of await examples.allTextContents()) {
          const [start = 0, actBy = 0] = [...text.matchAll(/\w+ \d+, \d{4}/g)].map(([day]) =>
            Date.parse(day),
          );
          const length = (actBy - start) / 86_400_000;
          expect(length).toBeLessThanOrEqual(days);
          expect(length).toBeGreaterThanOrEqual(days - 5);
        }
      });
    });
  });
}

test('the consultation opens with the date that was given', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${today}T15:00:00`));
  await page.goto(`${site?.url}/broward-foreclosure-defense`);
  await page.locator('#answer').getByRole('radio', { name: 'Yesterday' }).check();
  await expect(page.locator('#answer').getByRole('status')).toContainText('days left.');
  await page
    .locator('#answer')
    .getByRole('link', { name: /consultation/ })
    .click();
  await expect(page.getByRole('dialog').locator('[name=dateServed]')).toHaveValue('2026-11-19');
});
