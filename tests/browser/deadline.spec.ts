/** The deadline finder on built pages. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { shiftDay, subtractYear } from '#forms/dates.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, site, test } from './servers.ts';
import { watchPage } from './watch.ts';

/** Pages with a finder, each with a date before a holiday and the expected results. */
const finderPages = [
  {
    path: '/broward-foreclosure-defense',
    id: 'answer',
    days: 20,
    /** The Friday before the week of Thanksgiving. */
    today: '2026-11-20',
    examples: {
      '2026-11-20': { actBy: 'Thursday, December 10', left: '20 days left.', end: 'Thursday, December 10' },
      '2026-11-19': { actBy: 'Wednesday, December 9', left: '19 days left.', end: 'Wednesday, December 9' },
      '2026-11-09': { actBy: 'Wednesday, November 25', left: '5 days left.', end: 'Sunday, November 29' },
    },
    savedDeadline: { start: '2026-11-16', actBy: '2026-12-04' },
  },
  {
    path: '/florida-property-tax-appeals',
    id: 'petition',
    days: 25,
    /** Petitions are still accepted. */
    today: '2026-09-02',
    examples: {
      '2026-09-02': { actBy: 'Friday, September 25', left: '23 days left.', end: 'Sunday, September 27' },
      '2026-08-24': { actBy: 'Friday, September 18', left: '16 days left.', end: 'Friday, September 18' },
    },
    savedDeadline: { start: '2026-08-24', actBy: '2026-09-18' },
  },
];

test.skip(site === undefined, 'The site has not been built.');
test.use({ timezoneId: 'America/New_York' });

type Finder = Record<
  'finder' | 'field' | 'answer' | 'saveButton' | 'callLink' | 'today' | 'yesterday' | 'otherDate',
  Locator
>;

function getFinder(page: Page, id: string): Finder {
  const finder = page.locator(`#${id}`);
  const getChoice = (name: string) => finder.getByRole('radio', { name });
  return {
    finder,
    field: page.locator(`#${id}-date`),
    answer: page.locator(`#${id}-found`),
    saveButton: finder.getByRole('button', { name: 'Save to my calendar' }),
    callLink: finder.getByRole('link', { name: /^Call/ }),
    today: getChoice('Today'),
    yesterday: getChoice('Yesterday'),
    otherDate: getChoice('Other date'),
  };
}

/** Opens a page and focuses the date field, which loads the finder's code. */
async function openField(page: Page, path: string, id: string, day: string): Promise<Finder> {
  await page.clock.setFixedTime(new Date(`${day}T15:00:00Z`));
  await page.goto(`${site?.url}${path}`);
  const parts = getFinder(page, id);
  if (id === 'answer') await parts.otherDate.check();
  await expect(parts.field).toBeVisible();
  await parts.field.focus();
  return parts;
}

