/** Tests the inline scripts, and the code that the start script loads on the first scroll. */
import type { Page } from '@playwright/test';
import { tagCriteria } from './accessibility/criteria.ts';
import { expect, gallery, test } from './servers.ts';

const extrasUrl = `${gallery.url}/extras`;

/** Scrolls down, which loads the reminders. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollBy(0, 40));
}

test('ended offers are marked, Load More shows more articles, and clicks are reported to the page’s analytics', async ({
  page,
}) => {
  await page.goto(extrasUrl);
  await expect(page).toHaveTitle('extras');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'About extras');
  await expect(page.locator('#past')).toHaveAttribute('data-ended', '');
  await expect(page.locator('#open')).not.toHaveAttribute('data-ended');
  await page.locator('#open').evaluate((offer) => (offer.dataset['validThrough'] = '2020-01-01T00:00:00Z'));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('#open')).toHaveAttribute('data-ended', '');

  const articles = page.locator('#articles li:visible');
  await expect(articles).toHaveCount(2);
  const button = page.getByRole('button', { name: 'Load More' });
  await button.click();
  await expect(articles).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Three' })).toBeFocused();
  await expect(button).toBeHidden();

  await page.locator('#tracked').click();
  const calls = await page.evaluate(() => {
    const reports: unknown[][] = [];
    Object.assign(globalThis, { track: (...args: unknown[]) => reports.push(args) });
    document.querySelector<HTMLElement>('#tracked')?.click();
    Object.assign(globalThis, { gtag: (...args: unknown[]) => reports.push(args) });
    document.querySelector<HTMLElement>('#tracked')?.click();
    return reports;
  });
  const parameters = { location: 'main', placement: 'hero' };
  expect(calls).toEqual([
    ['cta_book_prop_tax', parameters],
    ['event', 'cta_book_prop_tax', parameters],
  ]);
});

test('a reminder’s script that fails to load is retried on scroll, and a dismissed reminder stays dismissed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/assets/*/reminders.js', (route) => route.abort(), { times: 1 });
  await page.goto(extrasUrl);
  const bar = page.locator('#call');
  await expect(bar).toBeHidden();
  await expect(async () => {
    await scrollDown(page);
    await expect(bar).toBeVisible({ timeout: 500 });
  }).toPass();
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar).toBeHidden();
  // The browser may restore the scroll position.
  const scriptResponse = page.waitForResponse('**/assets/*/reminders.js');
  await page.reload();
  await scrollDown(page);
  await scriptResponse;
  await expect(bar).toBeHidden();
});

for (const motion of ['no-preference', 'reduce'] as const) {
  test(
    `a video loads on click, and autoplays muted unless the visitor prefers reduced motion: ${motion}`,
    tagCriteria(29),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      const urls: string[] = [];
      await page.route('**/player**', (route) => {
        urls.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<p>film</p>' });
      });
      await page.goto(extrasUrl);
      expect(urls).toEqual([]);
      await page.getByRole('button', { name: /A film/ }).click();
      const player = page.locator('iframe');
      await expect(player).toHaveAttribute('title', 'A film');
      const url = new URL((await player.getAttribute('src')) ?? '');
      expect(url.searchParams.get('film')).toBe('1');
      expect(url.searchParams.get('autoplay')).toBe(motion === 'reduce' ? null : '1');
      expect(url.searchParams.get('mute')).toBe(motion === 'reduce' ? null : '1');
    },
  );
}

test('Ctrl+click on a link to a dialog opens it in a new tab', async ({ page }) => {
  await page.goto(gallery.url);
  const newPage = page.context().waitForEvent('page');
  await page.locator('#opener').click({ modifiers: ['ControlOrMeta'] });
  const dialog = 'dialog#consultation';
  await expect((await newPage).locator(dialog)).toBeVisible();
  await expect(page.locator(dialog)).toBeHidden();
});

test('a link from another page opens the dialog and refreshes a stored session, and closing it clears the fragment', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 1, user: { id: 'x' } };
    localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session));
  });
  const refresh = page.waitForRequest('**/auth/v1/token?grant_type=refresh_token');
  await page.goto(`${gallery.url}/#consultation`);
  await refresh;
  const dialog = page.locator('dialog#consultation');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBeUndefined();
});
