import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { checkOnce } from '../../../scripts/check/check-once.ts';
import { formatProblems } from '#content/report/print.ts';
import { buildAuthorPage } from '#editor/author/author-page.ts';
import { PreviewContent } from '#editor/dev/preview-content.ts';
import { contentCache, replaceInFile } from '../../content/edited-content.ts';
import { copyContent, fixtureDay } from '../../fixtures/firm-content.ts';
import type { Edits } from '../../content/edited-content.ts';

vi.stubEnv('SITE_NOW', fixtureDay);
afterAll(() => void vi.unstubAllEnvs());

const probate = 'content/pages/probate.md';
/** A page that becomes a draft, a deleted page, a file with mistakes, and an empty file. */
const edits: Edits = {
  [probate]: replaceInFile(probate, '---\n', '---\ndraft: true\n'),
  'content/pages/social-feed.md': null,
  'content/faqs/zz.md': '---\nquestion: 24\n---\n\nSee [the terms](/zz).\n',
  'content/faqs/zz-empty.md': '',
};

/** Runs the check and returns its output. */
async function readCheckOutput(root: string): Promise<string> {
  const spies = (['log', 'error'] as const).map((method) => {
    const spy = vi.spyOn(console, method).mockImplementation(() => undefined);
    onTestFinished(() => spy.mockRestore());
    return spy;
  });
  await checkOnce({ root, now: new Date(fixtureDay), cache: contentCache }, {}, []);
  return spies.flatMap((spy) => spy.mock.calls.map((args) => args.join(' '))).join('\n');
}

test('the check, the preview and /author report the same problems', async () => {
  const root = await copyContent();
  const preview = new PreviewContent(root);
  await preview.readAll();
  expect(await readCheckOutput(root)).toContain('files: no problems');
  for (const [path, text] of Object.entries(edits))
    await (text === null ? rm(join(root, path)) : writeFile(join(root, path), text));
  expect((await preview.read(Object.keys(edits))).toSorted()).toEqual(Object.keys(edits).toSorted());
  const loaded = preview.check();
  const { problems, sources } = loaded;
  expect(new Set(problems.map(({ file }) => file)).size).toBeGreaterThan(3);
  expect(await readCheckOutput(root)).toContain(formatProblems(problems, sources));
  const html = decodeHtml(String(await buildAuthorPage(root, loaded)));
  expect(problems.filter(({ message }) => !html.includes(message))).toEqual([]);
});

function decodeHtml(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
