import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitFrontmatter } from '#content/source/frontmatter.ts';
import type { ProposedChange, Refused, Saved } from '#editor/contract.ts';
import { versionOf } from '#editor/api/disk.ts';
import { fieldOnLine } from '#editor/api/value-problems.ts';
import { installedBrowser } from '../../../../scripts/test/browsers.ts';
import { startPreview } from '../bench/preview.ts';
import type { Preview } from '../bench/preview.ts';
import { works } from './editing-work.ts';
import { tasks } from './editing-tasks.ts';
import type { Task } from './editing-tasks.ts';
import { clickWords, panelOf, typeInstead, wordsIn } from './pointing.ts';

const executablePath = installedBrowser();

let preview: Preview;
let browser: Browser;
let page: Page;
let token: string;

beforeAll(async () => {
  preview = await startPreview();
  const answer = await fetch(`${preview.url}/probate`, { headers: { accept: 'text/html' } });
  token = /name="edit-token" content="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
  if (executablePath === undefined) return;
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

async function post(address: string, body: object): Promise<Partial<Saved & Refused>> {
  const headers = { origin: preview.url, 'x-edit-token': token, 'content-type': 'application/json' };
  const answer = await fetch(preview.url + address, { method: 'POST', headers, body: JSON.stringify(body) });
  return await answer.json();
}

/** The refusal of changes. */
async function refusal(file: string, changes: ProposedChange[]): Promise<string> {
  const before = await textOf(file);
  const { refused, problems } = await post('/edit/save', { version: versionOf(before), changes });
  expect(await textOf(file)).toBe(before);
  return JSON.stringify([refused, problems]);
}

/** The file after changes, which are then undone. */
async function savedText(file: string, changes: ProposedChange[]): Promise<string> {
  const before = await textOf(file);
  const { version, refused } = await post('/edit/save', { version: versionOf(before), changes });
  const after = await textOf(file);
  expect(refused).toBe(undefined);
  await post('/edit/undo', { file, version });
  expect(await textOf(file)).toBe(before);
  return after;
}

function textOf(file: string): Promise<string> {
  return readFile(join(preview.root, file), 'utf8');
}

/** Every fourth in the browser, if installed, and the others as requests. */
const inBrowser = executablePath === undefined ? [] : tasks.filter((_task, at) => at % 4 === 0);
const byRequest = tasks.filter((task) => !inBrowser.includes(task));

describe('edits by request change exactly their part of the file, and mistakes are refused', () => {
  test.each(byRequest)('$page: $at', async (task) => {
    const { file, was, becomes, mistake, refused, typed = [was, becomes] } = task;
    const text = await textOf(file);
    const line = text.slice(0, text.indexOf(was)).split('\n').length;
    const place = fieldOnLine(splitFrontmatter({ path: file, text }), line);
    const query = { file, path: JSON.stringify(place.path), ...(place.body && { body: '1' }) };
    const answer = await fetch(`${preview.url}/edit/value?${new URLSearchParams(query)}`);
    const { words } = await answer.json();
    expect(words).toContain(typed[0]);
    expect(await refusal(file, [{ place, words: mistake }])).toContain(refused);
    const change = { place, words: words.replace(typed[0], typed[1]) };
    expect(await savedText(file, [change])).toBe(text.replace(was, () => becomes));
  });

  test.each(works)('$what', async ({ file, changes, diff, mistake, refused, picture }) => {
    if (picture !== undefined) await post('/edit/picture', picture);
    const wanted = diff.reduce(
      (text, [was, becomes]) => text.replace(was, () => becomes),
      await textOf(file),
    );
    expect(await refusal(file, mistake)).toContain(refused);
    expect(await savedText(file, changes)).toBe(wanted);
  });
});

describe.runIf(inBrowser.length > 0)('edits in the browser', () => {
  test.each(inBrowser)('$page: $at', async (task: Task) => {
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
});
