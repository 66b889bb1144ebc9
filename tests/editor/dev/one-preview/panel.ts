/** Tests for the panel, imported by the tests that share a preview. The content is restored after each. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readContentFiles } from '#content/source/content-files.ts';
import { findAxeViolations } from '../../../browser/accessibility/axe.ts';
import { clickText, getPanel, replaceText, readInitialText, save } from '../edit-page/page-actions.ts';
import { browser, hasBrowser, preview } from './one-preview.ts';

const probate = 'content/pages/probate.md';
const heading = 'Probate, explained one step at a time';

/** Shared, because each new page loads the preview’s modules again. */
let page: Page;

async function open(path = '/probate'): Promise<void> {
  await page.goto(preview.url + path);
  await page.getByRole('button', { name: 'Edit', pressed: true }).waitFor();
}

function resolvePath(file: string): string {
  return join(preview.root, file);
}

async function readText(file: string): Promise<string> {
  return await readFile(resolvePath(file), 'utf8');
}

async function readAllText(): Promise<Map<string, string>> {
  return new Map((await readContentFiles(preview.root)).map(({ path, text }) => [path, text]));
}

/** Pages that show the content that these tests change. */
const changedPages = [
  '/probate',
  '/appeals',
  '/immigration-law',
  '/immigration-spanish',
  '/jane-doe',
  '/pasco-foreclosure-defense',
  '/guides/served-today',
];

async function loadHtml(path: string): Promise<string> {
  const response = await fetch(preview.url + path, { headers: { accept: 'text/html' } });
  return response.text();
}

/** Returns the hash of each page as the preview serves it. */
async function loadHashes(): Promise<(string | undefined)[]> {
  const pages = await Promise.all(changedPages.map(loadHtml));
  return pages.map((html) => /<meta name="preview-hash" content="(\w+)">/.exec(html)?.[1]);
}

const pollOptions = { timeout: 30_000 };

async function expectNoViolations(): Promise<void> {
  const violations = await findAxeViolations(page, '#edit-page');
  // axe can't compute the contrast of overlays.
  expect(violations.filter((violation) => !violation.startsWith('unreviewed color-contrast'))).toEqual([]);
}

