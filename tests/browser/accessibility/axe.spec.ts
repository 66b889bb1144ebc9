/** No violation known to axe, on any page at any width, and in every state that a visitor can bring about. */
import type { Page } from '@playwright/test';
import { expect, test } from '../servers.ts';
import { axeFaults } from './axe.ts';
import { address, built, halves, kindPaths, pageKinds, routes } from './routes.ts';

test.skip(!built, 'The site has not been built.');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 768, 1280];

for (const width of widths) {
  for (const [part, ofRoutes] of halves(routes).entries()) {
    test(`axe finds nothing, nor a question that nobody has reviewed, at ${width} px, part ${part + 1} of the pages`, async ({
      page,
    }) => {
      test.setTimeout(150_000);
      await page.setViewportSize({ width, height: 800 });
      const faults: Record<string, string[]> = {};
      for (const path of ofRoutes) {
        await page.goto(`${address}${path}`);
        faults[path] = await axeFaults(page);
      }
      expect(withFaults(faults)).toEqual({});
    });
  }
}

for (const width of widths) {
  test(`axe finds nothing with a menu or a question open at ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 800 });
    const faults: Record<string, string[]> = {};
    for (const path of kindPaths) {
      await page.goto(`${address}${path}`);
      await openMenu(page);
      faults[`${path} menu`] = await axeFaults(page, 'header');
      const question = page.locator('main details summary').first();
      if ((await question.count()) === 0) continue;
      await question.click();
      faults[`${path} question`] = await axeFaults(page, 'main section:has(details[open])');
    }
    expect(withFaults(faults)).toEqual({});
  });

  const dialogs = { consultation: pageKinds.home, 'wrongful-death': pageKinds.composed };
  for (const [id, path] of Object.entries(dialogs)) {
    test(`axe finds nothing in the ${id} dialog, nor with its errors and message, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${address}${path}`);
      await page.locator(`main a[href="#${id}"]:visible`).first().click();
      const dialog = page.locator(`dialog#${id}`);
      await expect(dialog.locator('form[novalidate]')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await dialog.locator('[type=submit]').click();
      await expect(dialog.locator('[data-errors]')).toBeFocused();
      await expect(page.locator('[data-toast]').first()).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });
  }

  const forms = {
    'county-lead': pageKinds.county,
    'tax-intake': pageKinds.tax,
    subscribe: pageKinds.list,
  };
  for (const [id, path] of Object.entries(forms)) {
    test(`axe finds nothing on the ${id} form with its errors and message at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${address}${path}`);
      const form = page.locator(`#${id}-form`);
      await form.locator('[required]').first().focus();
      await expect(form).toHaveAttribute('novalidate', '');
      await form.locator('[type=submit]').click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
      await expect(page.locator('[data-toast]').first()).toBeVisible();
      // What a message lies over for its four seconds is no smaller for that.
      const faults = await axeFaults(page);
      expect(faults.filter((fault) => !fault.includes('partially obscured'))).toEqual([]);
    });
  }
}

async function openMenu(page: Page): Promise<void> {
  const site = page.locator('[data-menu=site] > summary');
  if (await site.isVisible()) await site.click();
  const group = page.locator('[data-menu=group] > summary').last();
  await group.click();
  await expect(page.locator('[data-menu=group] a').last()).toBeVisible();
}

function withFaults(faults: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0));
}
