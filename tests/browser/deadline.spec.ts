/** The deadline finder on built pages. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, subtractYear } from '#forms/dates.ts';
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
    saved: { start: '2026-11-16', actBy: '2026-12-04' },
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
    saved: { start: '2026-08-24', actBy: '2026-09-18' },
  },
];

test.skip(site === undefined, 'The site has not been built.');

const getBackground = (button: Element) => getComputedStyle(button).backgroundColor;

test.use({ timezoneId: 'America/New_York' });

for (const { path, id, days, today, examples, saved } of finderPages) {
  test.describe(path, () => {
    const getFinder = (page: Page) => page.locator(`#${id}`);
    const getChoice = (page: Page, name: string) => getFinder(page).getByRole('radio', { name });
    const getField = (page: Page) => page.locator(`#${id}-date`);
    const getAnswer = (page: Page) => page.locator(`#${id}-found`);
    const getSaveButton = (page: Page) =>
      getFinder(page).getByRole('button', { name: 'Save to my calendar' });
    const getCallLink = (page: Page) => getFinder(page).getByRole('link', { name: /^Call/ });

    async function open(page: Page, day = today): Promise<void> {
      await page.clock.setFixedTime(new Date(`${day}T15:00:00Z`));
      await page.goto(`${site?.url}${path}`);
    }

    /** Opens the page and scrolls to the date field; the first touch loads the code. */
    async function openField(page: Page, day?: string): Promise<void> {
      await open(page, day);
      if (id === 'answer') await getChoice(page, 'Other date').check();
      await expect(getField(page)).toBeVisible();
      await getField(page).focus();
    }

    test('each date results in the last business day to act and the end of the period', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openField(page);
      for (const [start, { actBy, left, end }] of Object.entries(examples)) {
        await getField(page).fill(start);
        await expect(getAnswer(page)).toContainText(/^(Answer|File) by/);
        await expect(getAnswer(page)).toContainText(actBy);
        await expect(getAnswer(page)).toContainText(left);
        const expectAnswer = expect(getAnswer(page));
        if (actBy === end) await expectAnswer.not.toContainText('days end on');
        else await expectAnswer.toContainText(`The ${days} days end on ${end}, a weekend or`);
        await expect(getSaveButton(page)).toBeVisible();
        // The ruler shows the past days.
        const passedDays = (Date.parse(today) - Date.parse(start)) / 86_400_000;
        const ticks = passedDays > 0 ? `M0 0v1${'m1-1v1'.repeat(passedDays)}` : '';
        await expect(getFinder(page).locator('[data-run]')).toHaveAttribute('d', ticks);
      }
      // Month and day stay on one line.
      expect(await getAnswer(page).textContent()).toMatch(/[a-z]\u00A0\d/);
      // Without a date the rule is shown.
      await getField(page).fill('');
      await expect(getAnswer(page)).toContainText(`${days} days`);
      await expect(getAnswer(page)).not.toContainText('left');
      await expect(getSaveButton(page)).toBeHidden();
    });

    test('a date entered before the code has loaded is processed afterward', async ({ page }) => {
      const release = await holdRequests(page, '**/assets/*/deadline.js');
      await open(page);
      await (id === 'answer' ? getChoice(page, 'Today').check() : getField(page).fill(saved.start));
      release();
      await expect(getAnswer(page)).toContainText('days left.');
    });

    test('the browser saves the day as a calendar file with a phone number', async ({ page }) => {
      await openField(page);
      await getField(page).fill(saved.start);
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      const downloadPromise = page.waitForEvent('download');
      await getSaveButton(page).click();
      const download = await downloadPromise;
      expect(download.suggestedFilename()).toBe(`${id}-${saved.actBy}.ics`);
      const file = await readFile(await download.path(), 'utf8');
      const lines = file.replaceAll('\r\n ', '').split('\r\n');
      expect(lines).toContain(`DTSTART;VALUE=DATE:${saved.actBy.replaceAll('-', '')}`);
      const description = lines.find((line) => line.startsWith('DESCRIPTION:'));
      expect(description).toMatch(/(Answer|File) by \w+day\\, \w+ \d+\.\\n.*Call \(\d{3}\) \d{3}-\d{4}/);
      expect(description).not.toMatch(/days? left/);
      expect(urls.filter((url) => !/^blob:|\/reminders\.js$/.test(url))).toEqual([]);
    });

    test('a date in the future or more than a year ago shows an error at the field', async ({ page }) => {
      const [tomorrow, tooLongAgo] = [addDays(today, 1), addDays(subtractYear(today), -1)];
      await openField(page);
      await expect(getField(page)).toHaveAttribute('max', today);
      await expect(getField(page)).toHaveAttribute('min', subtractYear(today));
      for (const date of [tomorrow, tooLongAgo]) {
        await getField(page).fill(date);
        await getField(page).blur();
        await expect(getField(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(getField(page)).toHaveAccessibleDescription(/Enter a date within the last year/);
        await expect(getAnswer(page)).toContainText('Enter a date within the last year');
        await expect(getSaveButton(page)).toBeHidden();
        await getField(page).fill(today);
        await expect(getField(page)).not.toHaveAttribute('aria-invalid');
        await expect(getField(page)).not.toHaveAccessibleDescription(/Enter a date within the last year/);
      }
      // A complete date is validated immediately.
      await getField(page).fill(tooLongAgo);
      await expect(getField(page)).toBeFocused();
      await expect(getField(page)).toHaveAttribute('aria-invalid', 'true');
      // A partially typed year is valid until blur.
      await getField(page).fill('0002-11-16');
      await expect(getField(page)).not.toHaveAttribute('aria-invalid');
    });

    test('from the last day on, the call button is the primary one', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openField(page);
      const otherButton = getFinder(page).locator('[data-button]:not([href^=tel]):visible').first();
      const primaryColor = await page.locator('[data-closing] [data-button]').first().evaluate(getBackground);
      await expect(otherButton).toHaveCSS('background-color', primaryColor);
      await expect(getCallLink(page)).not.toHaveCSS('background-color', primaryColor);
      for (const [date, message] of [
        [addDays(today, -days), /^Act today.* Call now\./],
        [addDays(today, -100), /^Was due\w+day, \w+\s\d+.*Call/],
      ] as const) {
        await getField(page).fill(date);
        await expect(getAnswer(page)).toContainText(message);
        await expect(getAnswer(page)).toContainText('Closed? Leave your name, county');
        await expect(page.locator('body')).not.toContainText('is today or has passed');
        await expect(getSaveButton(page)).toBeHidden();
        await expect(getCallLink(page)).toHaveCSS('background-color', primaryColor);
        await expect(otherButton).not.toHaveCSS('background-color', primaryColor);
        const hrefStarts = await getFinder(page)
          .locator('[data-button]:visible')
          .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('href')?.slice(0, 4)));
        expect(hrefStarts[0]).toBe('tel:');
      }
      await getField(page).fill(saved.start);
      await expect(getAnswer(page)).toContainText('days left.');
      await expect(otherButton).toHaveCSS('background-color', primaryColor);
    });

    test('the date is not added to the URL and causes no layout shift', async ({ page }) => {
      await page.addInitScript(watchPage);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await openField(page);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
        );
        await page.evaluate(() => (window.seen.moved = []));
        await getField(page).focus();
        for (const date of ['11162026', '01162026', '12162026', '08202026']) await page.keyboard.type(date);
        await getField(page).blur();
        expect(await page.evaluate(() => window.seen.moved)).toEqual([]);
        await getField(page).fill(saved.start);
        await expect
          .poll(() => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })))
          .toEqual(id === 'answer' ? ['dateServed'] : []);
        expect(page.url()).toBe(`${site?.url}${path}`);
        await page.evaluate(() => sessionStorage.clear());
      }
    });

    test('the Print button prints only the answer, on one page', async ({ page }) => {
      await page.addInitScript(() => (window.print = () => {}));
      await openField(page);
      await getField(page).fill(saved.start);
      await getFinder(page).getByRole('button', { name: 'Print' }).click();
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(getAnswer(page)).toContainText(/: [A-Z]\w+\s\d+, \d{4}\./);
      await expect(getAnswer(page)).not.toContainText('left');
      await expect(getField(page)).toBeHidden();
      await expect(
        getFinder(page)
          .getByText(/governs/)
          .last(),
      ).toBeVisible();
      await expect(page.locator('h2:visible')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1000);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(getAnswer(page)).toContainText('left');
      await expect(page.locator('h1')).toBeVisible();
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the field is hidden, and the rule is shown with examples', async ({ page }) => {
        await page.goto(`${site?.url}${path}`);
        await expect(getField(page)).toBeHidden();
        await expect(getSaveButton(page)).toBeHidden();
        await expect(getCallLink(page)).toBeVisible();
        await expect(
          getFinder(page)
            .getByText(/governs/)
            .last(),
        ).toBeVisible();
        const rows = getFinder(page)
          .locator('[class]:has(> b) > p')
          .filter({ hasText: / \d{4}: / });
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
  const path = `${site?.url}/broward-foreclosure-defense`;
  const getFinder = (page: Page) => page.locator('#answer');
  const getAnswer = (page: Page) => page.locator('#answer-found');

  test('one tap shows the day without scrolling on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'));
    await page.goto(path);
    await getFinder(page).getByRole('radio', { name: 'Today' }).check();
    await expect(getAnswer(page)).toContainText('Thursday, December 10');
    await expect(getAnswer(page)).toBeInViewport({ ratio: 1 });
    await getFinder(page).getByRole('radio', { name: 'Yesterday' }).check();
    await expect(getAnswer(page)).toContainText('Wednesday, December 9');
  });

  test('the date moves a marker on the timeline, which is to scale and printed', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'));
    await page.goto(path);
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
    await getFinder(page).getByRole('radio', { name: 'Other date' }).check();
    await page.locator('#answer-date').fill('2026-11-01');
    await expect(marker).toBeVisible();
    await expect(timeline.locator('svg')).toHaveAttribute('x', '5.2%');
    await expect(timeline.locator('svg')).toContainText('Today');
    await page.emulateMedia({ media: 'print' });
    await expect(marker).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.locator('#answer-date').fill('');
    await expect(marker).toHaveCount(0);
  });

  for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      /** Served on November 7, 2026: the days end on a Friday on which courts are closed, and the count on the Monday after it. */
      test('the answer follows the time in Florida', async ({ page }) => {
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
          await page.goto(path);
          await getFinder(page).getByRole('radio', { name: 'Other date' }).check();
          await page.locator('#answer-date').fill('2026-11-07');
          await expect(getAnswer(page), time).toContainText(message);
        }
      });
    });
  }

  test('other pages in the tab restore the date without a layout shift', async ({ page }) => {
    await page.addInitScript(watchPage);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const dateServed = addDays(new Date().toISOString().slice(0, 10), -9);
      await getFinder(page).getByRole('radio', { name: 'Other date' }).check();
      await page.locator('#answer-date').fill(dateServed);
      await expect(getAnswer(page)).toContainText('Answer by');
      const answerText = await getAnswer(page).textContent();
      for (const next of [
        '/pasco-foreclosure-defense',
        '/',
        '/foreclosure-defense',
        '/guides/served-today',
      ]) {
        await page.goto(`${site?.url}${next}`);
        await expect(getFinder(page)).toHaveCSS('content-visibility', 'visible');
        expect(await page.evaluate(() => window.seen.moved), `${next}, ${width}`).toEqual([]);
        // If the page was painted before its script ran, the first interaction shows the answer.
        await page.locator('h1').click();
        await expect(getAnswer(page)).toHaveText(answerText ?? '');
        await expect(page.locator('#answer-date')).toHaveValue(dateServed);
      }
      // Another date replaces it.
      await getFinder(page).getByRole('radio', { name: 'Yesterday' }).check();
      await expect(getAnswer(page)).not.toHaveText(answerText ?? '');
      const newAnswerText = await getAnswer(page).textContent();
      await page.goto(path);
      await page.locator('h1').click();
      await expect(getFinder(page).getByRole('radio', { name: 'Yesterday' })).toBeChecked();
      await expect(getAnswer(page)).toHaveText(newAnswerText ?? '');
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('an open tab updates the number of days left after midnight', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'));
    await page.goto(path);
    await getFinder(page).getByRole('radio', { name: 'Today' }).check();
    await expect(getAnswer(page)).toContainText('20 days left.');
    await page.clock.setFixedTime(new Date('2026-11-21T15:00:00Z'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(getAnswer(page)).toContainText('19 days left.');
    await expect(getAnswer(page)).toContainText('Thursday, December 10');
  });

  test('the date prefills the consultation form unless another was typed there', async ({ page }) => {
    await page.goto(path);
    const field = page.locator('#consultation [name=dateServed]');
    await getFinder(page).getByRole('radio', { name: 'Today' }).check();
    await expect(field).not.toHaveValue('');
    const today = await field.inputValue();
    await getFinder(page).getByRole('radio', { name: 'Yesterday' }).check();
    await expect(field).toHaveValue(addDays(today, -1));
    const typed = addDays(today, -5);
    await field.evaluate((input: HTMLInputElement, value) => (input.value = value), typed);
    await getFinder(page).getByRole('radio', { name: 'Today' }).check();
    await expect(getFinder(page)).toContainText('20 days left');
    await expect(field).toHaveValue(typed);
  });

  test('a page whose code fails to load shows the rule despite a stored date', async ({ page }) => {
    await page.route('**/assets/*/deadline.js', (route) => route.abort());
    await page.addInitScript(() => sessionStorage.setItem('dateServed', '2026-11-17 120'));
    await page.goto(path);
    await expect(getAnswer(page)).toBeVisible();
    await expect(getAnswer(page)).toContainText('20 days');
  });
});

test.describe('the finder for TRIM notices', () => {
  const path = `${site?.url}/florida-property-tax-appeals`;
  const getFinder = (page: Page) => page.locator('#petition');

  test('in season it has one field for the mailing date, with a warning outside the season', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-09-02T15:00:00Z'));
    await page.goto(path);
    await expect(getFinder(page).getByRole('radio')).toHaveCount(0);
    const field = page.locator('#petition-date');
    await expect(field).toHaveAccessibleName('Mailing date printed on the notice');
    await field.fill('2026-03-20');
    await expect(page.locator('#petition-found')).toContainText(
      'outside the weeks after TRIM notices are mailed',
    );
    await field.fill('2026-08-20');
    await expect(page.locator('#petition-found')).toContainText('Monday, September 14');
    await expect(page.locator('#petition-found')).not.toContainText('outside the weeks');
  });

  test('outside the season it has one field for the last day, which enables booking', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-26T15:00:00Z'));
    await page.goto(path);
    await expect(page.locator('#petition-date')).toBeHidden();
    const field = getFinder(page).getByLabel('Last day to file, printed on my notice');
    const scheduleLink = getFinder(page).getByRole('link', { name: /Schedule/ });
    const buttons = getFinder(page).locator('[data-button]:visible');
    await expect(buttons).toHaveText([/^Call/, 'Remind me in August']);
    await expect(scheduleLink).toBeHidden();
    await field.fill('2026-11-25');
    await expect(getFinder(page)).toContainText('That day has passed. Call before you pay.');
    await expect(scheduleLink).toBeHidden();
    await field.fill('2026-11-26');
    await expect(getFinder(page)).toContainText('That day hasn’t passed.');
    await expect(scheduleLink).toBeVisible();
    await expect(getFinder(page).locator('details')).toContainText(
      'doesn’t file your petition. If fewer than seven business days are left, call before you pay.',
    );
    await field.fill('2026-11-01');
    await expect(scheduleLink).toBeHidden();
    await getFinder(page).getByText('My deadline hasn’t passed').click();
    await expect(scheduleLink).toBeVisible();
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
  });

  test('outside the season the banner offers a calendar file for the next season', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-02-01T15:00:00Z'));
    await page.goto(path);
    const reminderLink = page.locator('[data-banner]').getByRole('link', { name: 'Remind me in August' });
    const downloadPromise = page.waitForEvent('download');
    await reminderLink.click();
    const download = await downloadPromise;
    expect(download.suggestedFilename()).toBe('trim-notices.ics');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toMatch(/^DTSTART;VALUE=DATE:\d{4}0801\r$/m);
    expect(file).toMatch(/^TRIGGER:PT9H\r$/m);
    expect(file.replaceAll('\r\n ', '')).toMatch(/^DESCRIPTION:.*Call \(407\) 555-0100/m);
  });
});