describe.runIf(hasBrowser)('the panel', () => {
  beforeAll(async () => {
    page = await browser.newPage();
    page.setDefaultTimeout(30_000);
  });

  afterAll(() => page.close());

  let textsBefore: Map<string, string>;
  let hashesBefore: (string | undefined)[];
  beforeAll(async () => {
    textsBefore = await readAllText();
    hashesBefore = await loadHashes();
  });

  /** Opens a file without the panel, so that nothing reloads while content changes. */
  async function leavePage(): Promise<void> {
    await page.goto(`${preview.url}/favicon.svg`, { timeout: 5000 });
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  }

  beforeEach(() => page.setViewportSize({ width: 1280, height: 800 }));

  afterEach(async () => {
    // A change at the end of the test may reload its page at the same moment.
    await vi.waitFor(leavePage, pollOptions);
    const texts = await readAllText();
    const changedTexts = [...textsBefore].filter(([file, text]) => texts.get(file) !== text);
    for (const [file, text] of changedTexts) await writeFile(resolvePath(file), text);
    if (changedTexts.length === 0) return;
    // A late update would reload the page of the next test.
    await vi.waitUntil(async () => (await loadHashes()).join() === hashesBefore.join(), pollOptions);
  });

  test('hovering outlines editable text and shows its file; links work when editing is off', async () => {
    await open();
    await page.locator('h1').hover();
    await page.locator('#edit-page .name', { hasText: `${probate} · Top of the page › Heading` }).waitFor();
    await page.keyboard.press('Alt+e');
    await page.locator('#edit-page .name').waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Read common questions' }).click();
    expect(new URL(page.url()).hash).toBe('#faq');
    await page.keyboard.press('Alt+e');
    await clickText(page, 'Appeals');
    await getPanel(page).getButton('Follow the link').click();
    await page.waitForURL('**/appeals');
  });

  test('a heading in a collapsible card can be clicked in a wide window', async () => {
    await open();
    const card = page.getByRole('heading', { name: 'Formal administration' });
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    await getPanel(page).panel.locator('.head a', { hasText: 'probate-florida-formal.md' }).waitFor();
    expect(await card.locator('xpath=ancestor::details').getAttribute('open')).toBeNull();
  });

  test('the page previews unsaved text until it is discarded; it is preserved if the preview stops', async () => {
    const { panel, textInput, getButton } = getPanel(page);
    await open();
    await clickText(page, heading);
    expect(await panel.locator('h2').textContent()).toBe('Top of the page › Heading');
    expect(await panel.locator('.hint').first().textContent()).not.toBe('');
    await replaceText(page, 'Probate with us');
    await page.locator('h1', { hasText: 'Probate with us' }).waitFor();
    await getButton('Discard changes').click();
    await page.locator('h1', { hasText: heading }).waitFor();
    await clickText(page, 'In Florida, almost always');
    await replaceText(page, 'You *may* want one.\n\n- In Florida\n- In Colorado');
    await page.locator('#faq li', { hasText: 'In Colorado' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('In Florida, almost always in formal').waitFor();
    expect(await page.locator('#faq li', { hasText: 'In Colorado' }).count()).toBe(0);

    await clickText(page, heading);
    await replaceText(page, 'Probate after a crash');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+s');
    await panel.getByText('The preview isn’t responding. Your text is stored').waitFor();
    await page.context().setOffline(false);
    expect(await textInput.textContent()).toBe('Probate after a crash');
  });

  test('unsaved text survives a reload, a save can be undone, and other pages open without the panel', async () => {
    const { panel, textInput, getButton } = getPanel(page);
    const before = await readText(probate);
    await open();
    await clickText(page, heading);
    await replaceText(page, 'Probate, step by step');
    await page.reload();
    await panel.locator('.message', { hasText: 'Your unsaved text is back.' }).waitFor();
    expect(await textInput.textContent()).toBe('Probate, step by step');
    await getButton('Save').click();
    await panel.locator('.message', { hasText: 'Saved in' }).waitFor();
    expect(await getButton('Save').evaluate((button) => button.matches(':focus'))).toBe(true);
    // The button names what it undoes.
    await page.keyboard.press('Escape');
    await clickText(page, 'What probate is');
    await panel.getByRole('button', { name: /^Undo: / }).click();
    await panel
      .locator('.message', { hasText: `Undone: Top of the page › Heading in ${probate}.` })
      .waitFor();
    expect(await readText(probate)).toBe(before);
    await page.locator('h1', { hasText: heading }).waitFor();
    expect(await panel.locator('h2').textContent()).not.toContain('Top of the page');
    expect(await panel.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
    await open('/appeals');
    expect(await panel.isVisible()).toBe(false);
  });

  test('a concurrent file change is shown with the unsaved text, and nothing is overwritten', async () => {
    const { panel, getButton } = getPanel(page);
    const before = await readText(probate);
    await open();
    await clickText(page, heading);
    await replaceText(page, 'Probate in small steps');
    const changedFile = before.replace(heading, 'Probate, and what comes of it');
    await writeFile(resolvePath(probate), changedFile);
    await page.keyboard.press('Control+s');
    await panel.locator('.versions').waitFor();
    const [mine, theirs] = await panel.locator('.versions pre').allTextContents();
    expect([mine?.trim(), theirs?.trim()]).toEqual([
      'heading: Probate in small steps',
      'heading: Probate, and what comes of it',
    ]);
    expect(await readText(probate)).toBe(changedFile);
    await getButton('Save mine').click();
    await panel.locator('.message', { hasText: 'Saved in' }).waitFor();
    expect(await readText(probate)).toBe(before.replace(heading, 'Probate in small steps'));
  });

  test('unsaved text of a deleted file can be copied after a reload', async () => {
    const { panel, getButton } = getPanel(page);
    const faq = 'content/faqs/probate-cost.md';
    const before = await readText(faq);
    await open();
    await clickText(page, 'What does probate cost?');
    await replaceText(page, 'What will probate cost?');
    await save(page);
    await replaceText(page, 'What will probate cost us?');
    await rm(resolvePath(faq));
    await page.reload();
    await panel.getByText('Your unsaved text').waitFor();
    expect(await panel.locator('.versions pre').textContent()).toBe('What will probate cost us?');
    expect(await panel.locator('.message').textContent()).toContain('This file was deleted or renamed');
    expect(await panel.getByRole('button', { name: `Undo: Question in ${faq}` }).count()).toBe(1);
    await getButton('Copy').click();
    await expect.poll(() => loadHtml('/author')).toContain('<h1>Content problems');
    await writeFile(resolvePath(faq), before);
    await expect.poll(() => loadHtml('/author')).toContain('<h1>Content of this site');
  });

  test('a link on the overview opens the text on its page', async () => {
    const { panel, textInput } = getPanel(page);
    await page.goto(`${preview.url}/author`);
    await page.getByLabel('Search all content').fill('Probate, explained one step');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.locator('#search').getByRole('link', { name: 'Open on its page' }).first().click();
    await panel.locator('.head a', { hasText: probate }).waitFor();
    expect(await textInput.textContent()).toBe(heading);
    expect(new URL(page.url()).pathname).toBe('/probate');
    // The hash also works on an open page.
    const location = { file: 'content/faqs/probate-cost.md', path: ['question'] };
    await page.evaluate(
      (hash) => (window.location.hash = hash),
      `edit=${encodeURIComponent(JSON.stringify(location))}`,
    );
    await expect.poll(() => textInput.textContent()).toBe('What does probate cost?');
    await page.goto(`${preview.url}/jane-doe`);
    await page.locator('main [role=img]').first().click();
    await panel.locator('h2', { hasText: 'What the picture shows' }).waitFor();
  });

  test('text can be marked as reviewed today by an attorney', async () => {
    const { panel, getButton } = getPanel(page);
    const before = await readText(probate);
    // A placeholder attorney can't review.
    const profile = 'content/attorneys/jane-doe.md';
    await writeFile(resolvePath(profile), (await readText(profile)).replace('placeholder: true\n', ''));
    await expect.poll(loadHashes).not.toEqual(hashesBefore);
    await open();
    await clickText(page, heading);
    await replaceText(page, 'Probate, read again');
    await save(page);
    await panel.getByText('This text changed after its review').waitFor();
    expect(await getButton('Mark as reviewed').isDisabled()).toBe(true);
    await panel.getByRole('combobox', { name: 'Reviewed by' }).selectOption('jane-doe');
    await getButton('Mark as reviewed').click();
    await panel.locator('.message', { hasText: 'Marked as reviewed' }).waitFor();
    const linesBefore = new Set(before.split('\n'));
    const changedLines = (await readText(probate)).split('\n').filter((line) => !linesBefore.has(line));
    expect(changedLines.map((line) => line.trim()).toSorted()).toEqual([
      'heading: Probate, read again',
      expect.stringMatching(/^on: \d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^words: /),
    ]);
    await panel.getByText('This text changed after its review').waitFor({ state: 'detached' });
    await writeFile(resolvePath(probate), before);
  });

  test('a stale translation lists changed sentences and can be marked as up to date', async () => {
    const { panel, getButton, textInput } = getPanel(page);
    const [source, spanishFile] = ['immigration-law', 'immigration-spanish'].map(
      (name) => `content/immigration/${name}.md`,
    ) as [string, string];
    const [before, translatedText] = [await readText(source), await readText(spanishFile)];
    await open('/immigration-spanish');
    await clickText(page, 'Ayuda en asuntos de inmigración en Estados Unidos');
    await panel.locator('.source', { hasText: 'Help with U.S. immigration matters' }).waitFor();
    const markButton = getButton('Mark as up to date');
    expect(await markButton.count()).toBe(0);
    await writeFile(
      resolvePath(source),
      before.replace('heading: Removal defense', 'heading: Defense in court'),
    );
    await markButton.waitFor();
    await panel.getByRole('button', { name: 'Removal defense Defense in court' }).click();
    await expect.poll(() => textInput.textContent()).toMatch(/^Defensa/);
    await markButton.click();
    await panel.locator('.message', { hasText: 'Marked as up to date.' }).waitFor();
    const linesBefore = new Set(translatedText.split('\n'));
    const changedLines = (await readText(spanishFile)).split('\n').filter((line) => !linesBefore.has(line));
    expect(changedLines).toEqual([expect.stringMatching(/^ {2}hash: ["']?[0-9a-f]{12}["']?$/)]);
    await markButton.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: /^Undo: Translation/ }).click();
    await markButton.waitFor();
    expect(await readText(spanishFile)).toBe(translatedText);
  });

  test('moving, removing and adding list items changes only the list, and can be undone', async () => {
    const { panel, getButton } = getPanel(page);
    const before = await readText(probate);
    const faqsPattern = /faqs:\n((?: +- [a-z-]+\n)+)/;
    const readListedQuestions = async () =>
      faqsPattern.exec(await readText(probate))?.[1]?.match(/[a-z][a-z-]+/g) ?? [];
    const [first, second, , ...otherQuestions] = await readListedQuestions();
    await open();
    await clickText(page, 'Does every estate go through probate?');
    await panel.getByRole('button', { name: /^1 of \d+ in Questions/ }).click();
    await getButton('Move down: Questions, 1').click();
    await getButton('Remove: Questions, 3').click();
    await getButton('Add').click();
    await panel.locator('.list input').last().fill('appeals-how-long');
    await getButton('Save').click();
    await panel.locator('.message', { hasText: 'Saved in' }).waitFor();
    expect(await readListedQuestions()).toEqual([second, first, ...otherQuestions, 'appeals-how-long']);
    const removeList = (text: string) => text.replace(faqsPattern, '');
    expect(removeList(await readText(probate))).toBe(removeList(before));
    await panel.getByRole('button', { name: /^Undo: .*Questions in content/ }).click();
    await panel.locator('.message', { hasText: 'Undone' }).waitFor();
    expect(await readText(probate)).toBe(before);
  });

  test('typing over a fact needs confirmation; a value and its text change in one save', async () => {
    const { panel, getButton, textInput } = getPanel(page);
    const fact = 'content/facts/immigration-fee.md';
    const [before, textBefore] = [await readText(fact), await readText(probate)];
    await open();
    await clickText(page, 'In Colorado an heir');
    // The check also rejects hard-coded figures.
    await replaceText(page, (await readInitialText(page)).replace('{{colorado-survival}}', '120 days'));
    await page.keyboard.press('Control+s');
    await panel.getByText('You typed over the figure {{colorado-survival}}').waitFor();
    expect(await readText(probate)).toBe(textBefore);
    await getButton('Change the figure everywhere').click();
    await panel.locator('.head a', { hasText: 'content/facts/colorado-survival.md' }).waitFor();
    await panel.locator('summary', { hasText: /Shown on \d+ page/ }).waitFor();
    await panel.getByText(/Quoted in \d+ place/).click();
    await panel
      .getByRole('button', { name: /^content\/pages\/probate\.md:\d+/ })
      .first()
      .waitFor();

    const location = { file: fact, path: ['statedAs'] };
    await page.goto(`${preview.url}/immigration-law#edit=${encodeURIComponent(JSON.stringify(location))}`);
    await panel.locator('.head a', { hasText: fact }).waitFor();
    await expect.poll(() => textInput.textContent()).toBe('$199');
    await textInput.click();
    await page.keyboard.press('Control+a');
    // Types and saves in one task, as on a busy machine: the save must include the typed text and the derived value.
    await textInput.evaluate((element) => {
      document.execCommand('insertText', false, '$249');
      const keys = { key: 's', ctrlKey: true, bubbles: true, composed: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent('keydown', keys));
    });
    await panel.locator('.message', { hasText: 'Saved in' }).waitFor();
    expect(await readText(fact)).toBe(
      before.replace('value: 199', 'value: 249').replace('statedAs: "$199"', 'statedAs: "$249"'),
    );
  });

  test.each([
    {
      path: '/pasco-foreclosure-defense',
      clickedText: 'Next to Pasco',
      file: 'content/site/county-defaults.md',
      oldText: 'Next to {county}',
      newText: 'Beside {county}',
      shownText: 'Beside Pasco',
    },
    {
      path: '/guides/served-today',
      clickedText: 'Keep everything together, the envelope too.',
      file: 'content/guides/served-today.mdx',
      oldText: 'Keep everything together',
      newText: 'Keep all of it together',
      shownText: 'Keep all of it together',
    },
  ])(
    'an edit of $file changes only its text',
    async ({ path, clickedText, file, oldText, newText, shownText }) => {
      const { panel } = getPanel(page);
      const before = await readText(file);
      await open(path);
      await clickText(page, clickedText);
      await panel.locator('.head a', { hasText: file }).waitFor();
      await replaceText(page, (await readInitialText(page)).replace(oldText, newText));
      await page.keyboard.press('Control+s');
      await panel.locator('.message', { hasText: `Saved in ${file}.` }).waitFor();
      expect(await readText(file)).toBe(before.replace(oldText, newText));
      await page.keyboard.press('Escape');
      await page.locator('body', { hasText: shownText }).waitFor();
    },
  );

  test('text typed at the end of a value continues its last paragraph', async () => {
    const before = await readText(probate);
    const [lastSentence, sentence] = ['you see any fee in writing first.', 'Plan the next step.'];
    await open();
    await clickText(page, 'When someone dies');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(` ${sentence}`);
    await save(page);
    expect(await readText(probate)).toBe(before.replace(lastSentence, `${lastSentence} ${sentence}`));
    await writeFile(resolvePath(probate), before);
  });

  test('facts and pages are autocompleted, and selected text becomes bold, italic or a link', async () => {
    const { textInput, getButton } = getPanel(page);
    await open();
    await clickText(page, 'When someone dies');
    await textInput.click();
    await page.keyboard.press('Control+Home');
    for (const _letter of 'When') await page.keyboard.press('Shift+ArrowRight');
    await getButton('Bold').click();
    await page.locator('main strong', { hasText: 'When' }).waitFor();
    await getButton('Bold').click();
    await page.keyboard.press('Control+i');
    await page.locator('main em', { hasText: 'When' }).waitFor();
    await page.keyboard.press('Control+Home');
    await getButton('Link').click();
    const completions = page.locator('#edit-page .cm-tooltip-autocomplete li');
    await completions.filter({ hasText: 'Appeals' }).first().waitFor();
    expect(await textInput.textContent()).toMatch(/^\[\]\(\)\*When\*/);

    await replaceText(page, '');
    await page.keyboard.type('A talk costs {{immigration consult');
    const fee = completions.filter({ hasText: 'The price of an immigration consultation.$199' }).first();
    await fee.waitFor();
    // A newly rendered list ignores clicks for a moment.
    const acceptCompletion = async () => {
      if (await fee.isVisible()) await fee.click();
      return textInput.textContent();
    };
    await expect.poll(acceptCompletion).toBe('A talk costs {{immigration-fee}}');
  });

  test('a page’s expiration date can be set in its panel', async () => {
    const { panel, getButton } = getPanel(page);
    const appeals = 'content/pages/appeals.md';
    await open('/appeals');
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    await panel.getByLabel('Expires on').fill('2099-01-31');
    await panel.getByText('Also needs “Redirect to”: the page that replaces this one.').waitFor();
    expect(await panel.getByText(/also needs/i).count()).toBe(1);
    await panel.getByText('Shows the page only in the preview, not on the live site.').waitFor();
    await panel.getByLabel('Redirect to').fill('/probate');
    await getButton('Save').click();
    await panel.locator('.message', { hasText: 'Saved in' }).waitFor();
    expect(await readText(appeals)).toContain('expiresOn: 2099-01-31\n');
    await panel.getByLabel('Draft').check();
    await panel
      .getByText('Removes /appeals, which is public. Set “Expires on” and “Redirect to” instead. It is still')
      .waitFor();
  });

  test('the panel can be used with only the keyboard', async () => {
    const { panel } = getPanel(page);
    const before = await readText(probate);
    await open();
    await page.keyboard.press('Alt+t');
    await page.keyboard.type(heading);
    await expectNoViolations();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panel.locator('.cm-content:focus').waitFor();
    await page.keyboard.type(', by keyboard');
    await save(page);
    expect(await readText(probate)).toBe(before.replace(heading, `${heading}, by keyboard`));
    await page.keyboard.press('Escape');
    await page.locator('#edit-page button:focus').waitFor();
  });

  test('on phones, the panel is a bottom sheet below the text', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open();
    await clickText(page, heading);
    await expectNoViolations();
    const panelBox = await getPanel(page).panel.boundingBox();
    const headingBox = await page.locator('h1').boundingBox();
    expect(panelBox).toMatchObject({ x: 0, width: 360 });
    expect((panelBox?.y ?? 0) + (panelBox?.height ?? 0)).toBe(740);
    expect((headingBox?.y ?? 0) + (headingBox?.height ?? 0)).toBeLessThan(panelBox?.y ?? 0);
    for (const button of await getPanel(page).panel.locator('.foot button:visible').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('selected occurrences in all content are replaced, and undo restores every byte', async () => {
    const occurrences = page.locator('#search .hits li');
    const result = page.locator('#search').getByRole('status');
    const before = await readAllText();
    await page.goto(`${preview.url}/author`);
    await page.getByLabel('Search all content').fill('personal representative');
    await page.getByLabel('Replace with (optional)').fill('estate representative');
    await page.getByRole('button', { name: 'Find' }).click();
    await occurrences.first().waitFor();
    const count = await occurrences.count();
    const occurrence = occurrences.filter({ hasText: probate }).first();
    expect(await occurrence.locator('del').textContent()).toMatch(/^personal representative$/i);
    expect(await occurrence.locator('ins').textContent()).toMatch(/^estate representative$/i);
    await occurrence.getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: 'Replace selected' }).click();
    await result.getByText(`Replaced ${count - 1} matches in`).waitFor();
    const after = [...(await readAllText()).values()].join('\n');
    expect(after.match(/estate representative/gi)).toHaveLength(count - 1);
    await result.getByRole('button', { name: 'Undo' }).click();
    await result.getByText('The old text was restored.').waitFor();
    expect(await readAllText()).toEqual(before);
    await page.getByRole('button', { name: 'Delete this text…' }).click();
    await page.getByRole('button', { name: 'Delete selected' }).waitFor();
  });
});
