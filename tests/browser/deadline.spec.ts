/** The day to act by, on the finished page: a date goes in, a day, a calendar file or a plain word comes out. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays } from '#forms/dates.ts';
import { expect, site, test } from './servers.ts';
import { watch } from './watch.ts';

const places = [
  { path: '/foreclosure-defense', id: 'answer-by', days: 20 },
  { path: '/flaproptaxappealscounties', id: 'file-by', days: 25 },
];
/** A Friday on which a term of either length can be tried across Thanksgiving. */
const today = '2026-11-20';

test.skip(site === undefined, 'The site has not been built.');

for (const { path, id, days } of places) {
  test.describe(path, () => {
    const part = (page: Page) => page.locator(`#${id}`);
    const field = (page: Page) => page.locator(`#${id}-date`);
    const status = (page: Page) => part(page).getByRole('status');
    const save = (page: Page) => part(page).getByRole('button');
    const call = (page: Page) => part(page).getByRole('link', { name: /^Call/ });

    /** Opens the page on the day above; the code arrives with the first touch. */
    async function open(page: Page): Promise<void> {
      await page.clock.setFixedTime(new Date(`${today}T15:00:00`));
      await page.goto(`${site?.url}${path}`);
      await field(page).focus();
      await expect(field(page)).toHaveAttribute('max', /./);
    }

    test('a date gives the day to act by and the plain end of the days', async ({ page }) => {
      await open(page);
      await field(page).fill('2026-11-09');
      const [actBy, end] =
        days === 20
          ? ['Wednesday, November 25, 2026', 'Sunday, November 29, 2026']
          : ['Friday, December 4, 2026', 'Friday, December 4, 2026'];
      await expect(status(page).locator('p[data-day]')).toHaveText(actBy);
      await expect(status(page)).toContainText(`days end on ${end}.`);
      await expect(save(page)).toBeVisible();
      await expect(call(page)).toBeHidden();
    });

    test('a date that is typed before the code arrives is answered when it does', async ({ page }) => {
      await page.clock.setFixedTime(new Date(`${today}T15:00:00`));
      await page.route('**/assets/islands-*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.goto(`${site?.url}${path}`);
      await field(page).fill('2026-11-16');
      await expect(part(page).locator('p[data-day]').last()).toBeVisible();
    });

    test('the day is saved as a calendar file, made in the browser', async ({ page }) => {
      await open(page);
      await field(page).fill('2026-11-16');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const downloading = page.waitForEvent('download');
      await save(page).click();
      const download = await downloading;
      const actBy = days === 20 ? '2026-12-04' : '2026-12-11';
      expect(download.suggestedFilename()).toBe(`${id}-date-${actBy}.ics`);
      const file = await readFile(await download.path(), 'utf8');
      const lines = file.replaceAll('\r\n ', '').split('\r\n');
      expect(lines).toContain(`DTSTART;VALUE=DATE:${actBy.replaceAll('-', '')}`);
      expect(lines).toContain(`UID:${id}-date-${actBy}@localhost`);
      expect(lines).toContain(`URL:${site?.url}${path}`);
      expect(lines.find((line) => line.startsWith('DESCRIPTION:Act by\\n'))).toContain(`The ${days} `);
      expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([]);
    });

    test('a date in the future, or too long ago, is refused beside its field', async ({ page }) => {
      await open(page);
      await expect(field(page)).toHaveAttribute('max', today);
      await expect(field(page)).toHaveAttribute('min', '2025-11-20');
      for (const date of ['2026-11-21', '2025-11-19']) {
        await field(page).fill(date);
        await field(page).blur();
        await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page)).toHaveAccessibleDescription(/Enter a date within the last year/);
        await expect(status(page)).toContainText('Enter a date within the last year');
        await expect(save(page)).toBeHidden();
        await field(page).fill(today);
        await expect(field(page)).not.toHaveAttribute('aria-invalid');
        await expect(field(page)).not.toHaveAccessibleDescription(/Enter a date within the last year/);
      }
    });

    test('a year that is half typed is no mistake before the field is left', async ({ page }) => {
      await open(page);
      // What the field holds after the first digit of the year.
      await field(page).fill('0002-11-16');
      await expect(field(page)).not.toHaveAttribute('aria-invalid');
      await field(page).fill('2026-11-16');
      await expect(status(page).locator('p[data-day]')).toBeVisible();
      await field(page).fill('');
      await expect(status(page)).toBeEmpty();
    });

    test('examples stand in the place of the day while there is none', async ({ page }) => {
      await open(page);
      const examples = part(page).getByRole('table', { name: 'Examples' });
      const waiting = part(page).getByText('Your day to act by appears');
      await expect(waiting).toBeVisible();
      await expect(examples).toBeVisible();
      await field(page).fill('2026-11-16');
      await expect(waiting).toBeHidden();
      await expect(examples).toBeHidden();
      await field(page).fill('');
      await expect(examples).toBeVisible();
    });

    test('a day to act by that is today or over leads to the phone and predicts nothing', async ({
      page,
    }) => {
      await open(page);
      for (const date of [addDays(today, -days), addDays(today, -100)]) {
        await field(page).fill(date);
        await expect(status(page)).toContainText('is today or has passed. Call now');
        await expect(call(page)).toHaveAttribute('href', /^tel:/);
        await expect(call(page)).toBeVisible();
        await expect(save(page)).toBeHidden();
      }
    });

    test('nothing is kept or put in the address, and nothing moves', async ({ page }) => {
      await page.addInitScript(watch);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page);
        const height = (await part(page).boundingBox())?.height;
        for (const date of ['2026-11-16', '2026-01-16', '2026-12-16', '2026-10-01']) {
          await field(page).fill(date);
          await field(page).blur();
          expect((await part(page).boundingBox())?.height, `${date} at ${width} px`).toBe(height);
        }
        // The digits inside of the field are the browser's own, and have no name here.
        expect(await page.evaluate(() => window.seen.moved)).toEqual([]);
        expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
        expect(page.url()).toBe(`${site?.url}${path}`);
      }
    });

    test('what was found is printed, and the button is not', async ({ page }) => {
      await open(page);
      await field(page).fill('2026-11-16');
      await page.emulateMedia({ media: 'print' });
      await expect(status(page).locator('p[data-day]')).toBeVisible();
      await expect(save(page)).toBeHidden();
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('there is no field, and the table of examples is there', async ({ page }) => {
        await page.goto(`${site?.url}${path}`);
        await expect(field(page)).toBeHidden();
        await expect(save(page)).toBeHidden();
        await expect(part(page).getByRole('table')).toBeVisible();
        const rows = part(page).locator('tbody tr');
        await expect(rows).toHaveCount(3);
        for (const row of await rows.all()) {
          const [start = 0, actBy = 0] = (await row.locator('td').allTextContents()).map(Date.parse);
          const length = (actBy - start) / 86_400_000;
          expect(length).toBeLessThanOrEqual(days);
          expect(length).toBeGreaterThanOrEqual(days - 5);
        }
      });
    });
  });
}
