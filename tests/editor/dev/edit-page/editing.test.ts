import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findInstalledBrowser } from '../../../../scripts/test/browsers.ts';
import { startPreview } from '../bench/preview.ts';
import type { Preview } from '../bench/preview.ts';
import { tasks } from './editing-tasks.ts';
import type { Task } from './editing-tasks.ts';
import { clickWords, panelOf, typeInstead, wordsIn } from './pointing.ts';

const executablePath = findInstalledBrowser();

let preview: Preview;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  if (executablePath === undefined) return;
  preview = await startPreview();
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(30_000);
  await page.goto(`${preview.url}/`);
  await page.waitForLoadState('networkidle');
});

afterAll(async () => {
  await browser?.close();
  await preview?.stop();
});

/** Resets the panel and unsaved text, and opens the page. */
async function begin(path: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.clear());
  const address = `${preview.url}${path}`;
  if (page.url() !== address) await page.goto(address);
  await page.getByRole('button', { name: 'Edit', pressed: true }).waitFor();
}

function textOf(file: string): Promise<string> {
  return readFile(join(preview.root, file), 'utf8');
}

describe.runIf(executablePath !== undefined)(
  'an edit changes exactly its part of the file, and a mistake is refused',
  () => {
    test.each(tasks)('$page: $at', async (task: Task) => {
      const { file, was, becomes, mistake, refused, typed = [was, becomes] } = task;
      const before = await textOf(file);
      expect(before).toContain(was);
      const { panel, status, problems } = panelOf(page);

      await begin(task.page);
      await clickWords(page, task.at);
      await panel.locator('.head a', { hasText: file }).waitFor();
      const words = await wordsIn(page);
      await typeInstead(page, mistake);
      await page.keyboard.press('Control+s');
      await panel.locator('.message.bad').waitFor();
      expect(await status.textContent()).toBe('Not saved. Fix this:');
      expect((await problems.allTextContents()).join('\n')).toContain(refused);
      expect(await textOf(file)).toBe(before);

      await typeInstead(page, words.replace(typed[0], typed[1]));
      await page.keyboard.press('Control+s');
      await panel.locator('.message:not(:empty)').waitFor();
      expect(await status.textContent()).toBe(`Saved in ${file}.`);
      expect(await textOf(file)).toBe(before.replace(was, () => becomes));
      await page.keyboard.press('Escape');
      await page.locator('body', { hasText: task.shown ?? becomes }).waitFor();
    });
  },
);
