import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, hasBrowser, preview } from './one-preview.ts';

const file = 'content/pages/probate.md';

let page: Page | undefined;

beforeAll(async () => {
  if (hasBrowser) page = await browser.newPage();
});

afterAll(async () => {
  await page?.close();
});

test.runIf(hasBrowser)(
  'a save shows in place; a fault is a strip above the last good page, which opens it; fixing heals',
  async () => {
    if (page === undefined) throw new Error('The browser did not start.');
    const path = join(preview.root, file);
    const good = await readFile(path, 'utf8');
    await page.goto(`${preview.url}/probate`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));

    await writeFile(path, good.replace(/^( {2}heading: "?)/m, '$1Changed words '));
    await page.locator('h1', { hasText: 'Changed words' }).waitFor();
    expect(await page.locator('body[data-same]').count()).toBe(1);

    await writeFile(path, good.replace(/^label:/m, 'lable:'));
    const strip = page.getByRole('alert').filter({ hasText: 'One file has a mistake' });
    // While the file is written it may be seen empty.
    await strip.filter({ hasText: 'lable' }).waitFor();
    const words = (await strip.textContent()) ?? '';
    expect(await page.locator('vite-error-overlay').count()).toBe(0);
    expect(words).toContain('lable  is not a known field. Did you mean "label"?');
    expect(words).toMatch(/content\/pages\/probate\.md:\d+:1/);
    expect(words).toContain('^^^^^');
    expect(words).toContain('1 problem in 1 file. Nothing was built.');
    expect(await page.locator('h1', { hasText: 'Changed words' }).count()).toBe(1);

    await page.reload();
    await strip.getByRole('link', { name: 'Open it' }).click();
    await page.locator('#edit-page dialog h2', { hasText: 'Lable' }).waitFor();
    await page.keyboard.press('Escape');

    await writeFile(path, good);
    await strip.waitFor({ state: 'detached' });
    await page.locator('h1', { hasNotText: 'Changed words' }).waitFor();
  },
  60_000,
);

test.runIf(hasBrowser)(
  'the authors’ page asks for nothing elsewhere',
  async () => {
    if (page === undefined) throw new Error('The browser did not start.');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await page.goto(`${preview.url}/author?find=Probate%2C+explained`);
    expect(await page.locator('h1').textContent()).toBe('Content of this site');
    expect(new Set(asked)).toEqual(new Set([new URL(preview.url).host]));
    expect(await page.locator('code', { hasText: file }).count()).toBeGreaterThan(0);
  },
  60_000,
);

test.runIf(hasBrowser)(
  'a form of the preview says at once that nothing was sent',
  async () => {
    if (page === undefined) throw new Error('The browser did not start.');
    await page.goto(`${preview.url}/blog`);
    // A click is to press the button, and not to open its words.
    await page.getByRole('button', { name: 'Edit', pressed: true }).click();
    const form = page.locator('form', { has: page.locator('[type=email]') });
    await form.locator('[type=email]').fill('jane@example.com');
    await page.waitForLoadState('networkidle');
    await form.locator('[type=submit]').click();
    const said = page.getByText('This is the preview: nothing was sent.').first();
    await said.waitFor();
    expect(await said.isVisible()).toBe(true);
  },
  60_000,
);
