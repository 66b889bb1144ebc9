import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findInstalledBrowser } from '../../../../scripts/test/browsers.ts';
import { readContentFiles } from '#content/source/content-files.ts';
import { startPreview } from '../bench/preview.ts';
import type { Preview } from '../bench/preview.ts';

const executablePath = findInstalledBrowser();
const picturesIn = process.env['PICTURES'];
const probate = 'content/pages/probate.md';

let preview: Preview;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  if (executablePath === undefined) return;
  preview = await startPreview();
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(60_000);
});

afterAll(async () => {
  await browser?.close();
  await preview?.stop();
});

async function allText(): Promise<Map<string, string>> {
  return new Map((await readContentFiles(preview.root)).map(({ path, text }) => [path, text]));
}

async function search(words: string, replacement: string): Promise<void> {
  await page.goto(`${preview.url}/author`);
  await page.getByText('Replace words in all content').click();
  await page.getByLabel('Replace', { exact: true }).fill(words);
  await page.getByLabel('with', { exact: true }).fill(replacement);
  await page.getByRole('button', { name: 'Show each place' }).click();
}

const places = () => page.locator('#replace .hits li');
const result = () => page.locator('#replace').getByRole('status');

describe.runIf(executablePath !== undefined)('replacing words in all content', () => {
  test('changes the chosen places, and undo restores every byte', async () => {
    const before = await allText();
    await search('personal representative', 'estate representative');
    await places().first().waitFor();
    const count = await places().count();
    expect(count).toBeGreaterThan(3);
    const own = places().filter({ hasText: probate }).first();
    expect(await own.locator('del').textContent()).toMatch(/^personal representative$/i);
    expect(await own.locator('ins').textContent()).toMatch(/^estate representative$/i);
    await own.getByRole('checkbox').uncheck();
    if (picturesIn !== undefined)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await page.getByText('Replace words in all content').scrollIntoViewIfNeeded();
        await page.screenshot({ path: join(picturesIn, `replace-${width}.png`) });
      }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: `Replace ${count - 1} places` }).click();
    await result()
      .getByText(`Replaced ${count - 1} places in`)
      .waitFor();
    const after = await allText();
    const allWords = [...after.values()].join('\n');
    expect(allWords.match(/estate representative/gi)).toHaveLength(count - 1);
    for (const [file, text] of after)
      expect(text.replaceAll(/estate( representative)/gi, (_, rest) => `personal${rest}`).toLowerCase()).toBe(
        before.get(file)?.toLowerCase(),
      );
    await result().getByRole('button', { name: 'Undo' }).click();
    await result().getByText('The old text is restored.').waitFor();
    expect(await allText()).toEqual(before);
  });

  test('a replacement that the check refuses changes nothing', async () => {
    const before = await readFile(join(preview.root, probate), 'utf8');
    await search('Probate, explained one step at a time', 'We guarantee that we will win your case');
    await page.getByRole('button', { name: 'Replace 1 place' }).click();
    await result().getByText('Nothing was changed.').waitFor();
    expect(await result().textContent()).toContain('guarantee');
    expect(await readFile(join(preview.root, probate), 'utf8')).toBe(before);
  });

  test('names of facts, files and addresses are not searched', async () => {
    await search('attorney-name', 'x');
    await page.getByText('No text contains “attorney-name”.').waitFor();
    await search('probate-florida-formal', 'x');
    await page.getByText('No text contains “probate-florida-formal”.').waitFor();
    expect(await places().count()).toBe(0);
  });
});
