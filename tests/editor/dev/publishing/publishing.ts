/**
 * Tests for publishing, imported by the tests that share a preview. Ben changes a file, sends it for review and publishes it
 * from the preview. Ana changes the same file on the fake Git host. The tests build on each other.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findAxeViolations } from '../../../browser/accessibility/axe.ts';
import { fixture } from '../../../fixtures/firm-content.ts';
import { clickText, replaceText, save } from '../edit-page/page-actions.ts';
import { browser, hasBrowser, host } from '../one-preview/one-preview.ts';
import { createProposal } from './host.ts';
import { prepareComputer, pushFirstCommit } from './people.ts';
import type { Computer } from './people.ts';

const file = 'content/pages/probate.md';
const heading = 'Probate, explained one step at a time';

const ana = { login: 'ana', token: 'token-of-ana', canWrite: true };
const ben = { login: 'ben', token: 'token-of-ben', canWrite: true };

let computer: Computer;
let page: Page;

/** The section with the author's own changes. */
function getChangesSection() {
  const section = page.locator('#your-changes');
  return {
    section,
    title: section.getByLabel('What did you change, in a few words?'),
    sendButton: section.getByRole('button', { name: 'Send for review' }),
    result: section.getByRole('status'),
  };
}

function getProposal(number: number) {
  return page.locator(`#proposals [data-proposal="${number}"]`);
}

function readPublishedPage(): string {
  return host.git('show', `main:${file}`);
}

