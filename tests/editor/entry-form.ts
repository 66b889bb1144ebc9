/** Tests for the form at `/files`, imported by the tests that share a preview. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { findAxeViolations } from '../browser/accessibility/axe.ts';
import { buildEditHash } from '#editor/reference/form-url.ts';
import { splitFrontmatter } from '#content/source/frontmatter.ts';
import { browser, hasBrowser, preview } from './dev/one-preview/one-preview.ts';

let sharedPage: Page | undefined;
afterAll(() => sharedPage?.close());

async function openForm(file: string): Promise<Page> {
  const page = (sharedPage ??= await browser.newPage({ viewport: { width: 1280, height: 900 } }));
  page.setDefaultTimeout(30_000);
  await page.goto(`${preview.url}/files?file=${file}`);
  await page.getByRole('button', { name: 'Save' }).waitFor();
  return page;
}

const readText = (file: string) => readFile(join(preview.root, file), 'utf8');

test.runIf(hasBrowser)('changing a title changes one line, and the change can be undone', async () => {
  const file = 'content/counties/pasco.md';
  // The file has Windows line endings and a comment.
  const before = (await readText(file)).replace('---\n', '---\n# A comment.\n').replaceAll('\n', '\r\n');
  await writeFile(join(preview.root, file), before);
  const title = 'Pasco County: Foreclosure Defense | {{firm-name}}';
  const page = await openForm(file);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Saved in ${file}.`).waitFor();
  const lines = before.split('\n');
  const changedLines = (await readText(file)).split('\n').filter((line, index) => line !== lines[index]);
  expect(changedLines).toEqual([`title: "${title}"\r`]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).filter({ hasNotText: title }).waitFor();
  expect(await page.getByText(`Undone: Changes in ${file}.`).isVisible()).toBe(true);
  expect(await readText(file)).toBe(before);
  await page.goto(
    preview.url + '/probate' + buildEditHash({ file: 'content/pages/probate.md', path: ['title'] }),
  );
  // The panel must not show the form's message.
  expect((await page.locator('#edit-page .message').textContent())?.trim()).toBe('');
});

test.runIf(hasBrowser)('a new list item stays open, and its type can be chosen', async () => {
  const page = await openForm('content/pages/probate.md');
  const sections = page.locator('#field-sections');
  await sections.locator('> button').click();
  const addedSection = sections.locator('> ol > li').last();
  await addedSection.getByLabel('Type', { exact: true }).selectOption('Notice');
  expect(await addedSection.locator('select:focus').count()).toBe(1);
  const heading = addedSection.getByRole('textbox', { name: 'Heading' });
  await heading.fill('Closed on Friday');
  expect(await heading.textContent()).toBe('Closed on Friday');
  await page.getByRole('button', { name: 'Discard changes' }).click();
});

test.runIf(hasBrowser)(
  'a problem appears at its field and blocks the save; unsaved text survives a reload',
  async () => {
    const file = 'content/faqs/appeals-collection.md';
    const before = await readText(file);
    const page = await openForm(file);
    const question = page.getByRole('textbox', { name: 'Question', exact: true });
    await question.fill('Who pays {{no-such-fact}}?');
    await page.getByText('{{no-such-fact}} isn’t a fact.').first().waitFor();
    expect(await question.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Save' }).click();
    const status = page.getByRole('status').filter({ hasText: 'Not saved. Fix this:' });
    await status.getByRole('link', { name: '1 problem' }).click();
    await page.locator('.field', { has: question }).locator(':focus').waitFor();
    expect(await page.getByText('{{no-such-fact}} isn’t a fact.').count()).toBe(1);
    expect(await readText(file)).toBe(before);
    await page.reload();
    expect(await question.textContent()).toBe('Who pays {{no-such-fact}}?');
  },
);

test.runIf(hasBrowser)('a county’s form shows what the county inherits, and from where', async () => {
  const page = await openForm('content/counties/pasco.md');
  const label = page.locator('.field', {
    has: page.getByRole('textbox', { name: 'Label optional', exact: true }),
  });
  const defaultsFile = 'content/site/county-defaults.md';
  await label.getByRole('link', { name: defaultsFile }).waitFor();
  expect(await label.locator('.source').textContent()).toBe(`From ${defaultsFile}: Pasco Foreclosure`);
  expect(await label.locator('.cm-placeholder').textContent()).toBe('Inherited');
  await page.locator('#field-strategies-services > .source', { hasText: defaultsFile }).waitFor();
  expect(await page.locator('#field-timeline-events > .source').count()).toBe(0);
});

test.runIf(hasBrowser)('a new page is a draft that can be renamed, deleted and restored', async () => {
  const page = await openForm('content/faqs/probate-cost.md');
  await page.goto(`${preview.url}/files?new=pages`);
  await page.getByLabel('Name of the new page').fill('Guardianship');
  await page.getByRole('button', { name: 'Create a draft' }).filter({ visible: true }).click();
  await page.waitForURL('**/files?file=content/pages/guardianship.md');
  const { values } = splitFrontmatter({ path: '', text: await readText('content/pages/guardianship.md') });
  expect(values).toMatchObject({ draft: true, hero: { art: 'courthouse' } });

  await page.getByText('Rename or delete this file').click();
  await page.getByLabel('New name').fill('Guardians');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.waitForURL('**/files?file=content/pages/guardians.md');
  expect(await readText('content/pages/guardians.md')).toContain('  - /guardianship');
  await expect(readText('content/pages/guardianship.md')).rejects.toThrow('ENOENT');

  await page.getByText('Rename or delete this file').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete now' }).click();
  await page.getByText('was deleted').waitFor();
  await expect(readText('content/pages/guardians.md')).rejects.toThrow('ENOENT');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect
    .poll(() => readText('content/pages/guardians.md').catch(() => ''))
    .toContain('  - /guardianship');
  await page.getByText('Rename or delete this file').waitFor();
});

test.runIf(hasBrowser)('a translation shows its source text and the other languages', async () => {
  const page = await openForm('content/immigration/immigration-spanish.md');
  await page.locator('.source', { hasText: 'Immigration Law:' }).waitFor();
  await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'Ukrainian' }).click();
  await page.waitForURL('**/files?file=content/immigration/immigration-ukrainian.md');
  await expect.poll(() => page.locator('.source').count()).toBeGreaterThan(3);
});
