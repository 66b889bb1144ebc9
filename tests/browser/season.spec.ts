/** Seasonal text follows the date of the visit, not of the build. `site/templates/seasons.test.ts` covers the boundary dates. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, site, test } from './servers.ts';

test.skip(site === undefined, 'The site has not been built.');

const primaryColor = 'rgb(246, 183, 60)';

async function open(page: Page, path: string, day: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await page.goto(`${site?.url}${path}`);
}

/** Simulates a page that the browser restores from its back-forward cache. */
function restoreFromCache(): void {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

/** Checks that the first button of the finder is the only primary one, and that booking links start with a label. */
async function expectButtons(page: Page, firstHref: string, labelStart: string): Promise<void> {
  const listButtonsByPosition = () =>
    page
      .locator('#petition [data-button]:visible')
      .evaluateAll((buttons) =>
        buttons
          .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
          .map((button) => [
            button.getAttribute('href')?.slice(0, 4),
            getComputedStyle(button).backgroundColor,
          ]),
      );
  // Colors have a transition.
  await expect.poll(async () => (await listButtonsByPosition())[0]).toEqual([firstHref, primaryColor]);
  const [, ...others] = await listButtonsByPosition();
  expect(others.map(([, background]) => background)).not.toContain(primaryColor);
  const labels = (await page.locator('main a[data-event]').allInnerTexts()).map((label) => label.trim());
  expect(labels.filter((label) => label.startsWith(labelStart)).length).toBeGreaterThan(1);
  // Other booking links are questions about the visitor's own deadline.
  expect(
    labels.filter((label) => label !== '' && !label.startsWith(labelStart) && !label.includes('? Schedule')),
  ).toEqual([]);
}

test('in season, petitions are open, and the finder asks for the mailing date', async ({ page }) => {
  await open(page, '/florida-property-tax-appeals', '2026-08-01');
  await expect(page.locator('#before-paying')).toBeVisible();
  await expect(page.getByText("this year's")).toHaveCount(0);
  await expect(page.locator('[data-banner] p:visible')).toContainText(/from the TRIM mailing date to file/);
  await expectButtons(page, 'http', 'Schedule your evaluation');
  const stickyButton = page.locator('[data-sticky-call] [data-event]');
  await expect(stickyButton).toHaveCSS('background-color', primaryColor);

  await page.clock.setFixedTime(new Date('2026-09-02T15:00:00Z'));
  await page.reload();
  await expect(page.locator('#petition').getByRole('radio')).toHaveCount(0);
  const field = page.locator('#petition-date');
  const answer = page.locator('#petition-found');
  await expect(field).toHaveAccessibleName('Mailing date printed on the notice');
  await field.fill('2026-03-20');
  await expect(answer).toContainText('outside the weeks after TRIM notices are mailed');
  await field.fill('2026-08-20');
  await expect(answer).toContainText('Monday, September 14');
  await expect(answer).not.toContainText('outside the weeks');

  await page.clock.setFixedTime(new Date('2026-10-01T12:00:00'));
  await page.evaluate(restoreFromCache);
  await expect(page.locator('[data-banner] p:visible')).toContainText(/^Filing for 202\d is over for most/);
  await expectButtons(page, 'tel:', 'Late notice? Schedule');
});

test('outside the season, the banner offers a reminder, and the finder asks for the last day, which enables booking', async ({
  page,
}) => {
  await open(page, '/florida-property-tax-appeals', '2026-10-01');
  await expect(page.locator('#before-paying')).toBeVisible();
  await expect(page.getByText("this year's")).toHaveCount(0);
  const banner = page.locator('[data-banner]');
  await expect(banner.locator('p:visible')).toContainText(
    /^Filing for 202\d is over for most.* New notices come in August\.$/,
  );
  await expectButtons(page, 'tel:', 'Late notice? Schedule');
  const stickyButton = page.locator('[data-sticky-call] [data-event]');
  await expect(stickyButton).not.toHaveCSS('background-color', primaryColor);

  const downloadPromise = page.waitForEvent('download');
  await banner.getByRole('link', { name: 'Remind me in August' }).click();
  const download = await downloadPromise;
  expect(download.suggestedFilename()).toBe('trim-notices.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toMatch(/^DTSTART;VALUE=DATE:\d{4}0801\r$/m);
  expect(file).toMatch(/^TRIGGER:PT9H\r$/m);
  expect(file.replaceAll('\r\n ', '')).toMatch(/^DESCRIPTION:.*Call \(407\) 555-0100/m);

  await expect(page.locator('#petition-date')).toBeHidden();
  const finder = page.locator('#petition');
  const field = finder.getByLabel('Last day to file, printed on my notice');
  const scheduleLink = finder.getByRole('link', { name: /Schedule/ });
  await expect(finder.locator('[data-button]:visible')).toHaveText([/^Call/, 'Remind me in August']);
  await expect(scheduleLink).toBeHidden();
  await field.fill('2026-09-30');
  await expect(finder).toContainText('That day has passed. Call before you pay.');
  await expect(scheduleLink).toBeHidden();
  await field.fill('2026-10-01');
  await expect(finder).toContainText('That day hasn’t passed.');
  await expect(scheduleLink).toBeVisible();
  await expect(finder.locator('details')).toContainText(
    'doesn’t file your petition. If fewer than seven business days are left, call before you pay.',
  );
  await expect(page.locator('main a [data-hidden-during]:visible', { hasText: 'Late' })).toHaveCount(0);
  await expect(page.locator('main a[download]:visible')).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2026-10-02T12:00:00'));
  await page.evaluate(restoreFromCache);
  await expect(finder).toContainText('That day has passed. Call before you pay.');
  await field.fill('2026-09-20');
  await expect(page.locator('main a[download]:visible').first()).toBeVisible();
  await expect(scheduleLink).toBeHidden();
  await finder.getByText('My deadline hasn’t passed').click();
  await expect(scheduleLink).toBeVisible();
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
});

for (const [path, day, noticeId] of [
  ['/flaproptaxappealscounties', '2027-08-01', 'petition-season'],
  ['/colorado-2027-property-tax-appeal', '2027-06-02', 'window-closed'],
] as const) {
  test(`on ${day} ${path} shows the notice ${noticeId}`, async ({ page }) => {
    await open(page, path, day);
    await expect(page.locator('section[data-hidden-during]:visible')).toHaveId(noticeId);
  });
}