for (const { path, id, days, today, examples, savedDeadline } of finderPages) {
  test.describe(path, () => {
    test('shows the last business day to act for each date within a year, and an error for other dates', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const { finder, field, answer, saveButton } = await openField(page, path, id, today);
      for (const [start, { actBy, left, end }] of Object.entries(examples)) {
        await field.fill(start);
        await expect(answer).toContainText(/^(Answer|File) by/);
        await expect(answer).toContainText(actBy);
        await expect(answer).toContainText(left);
        const endText = actBy === end ? 'days end on' : `The ${days} days end on ${end}, a weekend or`;
        await (actBy === end ? expect(answer).not : expect(answer)).toContainText(endText);
        await expect(saveButton).toBeVisible();
        // The ruler has a tick for each day that has passed.
        const passedDays = (Date.parse(today) - Date.parse(start)) / 86_400_000;
        const ticks = passedDays > 0 ? `M0 0v1${'m1-1v1'.repeat(passedDays)}` : '';
        await expect(finder.locator('[data-run]')).toHaveAttribute('d', ticks);
        const [, month, dayOfMonth] = /([A-Z][a-z]{2})[a-z]* (\d+)/.exec(actBy) ?? [];
        await expect(finder.getByText(/^(Answer|Petition) due/)).toHaveText(
          new RegExp(`due ${month}\u00A0${dayOfMonth}$`),
        );
      }
      // Month and day stay on one line.
      expect(await answer.textContent()).toMatch(/[a-z]\u00A0\d/);
      // Without a date the rule is shown.
      await field.fill('');
      await expect(answer).toContainText(`${days} days`);
      await expect(answer).not.toContainText('left');
      await expect(finder.getByText(/^(Answer|Petition) due$/)).toBeVisible();
      await expect(saveButton).toBeHidden();

      const [tomorrow, tooLongAgo] = [shiftDay(today, 1), shiftDay(subtractYear(today), -1)];
      await expect(field).toHaveAttribute('max', today);
      await expect(field).toHaveAttribute('min', subtractYear(today));
      for (const date of [tomorrow, tooLongAgo]) {
        await field.fill(date);
        await field.blur();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(/Enter a date within the last year/);
        await expect(answer).toContainText('Enter a date within the last year');
        await expect(saveButton).toBeHidden();
        await field.fill(today);
        await expect(field).not.toHaveAttribute('aria-invalid');
        await expect(field).not.toHaveAccessibleDescription(/Enter a date within the last year/);
      }
      // A complete date is validated immediately.
      await field.fill(tooLongAgo);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      // A partially typed year isn't reported until blur.
      await field.fill('0002-11-16');
      await expect(field).not.toHaveAttribute('aria-invalid');
    });

    test('the last day can be saved as a calendar file with a phone number, or printed on one page', async ({
      page,
    }) => {
      await page.addInitScript(() => (window.print = () => {}));
      const { finder, field, answer, saveButton } = await openField(page, path, id, today);
      await field.fill(savedDeadline.start);
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      const downloadPromise = page.waitForEvent('download');
      await saveButton.click();
      const download = await downloadPromise;
      expect(download.suggestedFilename()).toBe(`${id}-${savedDeadline.actBy}.ics`);
      const file = await readFile(await download.path(), 'utf8');
      const lines = file.replaceAll('\r\n ', '').split('\r\n');
      expect(lines).toContain(`DTSTART;VALUE=DATE:${savedDeadline.actBy.replaceAll('-', '')}`);
      const description = lines.find((line) => line.startsWith('DESCRIPTION:'));
      expect(description).toMatch(/(Answer|File) by \w+day\\, \w+ \d+\.\\n.*Call \(\d{3}\) \d{3}-\d{4}/);
      expect(description).not.toMatch(/days? left/);
      expect(urls.filter((url) => !/^blob:|\/reminders\.js$/.test(url))).toEqual([]);

      await finder.getByRole('button', { name: 'Print' }).click();
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(answer).toContainText(/: [A-Z]\w+\s\d+, \d{4}\./);
      await expect(answer).not.toContainText('left');
      await expect(field).toBeHidden();
      await expect(finder.getByText(/governs/).last()).toBeVisible();
      await expect(page.locator('h2:visible')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1000);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(answer).toContainText('left');
      await expect(page.locator('h1')).toBeVisible();
    });

    test('from the last day on, the call button is the primary one', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const { finder, field, answer, saveButton, callLink } = await openField(page, path, id, today);
      const otherButton = finder.locator('[data-button]:not([href^=tel]):visible').first();
      const primaryColor = await page
        .locator('[data-closing] [data-button]')
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor);
      await expect(otherButton).toHaveCSS('background-color', primaryColor);
      await expect(callLink).not.toHaveCSS('background-color', primaryColor);
      for (const [date, message] of [
        [shiftDay(today, -days), /^Act today.* Call now\./],
        [shiftDay(today, -100), /^Was due\w+day, \w+\s\d+.*Call/],
      ] as const) {
        await field.fill(date);
        await expect(answer).toContainText(message);
        await expect(answer).toContainText('Closed? Leave your name, county');
        await expect(page.locator('body')).not.toContainText('is today or has passed');
        await expect(saveButton).toBeHidden();
        await expect(callLink).toHaveCSS('background-color', primaryColor);
        await expect(otherButton).not.toHaveCSS('background-color', primaryColor);
        await expect(finder.locator('[data-button]:visible').first()).toHaveAttribute('href', /^tel:/);
      }
      await field.fill(savedDeadline.start);
      await expect(answer).toContainText('days left.');
      await expect(otherButton).toHaveCSS('background-color', primaryColor);
    });

    test('the date is not added to the URL and causes no layout shift', async ({ page }) => {
      await page.addInitScript(watchPage);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const { field } = await openField(page, path, id, today);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
        );
        await page.evaluate(() => (window.observations.movedElements = []));
        await field.focus();
        for (const date of ['11162026', '01162026', '12162026', '08202026']) await page.keyboard.type(date);
        await field.blur();
        expect(await page.evaluate(() => window.observations.movedElements)).toEqual([]);
        await field.fill(savedDeadline.start);
        await expect
          .poll(() => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })))
          .toEqual(id === 'answer' ? ['dateServed'] : []);
        expect(page.url()).toBe(`${site?.url}${path}`);
        await page.evaluate(() => sessionStorage.clear());
      }
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the field is hidden, and the rule is shown with examples', async ({ page }) => {
        await page.goto(`${site?.url}${path}`);
        const { finder, field, saveButton, callLink } = getFinder(page, id);
        await expect(field).toBeHidden();
        await expect(saveButton).toBeHidden();
        await expect(callLink).toBeVisible();
        await expect(finder.getByText(/governs/).last()).toBeVisible();
        const rows = finder.locator('[class]:has(> b) > p').filter({ hasText: / \d{4}: / });
        await expect(rows).toHaveCount(2);
        for (const text of await rows.allTextContents()) {
          const [start = 0, actBy = 0] = [...text.matchAll(/\w+\s\d+, \d{4}/g)].map(([day]) =>
            Date.parse(day.replaceAll('\u00A0', ' ')),
          );
          const termDays = (actBy - start) / 86_400_000;
          expect(termDays).toBeLessThanOrEqual(days);
          expect(termDays).toBeGreaterThanOrEqual(days - 5);
        }
      });
    });
  });
}

