import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, hasBrowser, preview } from './one-preview.ts';

const file = 'content/pages/probate.md';

let page: Page;

async function loadProbate(): Promise<string> {
  const response = await fetch(`${preview.url}/probate`, { headers: { accept: 'text/html' } });
  return response.text();
}

describe.runIf(hasBrowser)('an open page of the preview', () => {
  beforeAll(async () => {
    page = await browser.newPage();
  });

  afterAll(() => page.close());

  test('a save updates the page in place; a problem shows a banner with a link until it is fixed', async () => {
    const path = join(preview.root, file);
    const validText = await readFile(path, 'utf8');
    await page.goto(`${preview.url}/probate`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));

    await writeFile(path, validText.replace(/^( {2}heading: "?)/m, '$1Changed words '));
    await page.locator('h1', { hasText: 'Changed words' }).waitFor();
    expect(await page.locator('body[data-same]').count()).toBe(1);

    await writeFile(path, validText.replace(/^label:/m, 'lable:'));
    const banner = page.getByRole('alert').filter({ hasText: 'One file has a mistake' });
    // The watcher may first see an empty file.
    await banner.filter({ hasText: 'lable' }).waitFor();
    const bannerText = (await banner.textContent()) ?? '';
    expect(await page.locator('vite-error-overlay').count()).toBe(0);
    expect(bannerText).toContain('lable  is not a known field. Did you mean "label"?');
    expect(bannerText).toMatch(/content\/pages\/probate\.md:\d+:1/);
    expect(bannerText).toContain('^^^^^');
    expect(bannerText).toContain('1 problem in 1 file. Fix this before publishing.');
    expect(await page.locator('h1', { hasText: 'Changed words' }).count()).toBe(1);

    await page.reload();
    await banner.getByRole('link', { name: 'Open it' }).click();
    await page.locator('#edit-page dialog h2', { hasText: 'Lable' }).waitFor();
    await page.keyboard.press('Escape');

    await writeFile(path, validText);
    await banner.waitFor({ state: 'detached' });
    await page.locator('h1', { hasNotText: 'Changed words' }).waitFor();
  });

  test('a page shows a change that was saved while it loaded', async () => {
    const path = join(preview.root, file);
    const validText = await readFile(path, 'utf8');
    const pendingSave = Promise.withResolvers<void>();
    await page.route('**/probate', async (route) => {
      if (route.request().resourceType() === 'fetch') await pendingSave.promise;
      await route.continue();
    });
    await page.goto(`${preview.url}/probate`);
    await writeFile(path, validText.replace(/^( {2}heading: "?)/m, '$1Saved meanwhile '));
    await expect.poll(loadProbate).toContain('Saved meanwhile');
    pendingSave.resolve();
    await page.locator('h1', { hasText: 'Saved meanwhile' }).waitFor();
    await page.unroute('**/probate');
    await writeFile(path, validText);
    await page.locator('h1', { hasNotText: 'Saved meanwhile' }).waitFor();
  });

  test('a form in the preview reports that nothing was sent', async () => {
    await page.goto(`${preview.url}/blog`);
    // Turns editing off, so that the click submits the form.
    await page.getByRole('button', { name: 'Edit', pressed: true }).click();
    const form = page.locator('form', { has: page.locator('[type=email]') });
    await form.locator('[type=email]').fill('jane@example.com');
    await page.waitForLoadState('networkidle');
    await form.locator('[type=submit]').click();
    const notice = page.getByText('This is the preview: nothing was sent.').first();
    await notice.waitFor();
    expect(await notice.isVisible()).toBe(true);
  });

  test('a change to an .mdx file updates its page without a reload', async () => {
    const path = join(preview.root, 'content/guides/served-today.mdx');
    const validText = await readFile(path, 'utf8');
    await page.goto(`${preview.url}/guides/served-today`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
    await writeFile(path, validText.replace('Keep everything together', 'Keep all of it together'));
    await page.locator('main', { hasText: 'Keep all of it together' }).waitFor();
    expect(await page.locator('body[data-same]').count()).toBe(1);
    await writeFile(path, validText);
    await page.locator('main', { hasText: 'Keep everything together' }).waitFor();
  });
});
