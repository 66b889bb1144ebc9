/** What opens, closes, complains and announces does so for everybody, on the finished pages. */
import { expect, test } from '../servers.ts';
import { errorFaults } from './error-faults.ts';
import { dialogs, forms, openForm } from './forms.ts';
import { messageFaults } from './message-faults.ts';
import { dialogFaults, menuFaults, questionFaults } from './opening-faults.ts';
import { returnFaults } from './return-faults.ts';
import { address, built, pageKinds, pathsAt, routes, sizes } from './routes.ts';

test.skip(!built, 'The site has not been built.');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, viewport] of Object.entries(sizes)) {
  test(`menus open and close by the keyboard: ${name}`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize(viewport);
    for (const path of pathsAt(name)) {
      await page.goto(`${address}${path}`);
      expect(await menuFaults(page), path).toEqual([]);
    }
  });
}

test('questions open one at a time, and are headings, on every page', async ({ page }) => {
  test.setTimeout(150_000);
  for (const path of routes) {
    await page.goto(`${address}${path}`);
    expect(await questionFaults(page), path).toEqual([]);
  }
});

test('a search for words in a closed answer opens it', async ({ page }) => {
  await page.goto(`${address}${pageKinds.tax}`);
  const answer = page.locator('main .faq details').last();
  const words = ((await answer.locator('p').first().textContent()) ?? '').split(' ').slice(0, 5).join(' ');
  await page.goto('about:blank');
  // A link to words and the browser's own search open what is closed by the same rule.
  await page.goto(`${address}${pageKinds.tax}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
  await expect(answer).toHaveAttribute('open', '');
});

for (const [id, path] of Object.entries(dialogs)) {
  test(`the ${id} dialog takes, holds and gives back the focus over a page that is silent`, async ({
    page,
  }) => {
    await page.goto(`${address}${path}`);
    expect(await dialogFaults(page, id)).toEqual([]);
  });
}

test('a dialog whose opener is gone closes all the same', async ({ page }) => {
  await page.goto(address);
  const opener = page.locator('main a[href="#consultation"]').first();
  await opener.click();
  const dialog = page.locator('dialog#consultation');
  await expect(dialog).toBeVisible();
  await opener.evaluate((one) => one.remove());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The dialog is the last part of the page: the first Tab leaves the page, the second one enters it again.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

for (const [id, path] of Object.entries({ ...dialogs, ...forms })) {
  test(`the ${id} form says its problems in a summary, at the fields and in the title`, async ({ page }) => {
    expect(await errorFaults(page, await openForm(page, id, path))).toEqual([]);
  });

  test(`the message of the ${id} form is announced, and waits for who reads it`, async ({ page }) => {
    await page.clock.install();
    expect(await messageFaults(page, await openForm(page, id, path))).toEqual([]);
  });
}

test('an intake is filled in again after the way to the payment', async ({ page }) => {
  expect(await returnFaults(page)).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('a tap opens a menu, a tap on another opens that one, a tap elsewhere closes it', async ({ page }) => {
    await page.goto(address);
    const groups = page.locator('[data-menu=group]');
    await groups.first().locator('summary').tap();
    await expect(groups.first().getByRole('link').first()).toBeVisible();
    await groups.nth(1).locator('summary').tap();
    await expect(groups.nth(1)).toHaveAttribute('open', '');
    await expect(groups.first()).not.toHaveAttribute('open');
    await page.locator('h1').tap();
    await expect(groups.nth(1)).not.toHaveAttribute('open');
  });
});