describe.runIf(hasBrowser)('changes are sent and published without a terminal', () => {
  beforeAll(async () => {
    host.people.push(ana, ben);
    computer = await prepareComputer(ben);
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(60_000);
    await page.goto(`${computer.url}/author`);
  });

  // Later tests edit the original text.
  afterAll(async () => {
    await page.close();
    await writeFile(join(computer.root, file), await readFile(join(fixture, file)));
    await waitForNoProblems(computer.url);
  });

  test('without a repository or a remote, the page shows what to do', async () => {
    const { git, url } = computer;
    const { section } = getChangesSection();
    await section.getByText('This folder is not a copy of the firm’s repository').waitFor();
    await git('init', '--quiet', '--initial-branch', 'main');
    await page.goto(`${url}/author`);
    await section.getByText('This copy isn’t connected to the firm’s repository online').waitFor();
    expect(await section.getByRole('button').count()).toBe(0);
    await pushFirstCommit(computer);
    await page.goto(`${url}/author`);
    await section.getByText('Nothing differs from the published version.').waitFor();
  });

  test('edited text is shown as a diff and sent as a proposal on a new branch', async () => {
    const { url, git, replace } = computer;
    const { section, title, sendButton, result } = getChangesSection();
    await page.goto(`${url}/probate`);
    await page.getByRole('button', { name: 'Edit', pressed: true }).waitFor();
    await clickText(page, heading);
    await replaceText(page, 'Probate, in plain words');
    await save(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Send', exact: true }).click();
    await page.waitForURL('**/author#your-changes');
    const changedSentence = section.locator('.words li', { hasText: 'Top of the page › Heading' });
    expect(await changedSentence.locator('del').textContent()).toBe(heading);
    expect(await changedSentence.locator('ins').textContent()).toBe('Probate, in plain words');

    await replace(file, 'label: Probate', 'lable: Probate');
    await section.getByText('Fix this before you send:').or(sendButton).first().waitFor();
    // The preview may first have read the file when it was only half written.
    await expect
      .poll(async () => {
        await sendButton.click();
        await result.getByText('Nothing was sent. Fix this first:').waitFor();
        return result.textContent();
      })
      .toContain('Did you mean "label"?');
    expect(host.pulls).toEqual([]);
    await replace(file, 'lable: Probate', 'label: Probate law');
    await waitForNoProblems(url);

    await title.fill('Say it in plain words');
    const popup = page.waitForEvent('popup');
    await sendButton.click();
    const tab = await popup;
    await tab.waitForURL(`${host.url}/firm/site/pull/1`);
    await tab.close();
    await result.getByText('Sent for review.').waitFor();
    const [pull] = host.pulls;
    expect(pull).toMatchObject({ title: 'Say it in plain words', author: 'ben' });
    expect(pull?.head).toMatch(/^proposal\/say-it-in-plain-words-\d{4}$/);
    expect(pull?.body).toContain(`- ${heading}\n+ Probate, in plain words`);
    expect(host.git('diff', '--name-only', 'main', pull?.head ?? '')).toBe(file);
    expect(host.git('log', '-1', '--format=%an', pull?.head ?? '')).toBe('ben');
    expect(await git('status', '--porcelain')).toBe('');
  });

  test('another person’s proposal shows its checks and preview, and is published with an approval', async () => {
    await createProposal(host, ana, file, (text) =>
      text
        .replace(heading, 'Probate, and what it asks of you')
        .replace('eyebrow: Florida and Colorado', 'eyebrow: In Florida and Colorado'),
    );
    const commit = host.git('rev-parse', host.pulls[1]?.head ?? '');
    const otherProposal = getProposal(2);
    await page.reload();
    await otherProposal.getByText('Not checked').waitFor();
    const publishButton = otherProposal.getByRole('button', { name: 'Publish', exact: true });
    await publishButton.click();
    host.checkStates.set(host.git('rev-parse', 'main'), 'SUCCESS');
    await otherProposal.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('The checks haven’t passed. Click “Refresh” to see their state.').waitFor();
    await page.reload();
    await otherProposal.getByText('Checks haven’t started yet').waitFor();
    expect(await publishButton.count()).toBe(0);
    host.checkStates.set(commit, 'PENDING');
    await page.reload();
    await otherProposal.getByText('Checks are running').waitFor();
    expect(await publishButton.count()).toBe(0);
    host.checkStates.set(commit, 'SUCCESS');
    host.previewUrls.set(commit, `${host.url}/preview`);
    ben.canWrite = false;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await otherProposal.getByText('Waiting for someone with permission to publish.').waitFor();
    ben.canWrite = true;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await otherProposal.getByText('Checked: no problems').waitFor();
    expect(await otherProposal.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(
      `${host.url}/preview`,
    );
    expect(await findAxeViolations(page)).toEqual([]);
    await otherProposal.getByRole('button', { name: 'Publish' }).click();
    await otherProposal.getByRole('button', { name: 'Publish now' }).click();
    await otherProposal.getByText('Goes live once the tests pass').waitFor();
    expect(host.pulls[1]?.approvedBy).toEqual(['ben']);
    expect(readPublishedPage()).toContain('heading: Probate, and what it asks of you');
    const sha = host.git('rev-parse', 'main');
    host.deployments.push({ sha, state: 'SUCCESS', createdAt: '2026-11-27T16:20:00Z' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await otherProposal.getByText('Live since').waitFor();
    await page.getByText('Live site: as of').waitFor();
    // A merge counts as one change, regardless of the proposal's commits.
    await page.getByText('One change has been published that you don’t have yet.').waitFor();
  });

  test('a conflict is shown, and no change is lost', async () => {
    const { sendButton, result } = getChangesSection();
    const ownProposal = getProposal(1);
    await ownProposal.getByText('A different edit of the same text was published first.').waitFor();
    await sendButton.click();
    await result.getByText('A different edit of the same text').waitFor();
    expect(await result.locator('label').allTextContents()).toEqual([
      'YoursTop of the page › HeadingProbate, in plain words',
      'Published in the meantimeTop of the page › HeadingProbate, and what it asks of you',
    ]);
    await result.getByRole('radio', { name: /^Yours/ }).check();
    await result.getByRole('button', { name: 'Send this version' }).click();
    await result.getByText('Sent again').waitFor();
    host.checkStates.set(host.git('rev-parse', host.pulls[0]?.head ?? ''), 'SUCCESS');
    await page.reload();
    await ownProposal.getByRole('button', { name: 'Publish' }).click();
    await ownProposal.getByRole('button', { name: 'Publish now' }).click();
    await ownProposal.getByText('Goes live once the tests pass').waitFor();
    for (const text of ['heading: Probate, in plain words', 'eyebrow: In Florida', 'label: Probate law'])
      expect(readPublishedPage()).toContain(text);
    expect(host.pulls[0]?.approvedBy).toEqual([]);
  });

  test('published changes are fetched, and a new change starts a new proposal', async () => {
    const { root, replace, url, git } = computer;
    const { sendButton, result } = getChangesSection();
    await page.reload();
    await page.getByRole('button', { name: 'Get the latest version' }).click();
    await page.getByText('This computer has the latest version.').waitFor();
    expect(await git('branch', '--show-current')).toBe('main');
    expect(await readFile(join(root, file), 'utf8')).toContain('eyebrow: In Florida');
    await replace(file, 'label: Probate law', 'label: Probate');
    await waitForNoProblems(url);
    ben.canWrite = false;
    await page.reload();
    await sendButton.click();
    await result.getByText('You can read the firm’s repository, but not change it.').waitFor();
    expect(host.pulls).toHaveLength(2);
    ben.canWrite = true;
    await sendButton.click();
    await result.getByText('Sent for review.').waitFor();
    expect(host.pulls[2]?.title).toBe('Change pages/probate.md');
  });

  test('tokens don’t appear in any page, file or response', async () => {
    const { root, git } = computer;
    const responseTexts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/edit/')) responseTexts.push(await response.text().catch(() => ''));
    });
    await page.reload();
    await getProposal(3).waitFor();
    await expect.poll(() => responseTexts.join('')).toContain('data-proposal');
    expect(responseTexts.join('') + (await page.content())).not.toContain(ben.token);
    expect(await readFile(join(root, '.git/config'), 'utf8')).not.toContain(ben.token);
    expect(await git('log', '--all', '--format=%B')).not.toContain(ben.token);
  });
});

/** Waits until the preview has checked the last change and found no problems. */
async function waitForNoProblems(url: string): Promise<void> {
  const hasNoProblems = async () =>
    (await (await fetch(`${url}/author`)).text()).includes('<h1>Content of this site');
  await vi.waitUntil(hasNoProblems, { timeout: 60_000, interval: 250 });
}
