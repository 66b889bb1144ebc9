/** The inline script, and the code that it loads at the first scroll. */
import type { Page } from '@playwright/test';
import { tagCriteria } from './accessibility/criteria.ts';
import { expect, harness, test } from './servers.ts';

const extras = `${harness.url}/extras`;

/** The first scroll loads the reminders. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollBy(0, 40));
}

test('an offer that ended after the build is shown as ended', async ({ page }) => {
  await page.goto(extras);
  await expect(page.locator('#past')).toHaveAttribute('data-ended', '');
  await expect(page.locator('#open')).not.toHaveAttribute('data-ended');
});

test('Load More shows more articles and hides itself', async ({ page }) => {
  await page.goto(extras);
  const articles = page.locator('#articles li:visible');
  await expect(articles).toHaveCount(2);
  const button = page.getByRole('button', { name: 'Load More' });
  await button.click();
  await expect(articles).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Three' })).toBeFocused();
  await expect(button).toBeHidden();
});

test('clicks are reported to a tracking function if there is one', async ({ page }) => {
  await page.goto(extras);
  await page.locator('#tracked').click();
  const calls = await page.evaluate(() => {
    const seen: unknown[][] = [];
    Object.assign(globalThis, { track: (...about: unknown[]) => seen.push(about) });
    document.querySelector<HTMLElement>('#tracked')?.click();
    Object.assign(globalThis, { gtag: (...about: unknown[]) => seen.push(about) });
    document.querySelector<HTMLElement>('#tracked')?.click();
    return seen;
  });
  const about = { location: 'main', placement: 'hero' };
  expect(calls).toEqual([
    ['cta_book_prop_tax', about],
    ['event', 'cta_book_prop_tax', about],
  ]);
});

test('a reminder whose script failed is retried on scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/assets/*/reminders.js', (route) => route.abort(), { times: 1 });
  await page.goto(extras);
  await expect(async () => {
    await scrollDown(page);
    await expect(page.locator('#call')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a dismissed reminder stays dismissed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(extras);
  const call = page.locator('#call');
  await expect(call).toBeHidden();
  await scrollDown(page);
  await call.getByRole('button', { name: 'Dismiss' }).click();
  await expect(call).toBeHidden();
  // The browser may restore the scroll position.
  const arrived = page.waitForResponse('**/assets/*/reminders.js');
  await page.reload();
  await scrollDown(page);
  await arrived;
  await expect(call).toBeHidden();
});

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`a video loads on click and starts muted: ${motion}`, tagCriteria(29), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const requested: string[] = [];
    await page.route('**/player**', (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>film</p>' });
    });
    await page.goto(extras);
    expect(requested).toEqual([]);
    await page.getByRole('button', { name: /A film/ }).click();
    const player = page.locator('iframe');
    await expect(player).toHaveAttribute('title', 'A film');
    const address = new URL((await player.getAttribute('src')) ?? '');
    expect(address.searchParams.get('film')).toBe('1');
    expect(address.searchParams.get('autoplay')).toBe(motion === 'reduce' ? null : '1');
    expect(address.searchParams.get('mute')).toBe(motion === 'reduce' ? null : '1');
  });
}

test('title and description are restored', async ({ page }) => {
  await page.goto(extras);
  await expect(page).toHaveTitle('extras');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'About extras');
});

test('Ctrl+click on a link to a dialog opens it in a new tab', async ({ page }) => {
  await page.goto(harness.url);
  const opened = page.context().waitForEvent('page');
  await page.locator('#opener').click({ modifiers: ['ControlOrMeta'] });
  const dialog = 'dialog#consultation';
  await expect((await opened).locator(dialog)).toBeVisible();
  await expect(page.locator(dialog)).toBeHidden();
});

test('a link from another page opens the dialog, and closing it clears the fragment', async ({ page }) => {
  await page.goto(`${harness.url}/#consultation`);
  const dialog = page.locator('dialog#consultation');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBeUndefined();
});

test('focus on a form refreshes a stored session', async ({ page }) => {
  await page.addInitScript(() => {
    const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 1, user: { id: 'x' } };
    localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session));
  });
  const refresh = page.waitForRequest('**/auth/v1/token?grant_type=refresh_token');
  await page.goto(`${harness.url}/#consultation`);
  await refresh;
});
