/** No violation known to axe, on any page at any width, and in every state that a visitor can bring about. */
import type { Page } from '@playwright/test';
import { localDayOf } from '#forms/dates.ts';
import { expect, test } from '../servers.ts';
import { axeFaults } from './axe.ts';
import { faultsOn } from './faults-on.ts';
import { built, halves, routes, routesWith } from './routes.ts';

test.skip(!built, 'The site has not been built.');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 768, 1280];

for (const width of widths) {
  const screen = { width, height: 800 };
  for (const [half, ofRoutes] of halves(routes).entries()) {
    const pages = `part ${half + 1} of the pages`;
    test(`axe finds nothing, nor a question that nobody has reviewed, at ${width} px, ${pages}`, async ({
      page,
    }) => {
      test.setTimeout(150_000);
      await page.setViewportSize(screen);
      expect(await faultsOn(page, ofRoutes, (opened) => axeFaults(opened))).toEqual({});
    });

    test(`axe finds nothing with a menu or a question open at ${width} px, ${pages}`, async ({ page }) => {
      test.setTimeout(150_000);
      await page.setViewportSize(screen);
      expect(await faultsOn(page, ofRoutes, faultsOpened)).toEqual({});
    });
  }

  test(`axe finds nothing in a dialog, nor with its errors and message, at ${width} px`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize(screen);
    const pages = routesWith('<dialog class="dlg"');
    expect(pages.length).toBeGreaterThan(1);
    expect(await faultsOn(page, pages, faultsInDialog)).toEqual({});
  });

  test(`axe finds nothing on a form with its errors and message at ${width} px`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize(screen);
    const faults: Record<string, string[]>[] = [];
    for (const id of ['county-lead', 'tax-intake', 'subscribe']) {
      const pages = routesWith(`id="${id}-form"`);
      expect(pages, id).not.toEqual([]);
      faults.push(await faultsOn(page, pages, (opened) => faultsOnForm(opened, id)));
    }
    expect(faults).toEqual([{}, {}, {}]);
  });

  test(`axe finds nothing on a deadline with its day, its call and its error, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize(screen);
    const pages = routesWith('data-island="deadline"');
    expect(pages).not.toEqual([]);
    expect(await faultsOn(page, pages, faultsOnDeadline)).toEqual({});
  });
}

async function faultsOpened(page: Page): Promise<string[]> {
  await openMenu(page);
  const inMenu = await axeFaults(page, 'header');
  const question = page.locator('main details summary').first();
  if ((await question.count()) === 0) return inMenu;
  await question.click();
  return [...inMenu, ...(await axeFaults(page, 'main section:has(details[open])'))];
}

async function faultsInDialog(page: Page): Promise<string[]> {
  const dialog = page.locator('dialog.dlg');
  await page
    .locator(`main a[href="#${await dialog.getAttribute('id')}"]:visible`)
    .first()
    .click();
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  const opened = await axeFaults(page);
  await dialog.locator('[type=submit]').click();
  await expect(dialog.locator('[data-errors]')).toBeFocused();
  await expect(page.locator('[data-toast]').first()).toBeVisible();
  return [...opened, ...(await axeFaults(page))];
}

async function faultsOnForm(page: Page, id: string): Promise<string[]> {
  const form = page.locator(`#${id}-form`);
  await form.locator('[required]').first().focus();
  await expect(form).toHaveAttribute('novalidate', '');
  await form.locator('[type=submit]').click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await expect(page.locator('[data-toast]').first()).toBeVisible();
  // What a message lies over for its four seconds is no smaller for that.
  return (await axeFaults(page)).filter((fault) => !fault.includes('partially obscured'));
}

async function faultsOnDeadline(page: Page): Promise<string[]> {
  const place = page.locator('[data-island=deadline]');
  const field = place.locator('input');
  await field.focus();
  const faults: string[] = [];
  for (const [says, daysAgo] of Object.entries({ due: 0, late: 90, invalid: -9 })) {
    await field.fill(localDayOf(new Date(Date.now() - daysAgo * 86_400_000)));
    await expect(place).toHaveAttribute('data-says', says);
    faults.push(...(await axeFaults(page, 'section:has([data-island=deadline])')));
  }
  return faults;
}

async function openMenu(page: Page): Promise<void> {
  const site = page.locator('[data-menu=site] > summary');
  if (await site.isVisible()) await site.click();
  const group = page.locator('[data-menu=group] > summary').last();
  await group.click();
  await expect(page.locator('[data-menu=group] a').last()).toBeVisible();
}
