import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '#practice/content.ts';
import { loadEdited, describeProblems } from './edited-content.ts';
import { copyContent } from '../fixtures/firm-content.ts';
import type { Edits } from './edited-content.ts';

const createFaq = (fields: string, body = 'An answer.\n') => `---\n${fields}\n---\n\n${body}`;
const path = 'content/faqs/zz-new.md';

function findOnlyProblem(edits: Edits): string {
  const problems = describeProblems(edits);
  expect(problems, problems.join('\n\n')).toHaveLength(1);
  return problems[0] ?? '';
}

test('an unquoted colon is reported with its line', () => {
  expect(findOnlyProblem({ [path]: createFaq('question: Foreclosure: what now?') })).toBe(
    [
      `${path}:2:11 [syntax]`,
      '  Put the whole value in quotes: "Foreclosure: what now?".',
      '    1 | ---',
      '  > 2 | question: Foreclosure: what now?',
      '      |           ^^^^^^^^^^^^^^^^^^^^^^',
    ].join('\n'),
  );
});

test.each(['\r\n', '\r'])('a file with a byte-order mark and the line ending %j compiles', (lineEnd) => {
  const text = `\uFEFF${createFaq('question: Why?')}`.replaceAll('\n', lineEnd);
  expect(loadEdited({ [path]: text }).site?.entries.faqs.get('zz-new')?.body.html).toBe('<p>An answer.</p>');
});

test('a long line is shortened around the marked text', () => {
  const words = `${'Some words that lead nowhere in particular. '.repeat(4)}Pay {now. ${'And more of them. '.repeat(9)}`;
  const [, , , , excerptLine = '', underline = ''] = findOnlyProblem({
    [path]: createFaq('question: Why?', words),
  }).split('\n');
  expect(excerptLine).toMatch(/^ {2}> 5 \| ….*Pay \{now\. And more.*…$/);
  expect(excerptLine.slice(underline.indexOf('^')).startsWith('{now')).toBe(true);
});

test('files that aren’t readable Markdown are reported, except temporary files', async () => {
  const root = await copyContent({
    'content/faqs/ours.md.txt': createFaq('question: Why?'),
    'content/faqs/OURS.MD': createFaq('question: Why?'),
    'content/articles/court.png': 'x',
    'content/pages/.draft.md': 'left by an editor',
    'content/pages/~$draft.md': 'left by Word',
    'content/faqs/wide.md': Buffer.from(`\uFEFF${createFaq('question: Why?')}`, 'utf16le'),
    'content/faqs/typed.md': Buffer.from('PK\u0003\u0004\u0000', 'latin1'),
    'content/faqs/exported.md': '%PDF-1.7',
    'content/faqs/endless.md': 'x'.repeat(1_000_001),
    'content/faqs/folder.md/inner.md': createFaq('question: Why not?'),
  });
  await symlink('/etc/hostname', join(root, 'content/faqs/elsewhere.md'));
  await symlink('nowhere', join(root, 'content/faqs/nowhere.md'));
  const { problems } = await loadContent({ root, now: new Date('2026-11-21T17:00:00Z') });
  expect(problems.map(({ file, message }) => `${file}: ${message}`).map((text) => text.slice(0, 60))).toEqual(
    [
      'content/articles/court.png: This isn’t text. Move pictures t',
      'content/faqs/OURS.MD: Only files ending in .md (lowercase) a',
      'content/faqs/elsewhere.md: This is a symbolic link. Put the ',
      'content/faqs/endless.md: This file is 1.0 MB, but a page’s t',
      'content/faqs/exported.md: This is a PDF with the extension o',
      'content/faqs/folder.md: This folder has the name of a file. ',
      'content/faqs/folder.md/inner.md: File names may contain only',
      'content/faqs/nowhere.md: This is a symbolic link. Put the fi',
      'content/faqs/ours.md.txt: Only files ending in .md (lowercas',
      'content/faqs/typed.md: This is a Word file with the extensio',
      'content/faqs/wide.md: This file is saved as UTF-16 ("Unicode',
    ],
  );
  expect(problems[1]?.message).toMatch(/Rename it: ours\.md\.$/);
});

test('a missing list of published paths is a warning, and desktop.ini is not content', async () => {
  const root = await copyContent({
    'content/published-paths.txt': null,
    'content/pages/desktop.ini': 'left by Windows',
  });
  const { problems } = await loadContent({ root, now: new Date('2026-11-21T17:00:00Z') });
  expect(problems.map(({ file, severity }) => [file, severity])).toEqual([
    ['content/published-paths.txt', 'warning'],
  ]);
});

test('a project without content reports the files it needs', async () => {
  const { problems } = await loadContent({ root: '/nowhere', now: new Date() });
  expect(problems.map(({ file }) => file).filter((file) => !file.startsWith('content/forms/'))).toEqual([
    'content/disclaimers/confidential.md',
    'content/facts/experience-combined.md',
    'content/frames/en.md',
    'content/frames/es.md',
    'content/frames/ru.md',
    'content/frames/uk.md',
    'content/menus/en.md',
    'content/menus/es.md',
    'content/menus/ru.md',
    'content/menus/uk.md',
    'content/site/court-closings.md',
    'content/site/firm.md',
    'content/site/florida-counties.md',
    'content/site/place-finder.md',
  ]);
});
