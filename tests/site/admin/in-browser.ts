import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleAdmin } from '../../../src/admin/bundle.ts';
import { splitFrontmatter } from '../../../src/content/source/frontmatter.ts';
import { browser, hasBrowser, preview } from '../dev/one-preview/one-preview.ts';

let opened: Page | undefined;
/** What the page asked of other sites. */
const elsewhere: string[] = [];

beforeAll(async () => {
  if (!hasBrowser) return;
  // The copy has the same code, and so the same bundle.
  const folder = await bundleAdmin(process.cwd());
  await cp(folder, folder.replace(process.cwd(), preview.root), { recursive: true });
}, 180_000);

afterAll(() => opened?.close());

/** The form at an address of `/admin`, in a browser that was never there before the first of them. */
async function openForm(address: string): Promise<{ page: Page; root: string }> {
  const { root, url } = preview;
  const page = (opened ??= await browser.newPage({ viewport: { width: 1280, height: 1000 } }));
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(url))
      elsewhere.push(request.url());
  });
  page.setDefaultTimeout(60_000);
  await page.goto(`${url}/admin/#/collections/${address}`);
  return { page, root };
}

/** Saves the form, and returns the file once it is another than before. */
async function saved(page: Page, path: string, before: string): Promise<string> {
  const now = () => readFile(path, 'utf8').catch(() => '');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect.poll(now, { timeout: 15_000 }).not.toBe(before);
  // A moment later the form gives way to the list by itself, as would another that was opened meanwhile.
  await page.waitForURL(/#\/collections\/[\w-]+$/);
  return await now();
}

test.runIf(hasBrowser)('a title that is changed is one line of its file', async () => {
  // Of the sample attorney nothing is said, as she has read nothing.
  const profile = join(preview.root, 'content/attorneys/jane-doe.md');
  await writeFile(profile, (await readFile(profile, 'utf8')).replace('placeholder: true\n', ''));
  const path = join(preview.root, 'content/counties/pasco.md');
  // As an editor on Windows leaves it, with a remark of somebody's.
  const before = (await readFile(path, 'utf8'))
    .replace('---\n', '---\n# A remark.\n')
    .replaceAll('\n', '\r\n');
  await writeFile(path, before);
  const { page } = await openForm('counties/entries/pasco');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Pasco County: Foreclosure Defense');
  const lines = before.split('\n');
  const changed = (await saved(page, path, before))
    .split('\n')
    .flatMap((line, index) => (line === lines[index] ? [] : [[lines[index]?.slice(0, 13), line]]));
  expect(changed).toEqual([['title: "Pasco', 'title: "Pasco County: Foreclosure Defense"\r']]);
  // What the check warns of stands beside it.
  await page.locator('#to-look-at', { hasText: 'does not say which words Jane Doe read' }).waitFor();
});

test.runIf(hasBrowser)('a new entry begins with the words of its template, remarks included', async () => {
  const { page, root } = await openForm('pages/new');
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('Guardianship');
  const text = await saved(page, join(root, 'content/pages/guardianship.md'), '');
  expect(text).toMatch(/^---\n# A draft: it shows in "npm run dev"/);
  const { values } = splitFrontmatter({ path: '', text });
  expect(values).toMatchObject({ draft: true, label: 'Guardianship', hero: { art: 'courthouse' } });
});

test.runIf(hasBrowser)('the languages of the frame stand side by side', async () => {
  const { page } = await openForm('whole-site/entries/frames');
  const skips = () => page.getByRole('textbox', { name: 'Skip to content', exact: true }).all();
  // The last form gives way to this one a moment after its address.
  await expect
    .poll(async () => Promise.all((await skips()).map(async (box) => box.inputValue())), { timeout: 60_000 })
    .toEqual(['Skip to content', 'Перейти до основного вмісту']);
});

test.runIf(hasBrowser)(
  'beside a translation stand the sentences that its source has changed since',
  async () => {
    const { url, root } = preview;
    const source = join(root, 'content/immigration/immigration-law.md');
    const before = await readFile(source, 'utf8');
    await writeFile(source, before.replace(/^( {2}heading: "?)/m, '$1Anew '));
    const problems = `${url}/admin/problems.json?file=content/immigration/immigration-ukrainian.md`;
    await expect
      .poll(async () => (await fetch(problems)).text(), { timeout: 20_000 })
      .toContain('is now: Anew ');
    const { page } = await openForm('immigration/entries/immigration-ukrainian');
    const note = page.locator('#to-look-at');
    await note.getByText(/This changed after it was translated\.\s+was: [^]+is now: Anew /).waitFor();
    await note.getByRole('button', { name: 'Close' }).click();
    expect(await note.count()).toBe(0);
  },
);

test.runIf(hasBrowser)('what is wrong is refused in our words, and the file stays', async () => {
  const { page, root } = await openForm('faqs/entries/appeals-collection');
  const path = join(root, 'content/faqs/appeals-collection.md');
  const before = await readFile(path, 'utf8');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Within {{no-such-fact}}.');
  await save.click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog
    .getByText('• Text: {{no-such-fact}} is not a fact. Facts are the files in content/facts.')
    .waitFor();
  expect(await readFile(path, 'utf8')).toBe(before);
  await dialog.getByRole('button', { name: 'OK' }).click();

  // Somebody else saves meanwhile: nothing is overwritten.
  const theirs = before.replace('question:', '# Another remark.\nquestion:');
  await writeFile(path, theirs);
  await text.fill('Yes, as a rule it does not stop.');
  await save.click();
  await dialog.getByText('was changed meanwhile by somebody else').waitFor();
  expect(await readFile(path, 'utf8')).toBe(theirs);
});

test.runIf(hasBrowser)('all that asked no other site', () => {
  expect(elsewhere).toEqual([]);
});
