import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installedBrowser } from '../../../scripts/test/browsers.ts';
import { authorText } from '../../../src/dev/author-page.ts';
import { startPreview } from './bench/preview.ts';
import type { Preview } from './bench/preview.ts';
import { copiedContent, loadEdited } from '../../content/edited-content.ts';

const file = 'content/pages/probate.md';

test('the authors’ page lists every file with its state, its page and the report', async () => {
  const html = await authorText(
    process.cwd(),
    loadEdited(
      { 'content/faqs/zz.md': '---\nquestion: Why <so>?\nreviewBy: 2026-01-01\n---\n\nBecause.\n' },
      { preview: true },
    ),
  );
  expect(html).toContain(
    '<tr><td>Why &lt;so&gt;?</td><td><span class="review-overdue">review overdue</span></td><td><code>content/faqs/zz.md</code></td></tr>',
  );
  expect(html).toContain('<a href="/probate">');
  expect(html).toContain('Jane Doe: check again by 2026-01-01');
  expect([...html.matchAll(/(?:src|href)="(?:https?:)?\/\//g)]).toEqual([]);
  const broken = await authorText(process.cwd(), loadEdited({ 'content/faqs/zz.md': '' }));
  expect(broken).toContain('content/faqs/zz.md:1:1\n  This file is empty.');
});

test('the authors’ page judges the pages as last built', async () => {
  const { root, remove } = await copiedContent({
    'dist/client/probate.html':
      '<!doctype html><html lang="en"><body><main><h1>Probate</h1><p>We saved 500 homes.</p></main></body></html>',
  });
  try {
    expect(await authorText(root, loadEdited({}, { preview: true }))).toContain(
      'error: AD-08 &quot;saved 500 homes&quot;',
    );
    await rm(join(root, 'dist'), { recursive: true });
    expect(await authorText(root, loadEdited({}, { preview: true }))).toContain('there is no built site');
  } finally {
    await remove();
  }
});

// `npm test` has found or installed a browser by now; run
// alone, these tests are left out where there is none.
const executablePath = await installedBrowser();
const hasBrowser = executablePath !== undefined;

let preview: Preview | undefined;
let browser: Browser | undefined;
let page: Page | undefined;

beforeAll(async () => {
  if (executablePath === undefined) return;
  preview = await startPreview();
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  page = await browser.newPage();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await preview?.stop();
});

test.runIf(hasBrowser)(
  'a save shows in place; a fault is an overlay over the last good page; fixing heals',
  async () => {
    if (page === undefined || preview === undefined) throw new Error('The preview did not start.');
    const path = join(preview.root, file);
    const good = await readFile(path, 'utf8');
    await page.goto(`${preview.url}/probate`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));

    await writeFile(path, good.replace(/^( {2}heading: "?)/m, '$1Changed words '));
    await page.locator('h1', { hasText: 'Changed words' }).waitFor();
    expect(await page.locator('body[data-same]').count()).toBe(1);

    await writeFile(path, good.replace(/^label:/m, 'lable:'));
    const overlay = page.locator('vite-error-overlay');
    await overlay.waitFor({ state: 'attached' });
    const words = await overlay.evaluate((element) => element.shadowRoot?.textContent ?? '');
    expect(words).toContain('lable  is not a known field. Did you mean "label"?');
    expect(words).toMatch(/content\/pages\/probate\.md:\d+:1/);
    expect(words).toContain('^^^^^');
    expect(words).toContain('1 problem in 1 file. Nothing was built.');
    expect(await page.locator('h1', { hasText: 'Changed words' }).count()).toBe(1);

    await writeFile(path, good);
    await overlay.waitFor({ state: 'detached' });
    await page.locator('h1', { hasNotText: 'Changed words' }).waitFor();
  },
  60_000,
);

test.runIf(hasBrowser)(
  'the authors’ page asks for nothing elsewhere',
  async () => {
    if (page === undefined || preview === undefined) throw new Error('The preview did not start.');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await page.goto(`${preview.url}/author`);
    expect(await page.locator('h1').textContent()).toBe('Content of this site');
    expect(new Set(asked)).toEqual(new Set([new URL(preview.url).host]));
    expect(await page.locator('code', { hasText: file }).count()).toBeGreaterThan(0);
  },
  60_000,
);

test.runIf(hasBrowser)(
  'a form of the preview says at once that nothing was sent',
  async () => {
    if (page === undefined || preview === undefined) throw new Error('The preview did not start.');
    await page.goto(`${preview.url}/blog`);
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
