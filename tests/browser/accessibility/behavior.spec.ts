/** Accessible behavior of menus, questions, dialogs and forms on built pages. */
import { expect, test } from '../servers.ts';
import { holds } from './bar-names.ts';
import { behaviors } from './behaviors.ts';
import { address, built, pageKinds } from './routes.ts';

test.skip(!built, 'The site has not been built.');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { asks, look } of behaviors) {
  test(asks, async ({ page }) => {
    expect(await look(page)).toEqual([]);
  });
}

test('a search for words in a closed answer opens it', holds(15), async ({ page }) => {
  await page.goto(`${address}${pageKinds.tax}`);
  const answer = page.locator('main details[name]').last();
  const words = ((await answer.locator('p').first().textContent()) ?? '').split(' ').slice(0, 5).join(' ');
  await page.goto('about:blank');
  // Find-in-page and text fragments open closed details by the same rule.
  await page.goto(`${address}${pageKinds.tax}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
  await expect(answer).toHaveAttribute('open', '');
});

test('a dialog whose opener is gone closes all the same', holds(14), async ({ page }) => {
  await page.goto(address);
  const opener = page.locator('main a[href="#consultation"]').first();
  await opener.click();
  const dialog = page.locator('dialog#consultation');
  await expect(dialog).toBeVisible();
  await opener.evaluate((one) => one.remove());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The dialog is at the end of the page: the first Tab leaves the page, the second one reenters it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test(
    'a tap opens a menu, a tap on another opens that one, a tap elsewhere closes it',
    holds(13),
    async ({ page }) => {
      await page.goto(address);
      const groups = page.locator('[data-menu=group]');
      await groups.first().locator('summary').tap();
      await expect(groups.first().getByRole('link').first()).toBeVisible();
      await groups.nth(1).locator('summary').tap();
      await expect(groups.nth(1)).toHaveAttribute('open', '');
      await expect(groups.first()).not.toHaveAttribute('open');
      // The open menu covers the middle of the page.
      await page.touchscreen.tap(20, 700);
      await expect(groups.nth(1)).not.toHaveAttribute('open');
    },
  );
});
