/** Two people change the same file, send it for review and publish it, with a fake Git host. The tests build on each other. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findInstalledBrowser } from '../../../../scripts/test/browsers.ts';
import { axeFaults } from '../../../browser/accessibility/axe.ts';
import { clickWords, panelOf, typeInstead } from '../edit-page/pointing.ts';
import { startHost } from './host.ts';
import type { Host } from './host.ts';
import { beginRepository, copyRepository, startComputer } from './people.ts';
import type { Computer } from './people.ts';

const executablePath = findInstalledBrowser();
const file = 'content/pages/probate.md';
const heading = 'Probate, explained one step at a time';
const picturesIn = process.env['PICTURES'];

const ana = { login: 'ana', token: 'token-of-ana', mayWrite: true };
const ben = { login: 'ben', token: 'token-of-ben', mayWrite: true };

let host: Host;
let [anas, bens]: Computer[] = [];
let browser: Browser;
let [anasPage, bensPage]: Page[] = [];

beforeAll(async () => {
  if (executablePath === undefined) return;
  host = await startHost([ana, ben]);
  [anas, bens] = await Promise.all([startComputer(ana, host), startComputer(ben, host)]);
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  [anasPage, bensPage] = await Promise.all([openAuthor(anas), openAuthor(bens)]);
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([anas?.stop(), bens?.stop(), host?.stop()]);
});

async function openAuthor({ url }: Computer): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${url}/author`);
  return page;
}

function started<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('It did not start.');
  return value;
}

const people = () => ({
  ana: { ...started(anas), page: started(anasPage) },
  ben: { ...started(bens), page: started(bensPage) },
});

function changesOf(page: Page) {
  const section = page.locator('#your-changes');
  return {
    section,
    title: section.getByLabel('What did you change, in a few words?'),
    send: section.getByRole('button', { name: 'Send for review' }),
    result: section.getByRole('status'),
  };
}

function proposalOf(page: Page, number: number) {
  return page.locator(`#proposals [data-proposal="${number}"]`);
}

/** Takes screenshots for the documentation if PICTURES is set. */
async function picture(page: Page, name: string): Promise<void> {
  if (picturesIn === undefined) return;
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(picturesIn, `${name}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function published(path: string): Promise<string> {
  return host.git('show', `main:${path}`);
}

describe.runIf(executablePath !== undefined)('changes are sent and published without a terminal', () => {
  test('without a repository or a remote, the page shows what to do', async () => {
    const { page, git, root, url } = people().ana;
    const { section } = changesOf(page);
    await section.getByText('This folder is not a copy of the firm’s repository').waitFor();
    await git('init', '--quiet', '--initial-branch', 'main');
    await page.goto(`${url}/author`);
    await section.getByText('This copy isn’t connected to the firm’s repository online').waitFor();
    expect(await section.getByRole('button').count()).toBe(0);
    expect(root).not.toBe('');
    await beginRepository(people().ana, host);
    await copyRepository(people().ben, host);
    await page.goto(`${url}/author`);
    await section.getByText('There are no changes from the published version.').waitFor();
  });

  test('an edited text is shown as a diff and sent as a proposal on a new branch', async () => {
    const { page, url, git, replace } = people().ana;
    const { section, title, send, result } = changesOf(page);
    await page.goto(`${url}/probate`);
    await page.getByRole('button', { name: 'Edit', pressed: true }).waitFor();
    await clickWords(page, heading);
    await typeInstead(page, 'Probate, in plain words');
    await page.keyboard.press('Control+s');
    await panelOf(page).panel.locator('.message', { hasText: 'Saved in' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Send', exact: true }).click();
    await page.waitForURL('**/author#your-changes');
    const item = section.locator('.words li', { hasText: 'Top of the page › Heading' });
    expect(await item.locator('del').textContent()).toBe(heading);
    expect(await item.locator('ins').textContent()).toBe('Probate, in plain words');

    await replace(file, 'label: Probate', 'lable: Probate');
    await section.getByText('Fix this before you send:').or(send).first().waitFor();
    await send.click();
    await result.getByText('Nothing was sent. Fix this first:').waitFor();
    expect(await result.textContent()).toContain('Did you mean "label"?');
    expect(host.pulls).toEqual([]);
    await replace(file, 'lable: Probate', 'label: Probate law');
    await waitForNoProblems(url);

    await title.fill('Say it in plain words');
    await picture(page, 'send');
    const opened = page.waitForEvent('popup');
    await send.click();
    const tab = await opened;
    await tab.waitForURL(`${host.url}/firm/site/pull/1`);
    await tab.close();
    await result.getByText('Sent for review.').waitFor();
    const [pull] = host.pulls;
    expect(pull).toMatchObject({ title: 'Say it in plain words', author: 'ana' });
    expect(pull?.head).toMatch(/^proposal\/ana-\d{4}-\d\d-\d\d-say-it-in-plain-words$/);
    expect(pull?.body).toContain(`- ${heading}\n+ Probate, in plain words`);
    expect(host.git('diff', '--name-only', 'main', pull?.head ?? '')).toBe(file);
    expect(host.git('log', '-1', '--format=%an', pull?.head ?? '')).toBe('ana');
    expect(await git('status', '--porcelain')).toBe('');
  });

  test('another person’s proposal shows its checks and preview, and can be published', async () => {
    const { page } = people().ben;
    const commit = host.git('rev-parse', host.pulls[0]?.head ?? '');
    const run = { status: 'in_progress', conclusion: null, html_url: `${host.url}/firm/site/run` };
    host.runs.set(commit, [run]);
    await page.reload();
    const first = proposalOf(page, 1);
    await first.getByText('Checks are running').waitFor();
    expect(await first.getByRole('button', { name: 'Publish' }).count()).toBe(0);
    host.runs.set(commit, [{ ...run, status: 'completed', conclusion: 'success' }]);
    host.previews.set(commit, `${host.url}/preview`);
    ben.mayWrite = false;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await first.getByText('Waiting for someone who may publish.').waitFor();
    ben.mayWrite = true;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await first.getByRole('button', { name: 'Publish' }).waitFor();
    await first.getByText('Checked: no problems').waitFor();
    expect(await first.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(
      `${host.url}/preview`,
    );
    await picture(page, 'publish');
    expect(await axeFaults(page)).toEqual([]);
  });

  test('a conflict is shown to the second person, and no change is lost', async () => {
    const { page, url, replace } = people().ben;
    const { send, result } = changesOf(page);
    await replace(file, heading, 'Probate, and what it asks of you');
    await replace(file, 'eyebrow: Florida and Colorado', 'eyebrow: In Florida and Colorado');
    await waitForNoProblems(url);
    await page.reload();
    await send.click();
    await result.getByText('Sent for review.').waitFor();
    expect(host.pulls).toHaveLength(2);

    const first = proposalOf(page, 1);
    await first.getByRole('button', { name: 'Publish' }).click();
    await first.getByRole('button', { name: 'Publish now' }).click();
    await first.getByText('Goes online after the tests').waitFor();
    expect(host.pulls[0]?.approvedBy).toEqual(['ben']);
    expect(await published(file)).toContain('heading: Probate, in plain words');
    host.deployments.push({
      id: 1,
      sha: host.git('rev-parse', 'main'),
      state: 'success',
      at: '2026-11-27T16:20:00Z',
    });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await first.getByText('Online since').waitFor();
    await page.getByText('Live site: as of').waitFor();

    const second = proposalOf(page, 2);
    await second.getByText('A different edit of the same text was published first.').waitFor();
    await send.click();
    await result.getByText('Someone else’s edit of the same text').waitFor();
    expect(await result.locator('label').allTextContents()).toEqual([
      'YoursTop of the page › HeadingProbate, and what it asks of you',
      'Published meanwhileTop of the page › HeadingProbate, in plain words',
    ]);
    await picture(page, 'same-words');
    await result.getByRole('radio', { name: /^Yours/ }).check();
    await result.getByRole('button', { name: 'Send this version' }).click();
    await result.getByText('Sent again').waitFor();
    await second.getByRole('button', { name: 'Publish' }).click();
    await second.getByRole('button', { name: 'Publish now' }).click();
    await second.getByText('Goes online after the tests').waitFor();
    const text = await published(file);
    expect(text).toContain('heading: Probate, and what it asks of you');
    expect(text).toContain('eyebrow: In Florida and Colorado');
    expect(text).toContain('label: Probate law');
    expect(host.pulls[1]?.approvedBy).toEqual([]);
  }, 240_000);

  test('published changes are fetched, and a new change starts a new proposal', async () => {
    const { page, root, replace, url, git } = people().ana;
    const { send, result } = changesOf(page);
    await page.reload();
    await page.getByRole('button', { name: 'Get the newest version' }).click();
    await page.getByText('This computer has the newest version.').waitFor();
    expect(await git('branch', '--show-current')).toBe('main');
    expect(await readFile(join(root, file), 'utf8')).toContain('Probate, and what it asks of you');
    await replace(file, 'label: Probate law', 'label: Probate');
    await waitForNoProblems(url);
    ana.mayWrite = false;
    await page.reload();
    await send.click();
    await result.getByText('You can read the firm’s repository, but not change it.').waitFor();
    expect(host.pulls).toHaveLength(2);
    ana.mayWrite = true;
    await send.click();
    await result.getByText('Sent for review.').waitFor();
    expect(host.pulls).toHaveLength(3);
    expect(host.pulls[2]?.title).toBe('Change pages/probate.md');
  });

  test('tokens appear in no page, file or response', async () => {
    const { page, root, git } = people().ana;
    const answers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/edit/')) answers.push(await response.text().catch(() => ''));
    });
    await page.reload();
    await proposalOf(page, 3).waitFor();
    expect(answers.join('')).toContain('"proposals"');
    expect(answers.join('') + (await page.content())).not.toContain(ana.token);
    expect(await readFile(join(root, '.git/config'), 'utf8')).not.toContain(ana.token);
    expect(await git('log', '--all', '--format=%B')).not.toContain(ana.token);
  });
});

/** Waits until the preview has checked the last change without problems. */
async function waitForNoProblems(url: string): Promise<void> {
  const problems = async () => {
    const answer = await fetch(`${url}/edit/changes`);
    return ((await answer.json()) as { problems: unknown[] }).problems;
  };
  await expect.poll(problems, { timeout: 60_000 }).toEqual([]);
}
