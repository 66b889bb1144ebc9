/** Accessible behavior of menus, questions, dialogs and forms on built pages. */
import { expect, test } from '../servers.ts';
import { tagCriteria } from './criteria.ts';
import { findCoveredFields } from './covered-fields.ts';
import { dialogs, forms, openForm } from './forms.ts';
import { siteUrl, isBuilt, pageKinds } from './routes.ts';

test.skip(!isBuilt, 'The site has not been built.');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [id, path] of Object.entries(dialogs)) {
  test(`the ${id} dialog traps and restores focus over an inert page`, tagCriteria(14), async ({ page }) => {
    await page.goto(`${siteUrl}${path}`);
    const opener = page.locator(`main a[href="#${id}"]`).first();
    const dialog = page.locator(`dialog#${id}`);
    await opener.press('Enter');
    await expect(dialog.locator('form[novalidate]')).toBeVisible();
    await expect(dialog).toHaveAccessibleName(/\S/);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await opener.evaluate((element: HTMLElement) => element.focus());
    await expect(opener).not.toBeFocused();
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press(step < 12 ? 'Tab' : 'Shift+Tab');
      // After the last field, focus moves to the browser's own controls.
      const isTrapped = await dialog.evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(isTrapped, `step ${step}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

for (const [id, path] of Object.entries({ ...dialogs, ...forms })) {
  test(
    `the ${id} form shows its errors in a summary and at the fields, and the title starts with “Error”`,
    tagCriteria(16, 17),
    async ({ page }) => {
      const selector = await openForm(page, id, path);
      const form = page.locator(selector);
      const title = await page.title();
      await form.locator('[type=submit]').click();
      const summary = form.locator('[data-errors]');
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(`Error: ${title}`);
      for (const field of await form.locator('[aria-invalid=true]').all()) {
        const message = await field.evaluate((element) => {
          const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
          const errors = ids.map((errorId) =>
            document.getElementById(errorId)?.querySelector('[data-error-text]'),
          );
          return errors.find(Boolean)?.textContent ?? '';
        });
        expect(message).not.toBe('');
        await expect(summary).toContainText(message);
      }
      const links = await summary.getByRole('link').all();
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        await expect(link.locator('b')).toHaveText(/\S/);
        await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveAttribute(
          'aria-invalid',
          'true',
        );
      }
      // Errors are never shown only in a toast.
      const toastText = (await page.locator('[data-toast] p').first().textContent()) ?? '';
      const summaryLines = await summary
        .locator('a, p')
        .evaluateAll((lines) =>
          lines.map((line) =>
            (line.textContent ?? '').slice(line.querySelector('b')?.textContent?.length ?? 0).trim(),
          ),
        );
      expect(
        summaryLines.some((line) => line !== '' && toastText.includes(line)),
        toastText,
      ).toBe(true);
      expect(await findCoveredFields(page, selector)).toEqual([]);
    },
  );
}

test('find-in-page opens a closed answer', tagCriteria(15), async ({ page }) => {
  await page.goto(`${siteUrl}${pageKinds.tax}`);
  const answer = page.locator('main details[name]').last();
  const phrase = ((await answer.locator('p').first().textContent()) ?? '').split(' ').slice(0, 5).join(' ');
  await page.goto('about:blank');
  // Text fragments open closed details like find-in-page.
  await page.goto(`${siteUrl}${pageKinds.tax}#:~:text=${encodeURIComponent(phrase).replaceAll('-', '%2D')}`);
  await expect(answer).toHaveAttribute('open', '');
});

test('a dialog whose opener was removed can be closed', tagCriteria(14), async ({ page }) => {
  await page.goto(siteUrl);
  const opener = page.locator('main a[href="#consultation"]').first();
  await opener.click();
  const dialog = page.locator('dialog#consultation');
  await expect(dialog).toBeVisible();
  await opener.evaluate((element) => element.remove());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The dialog is at the end of the page: the first Tab leaves the page, the second one reenters it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('a tap opens one menu at a time, and a tap outside closes it', tagCriteria(13), async ({ page }) => {
    await page.goto(siteUrl);
    const groups = page.locator('[data-menu=group]');
    await groups.first().locator('summary').tap();
    await expect(groups.first().getByRole('link').first()).toBeVisible();
    await groups.nth(1).locator('summary').tap();
    await expect(groups.nth(1)).toHaveAttribute('open', '');
    await expect(groups.first()).not.toHaveAttribute('open');
    // The open menu covers the middle of the page.
    await page.touchscreen.tap(20, 700);
    await expect(groups.nth(1)).not.toHaveAttribute('open');
  });
});