test.describe('the deadline to answer the court', () => {
  const url = `${site?.url}/broward-foreclosure-defense`;

  test('one tap, even before the code has loaded, shows the last day and prefills the consultation form', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'));
    const release = await holdRequests(page, '**/assets/*/deadline.js');
    await page.goto(url);
    const { finder, answer, today, yesterday } = getFinder(page, 'answer');
    await today.check();
    release();
    await expect(answer).toContainText('Thursday, December 10');
    await expect(answer).toBeInViewport({ ratio: 1 });
    const dateServed = page.locator('#consultation [name=dateServed]');
    await expect(dateServed).toHaveValue('2026-11-20');
    await yesterday.check();
    await expect(answer).toContainText('Wednesday, December 9');
    await expect(dateServed).toHaveValue('2026-11-19');
    // A date typed in the form isn't overwritten.
    await dateServed.evaluate((input: HTMLInputElement) => (input.value = '2026-11-15'));
    await today.check();
    await expect(finder).toContainText('20 days left');
    await expect(dateServed).toHaveValue('2026-11-15');
  });

  test('the date moves a marker on the timeline, which is to scale and printed', async ({ page }) => {
    const { field } = await openField(page, '/broward-foreclosure-defense', 'answer', '2026-11-20');
    const timeline = page.locator('#timeline svg').first();
    const marker = timeline.locator('svg path');
    await expect(marker).toHaveCount(0);
    // 20 days of 365, and 6 to 12 months.
    const spans = await timeline
      .locator('line[x1]')
      .evaluateAll((lines) => lines.map((line) => [line.getAttribute('x1'), line.getAttribute('x2')]));
    expect(spans).toEqual([
      ['0%', '5.5%'],
      ['50%', '100%'],
    ]);
    await field.fill('2026-11-01');
    await expect(marker).toBeVisible();
    await expect(timeline.locator('svg')).toHaveAttribute('x', '5.2%');
    await expect(timeline.locator('svg')).toContainText('Today');
    await page.emulateMedia({ media: 'print' });
    await expect(marker).toBeVisible();
    await page.emulateMedia({ media: null });
    await field.fill('');
    await expect(marker).toHaveCount(0);
  });

  for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      /** Served on November 7, 2026: day 20 is a Friday on which courts are closed, so the deadline moves to the following Monday. */
      test('the answer in an open tab follows the time in Florida', async ({ page }) => {
        const { field, answer } = await openField(
          page,
          '/broward-foreclosure-defense',
          'answer',
          '2026-11-24',
        );
        await field.fill('2026-11-07');
        for (const [time, message] of [
          ['2026-11-25T04:59:00Z', /^Answer byWednesday, November\s25One day left\./],
          [
            '2026-11-25T05:00:00Z',
            /^Act todayWednesday, November\s25Today is your last day by this count\. You can/,
          ],
          [
            '2026-11-26T15:00:00Z',
            /^Act todayThursday, November\s26The day to answer by was Wednesday, November\s25\. The court’s count may run longer\. Do not rely on it\./,
          ],
          ['2026-12-01T04:59:00Z', /^Act todayMonday, November\s30/],
          ['2026-12-01T05:00:00Z', /^Was dueMonday, November\s30/],
        ] as const) {
          await page.clock.setFixedTime(new Date(time));
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          await expect(answer, time).toContainText(message);
        }
      });
    });
  }

  test('other pages in the tab restore the date without a layout shift', async ({ page }) => {
    await page.addInitScript(watchPage);
    const { finder, field, answer, yesterday, otherDate } = getFinder(page, 'answer');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url);
      const dateServed = shiftDay(new Date().toISOString().slice(0, 10), -9);
      await otherDate.check();
      await field.fill(dateServed);
      await expect(answer).toContainText('Answer by');
      const answerText = await answer.textContent();
      for (const path of [
        '/pasco-foreclosure-defense',
        '/',
        '/foreclosure-defense',
        '/guides/served-today',
      ]) {
        await page.goto(`${site?.url}${path}`);
        await expect(finder).toHaveCSS('content-visibility', 'visible');
        expect(await page.evaluate(() => window.observations.movedElements), `${path}, ${width}`).toEqual([]);
        // If the page was painted before its script ran, the first interaction shows the answer.
        await page.locator('h1').click();
        await expect(answer).toHaveText(answerText ?? '');
        await expect(field).toHaveValue(dateServed);
      }
      // A new date replaces the stored one.
      await yesterday.check();
      await expect(answer).not.toHaveText(answerText ?? '');
      const newAnswerText = await answer.textContent();
      await page.goto(url);
      await page.locator('h1').click();
      await expect(yesterday).toBeChecked();
      await expect(answer).toHaveText(newAnswerText ?? '');
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('a page whose code fails to load shows the rule despite a stored date', async ({ page }) => {
    await page.route('**/assets/*/deadline.js', (route) => route.abort());
    await page.addInitScript(() => sessionStorage.setItem('dateServed', '2026-11-17 120'));
    await page.goto(url);
    await expect(getFinder(page, 'answer').answer).toContainText('20 days');
  });
});
