/** What pages say of the time of the year, and of the visitor's own last day. */
import { expect, site, test } from './servers.ts';

test.skip(site === undefined, 'The site has not been built.');

const page = `${site?.url}/florida-property-tax-appeals`;

for (const { day, isOutOfSeason } of [
  { day: '2026-07-31', isOutOfSeason: true },
  { day: '2026-08-01', isOutOfSeason: false },
  { day: '2026-09-30', isOutOfSeason: false },
  { day: '2026-10-01', isOutOfSeason: true },
  { day: '2027-01-01', isOutOfSeason: true },
]) {
  test(`on ${day} petitions are ${isOutOfSeason ? 'over for most' : 'open'}, whenever the page was built`, async ({
    page: tab,
  }) => {
    await tab.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await tab.goto(page);
    await expect(tab.locator('#before-paying')).toBeVisible();
    await expect(tab.getByText("this year's")).toHaveCount(0);
    const banner = isOutOfSeason
      ? /^Filing for 202[56] is over for most\. New notices come in August\.$/
      : /from the TRIM mailing date to file/;
    await expect(tab.locator('[data-banner] p:visible')).toContainText(banner);
    // Out of season a booking helps nobody: the call is the first button, and the only one that stands out.
    const filled = 'rgb(246, 183, 60)';
    const buttonsFromTheTop = () =>
      tab
        .locator('#petition [data-button]:visible')
        .evaluateAll((all) =>
          all
            .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
            .map((button) => [
              button.getAttribute('href')?.slice(0, 4),
              getComputedStyle(button).backgroundColor,
            ]),
        );
    // Colors change over a moment, and what a closed part held is laid out a frame after it opens.
    await expect
      .poll(async () => (await buttonsFromTheTop())[0])
      .toEqual([isOutOfSeason ? 'tel:' : 'http', filled]);
    const [, ...others] = await buttonsFromTheTop();
    expect(others.map(([, background]) => background)).not.toContain(filled);
    // The words of each button that books follow the season.
    const buttons = await tab.locator('main a[data-event]').count();
    expect(buttons).toBeGreaterThan(5);
    const shownLabels = await tab
      .locator('main a[data-event] > span[data-outside]:not([hidden])')
      .allTextContents();
    expect(new Set(shownLabels)).toEqual(
      new Set([isOutOfSeason ? 'Last day ahead? Schedule' : 'Schedule your evaluation']),
    );
    expect(shownLabels).toHaveLength(buttons);
    const reminder = tab.locator('[data-sticky-call] [data-event]');
    await (isOutOfSeason ? expect(reminder).not : expect(reminder)).toHaveCSS('background-color', filled);
  });
}

for (const { path, day, shown } of [
  { path: '/flaproptaxappealscounties', day: '2027-07-31', shown: 'between-seasons' },
  { path: '/flaproptaxappealscounties', day: '2027-08-01', shown: 'petition-season' },
  { path: '/flaproptaxappealscounties', day: '2027-10-01', shown: 'hearing-season' },
  { path: '/flaproptaxappealscounties', day: '2028-01-01', shown: 'hearing-season' },
  { path: '/flaproptaxappealscounties', day: '2028-04-01', shown: 'between-seasons' },
  { path: '/colorado-2027-property-tax-appeal', day: '2027-01-01', shown: 'window-closed' },
  { path: '/colorado-2027-property-tax-appeal', day: '2027-05-01', shown: 'window-open' },
  { path: '/colorado-2027-property-tax-appeal', day: '2027-06-01', shown: 'window-open' },
  { path: '/colorado-2027-property-tax-appeal', day: '2027-06-02', shown: 'window-closed' },
]) {
  test(`on ${day} ${path} says ${shown}, whenever it was built`, async ({ page: tab }) => {
    await tab.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await tab.goto(`${site?.url}${path}`);
    await expect(tab.locator('[data-band][data-outside]:visible')).toHaveId(shown);
  });
}

test('a last day that has passed asks to call first, and is neither sent nor kept', async ({ page: tab }) => {
  await tab.clock.setFixedTime(new Date('2026-11-23T12:00:00'));
  await tab.goto(page);
  const part = tab.locator('#petition');
  const field = part.getByLabel('Last day to file');
  const answer = part.locator('[data-last-day]').getByRole('status');
  await field.fill('2026-11-22');
  await expect(answer).toHaveText('That day has passed. Call before you pay.');
  await field.fill('2026-11-23');
  await expect(answer).toHaveText('That day hasn’t passed.');
  await field.fill('');
  await expect(answer).toBeEmpty();
  expect(await field.evaluate((input) => input.closest('form'))).toBeNull();
  expect(await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    [],
  );
});
