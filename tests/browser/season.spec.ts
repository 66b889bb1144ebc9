/** Seasonal text follows the date of the visit, not of the build. `site/templates/seasons.test.ts` covers the boundary dates. */
import { expect, site, test } from './servers.ts';

test.skip(site === undefined, 'The site has not been built.');

const url = `${site?.url}/florida-property-tax-appeals`;

for (const { day, isOutOfSeason } of [
  { day: '2026-08-01', isOutOfSeason: false },
  { day: '2026-10-01', isOutOfSeason: true },
]) {
  test(`on ${day} petitions are ${isOutOfSeason ? 'closed' : 'open'}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await page.goto(url);
    await expect(page.locator('#before-paying')).toBeVisible();
    await expect(page.getByText("this year's")).toHaveCount(0);
    const banner = isOutOfSeason
      ? /^Filing for 202\d is over for most.* New notices come in August\.$/
      : /from the TRIM mailing date to file/;
    await expect(page.locator('[data-banner] p:visible')).toContainText(banner);
    // Out of season, the call button is the primary one.
    const primaryColor = 'rgb(246, 183, 60)';
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
    await expect
      .poll(async () => (await listButtonsByPosition())[0])
      .toEqual([isOutOfSeason ? 'tel:' : 'http', primaryColor]);
    const [, ...others] = await listButtonsByPosition();
    expect(others.map(([, background]) => background)).not.toContain(primaryColor);
    // A booking link follows the season, or is a question about the visitor's own deadline.
    const labelStart = isOutOfSeason ? 'Late notice? Schedule' : 'Schedule your evaluation';
    const labels = (await page.locator('main a[data-event]').allInnerTexts()).map((label) => label.trim());
    expect(labels.length).toBeGreaterThan(5);
    expect(labels.filter((label) => label.startsWith(labelStart)).length).toBeGreaterThan(1);
    expect(
      labels.filter(
        (label) => label !== '' && !label.startsWith(labelStart) && !label.includes('? Schedule'),
      ),
    ).toEqual([]);
    if (isOutOfSeason) {
      await page.locator('#petition-last-day').fill('2026-10-20');
      await expect(page.locator('main a [data-hidden-during]:visible', { hasText: 'Late' })).toHaveCount(0);
      await expect(page.locator('main a[download]:visible')).toHaveCount(0);
      await page.locator('#petition-last-day').fill('2026-09-20');
      await expect(page.locator('main a[download]:visible').first()).toBeVisible();
    }
    const stickyButton = page.locator('[data-sticky-call] [data-event]');
    await (isOutOfSeason ? expect(stickyButton).not : expect(stickyButton)).toHaveCSS(
      'background-color',
      primaryColor,
    );
  });
}

for (const { path, day, noticeId } of [
  { path: '/flaproptaxappealscounties', day: '2027-08-01', noticeId: 'petition-season' },
  { path: '/colorado-2027-property-tax-appeal', day: '2027-06-02', noticeId: 'window-closed' },
]) {
  test(`on ${day} ${path} shows the notice ${noticeId}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await page.goto(`${site?.url}${path}`);
    await expect(page.locator('section[data-hidden-during]:visible')).toHaveId(noticeId);
  });
}
