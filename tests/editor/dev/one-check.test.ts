import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { checkOnce } from '../../../scripts/check/check-once.ts';
import type { LoadResult } from '#practice/content.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { reportProblems } from '#content/report/print.ts';
import { buildAuthorPage } from '#editor/author/author-page.ts';
import { PreviewContent } from '#editor/dev/preview-content.ts';
import { contentCache, copyContent, contentDay, replaceInFile } from '../../content/edited-content.ts';
import type { Edits } from '../../content/edited-content.ts';

vi.stubEnv('SITE_NOW', contentDay);
afterAll(() => void vi.unstubAllEnvs());

const probate = 'content/pages/probate.md';
const faq = 'content/faqs/zz.md';
const buildQuestion = (text: string, head = 'question: Why?') => ({
  [faq]: `---\n${head}\n---\n\n${text}\n`,
});
const buildLegalText = (...fields: string[]) => ({
  'content/legal/zz.md': `---\ntitle: A legal text of our own\ndescription: A page of fifty characters at the least, for this very test.\nheading: A legal text\nintro: Words.\neffective: 2026-01-01\n${fields.join('\n')}\n---\n\nText.\n`,
});
const addField = (file: string, field: string) => ({
  [file]: replaceInFile(file, '---\n', `---\n${field}\n`),
});

const editsByName: Readonly<Record<string, Edits>> = {
  'no edit': {},
  'a new page that is a draft': buildLegalText('draft: true'),
  'published pages that become a draft and are deleted, and a link to a draft': {
    ...addField(probate, 'draft: true'),
    'content/pages/social-feed.md': null,
    ...buildLegalText('draft: true'),
    ...buildQuestion('See [the terms](/zz).'),
  },
  'a new page that nothing links to, and a missing list of published paths': {
    ...buildLegalText(),
    'content/published-paths.txt': null,
  },
  'files that can’t be read': {
    ...buildQuestion('Because.', 'question: 24'),
    'content/faqs/zz-empty.md': '',
  },
};

const root = await copyContent();

/** Runs the check and returns its output. */
async function readCheckOutput(): Promise<string> {
  const spies = ['log', 'error'].map((method) => {
    const spy = vi.spyOn(console, method as 'log' | 'error').mockImplementation(() => undefined);
    onTestFinished(() => spy.mockRestore());
    return spy;
  });
  await checkOnce({ root, now: new Date(contentDay), cache: contentCache }, {}, []);
  return spies.flatMap((spy) => spy.mock.calls.map((args) => args.join(' '))).join('\n');
}

/** Writes the edits to the copy, and reverts them after the test. */
async function write(edits: Edits): Promise<void> {
  for (const [path, text] of Object.entries(edits)) {
    const file = join(root, path);
    const before = await readFile(file, 'utf8').catch(() => undefined);
    await (text === null ? rm(file) : writeFile(file, text));
    onTestFinished(() => (before === undefined ? rm(file) : writeFile(file, before)));
  }
}

const preview = new PreviewContent(root);
await preview.readAll();
const unchanged = preview.check();

/** Rereads only files that a test may have changed. */
async function checkInPreview(): Promise<LoadResult> {
  await preview.read(Object.values(editsByName).flatMap(Object.keys));
  return preview.check();
}

const harmlessEdits = ['no edit', 'a new page that is a draft'];

test.each(Object.keys(editsByName))(
  'the check, the preview and /author report the same problems for %s',
  async (name) => {
    await write(editsByName[name] ?? {});
    const loaded = await checkInPreview();
    const { problems, sources } = loaded;
    const isNew = ({ message }: Diagnostic) =>
      unchanged.problems.every((earlier) => earlier.message !== message);
    expect(problems.some(isNew)).toBe(!harmlessEdits.includes(name));
    expect(await readCheckOutput()).toContain(
      problems.length > 0 ? reportProblems(problems, sources) : 'files: no problems',
    );
    const html = decodeHtml(await buildAuthorPage(root, loaded));
    expect(problems.filter(({ message }) => !html.includes(message))).toEqual([]);
  },
);

function decodeHtml(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
