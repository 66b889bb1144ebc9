import { cpSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#practice/content.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { loadEdited, replaceInFile } from '../edited-content.ts';
import { fixture } from '../../fixtures/firm-content.ts';
import type { Edits } from '../edited-content.ts';
import { article } from '../corpus/samples.ts';
import { createTemporaryFolder } from '../../fixtures/resources.ts';
import { attacks, createFactFile, wasAttacked } from './attacks.ts';

const faq = 'content/faqs/zz-attack.md';
const mdx = 'content/articles/zz-attack.mdx';
const createQuestion = (body: string) => `---\nquestion: Why?\n---\n\n${body}\n`;
const createArticle = (body: string) => article.replace('Some words.', () => body);

/** Lists the files that have errors after these edits. Fails if an attack ran. */
function listRejectedFiles(edits: Edits): string[] {
  const { problems, site } = loadEdited(edits);
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(site === undefined).toBe(errors.length > 0);
  expect(wasAttacked()).toBe(false);
  return errors.map(({ file }) => file);
}

test.each(attacks.fact)('a fact with the text %s is rejected', (statedAs) => {
  expect(listRejectedFiles({ 'content/facts/zz-attack.md': createFactFile(statedAs) })).toContain(
    'content/facts/zz-attack.md',
  );
});

test.each(attacks.md)('%j in .md text is rejected', (text) => {
  expect(listRejectedFiles({ [faq]: createQuestion(text) })).toContain(faq);
});

test.each(attacks.mdx)('%j in .mdx text is rejected', (text) => {
  expect(listRejectedFiles({ [mdx]: createArticle(text) })).toContain(mdx);
});

test.each(attacks.frontmatter)('a file with the content %j is rejected', (text) => {
  expect(listRejectedFiles({ [faq]: text })).toContain(faq);
});

test.each(attacks.fields)('an edit of %s that replaces %j with %j is rejected', (file, from, to) => {
  expect(listRejectedFiles({ [file]: replaceInFile(file, from, to) })).toContain(file);
});

test.each(attacks.names)('the file name %s is rejected', (name) => {
  expect(listRejectedFiles({ [name]: name.endsWith('.mdx') ? article : createQuestion('Words.') })).toContain(
    name,
  );
});

const root = await createTemporaryFolder();

async function listSvgErrors(text: string): Promise<string[]> {
  const file = join(root, 'public/images/zz.svg');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  const files: SourceFile[] = [];
  return checkContent(files, [], { root, now: new Date() })
    .problems.filter((problem) => problem.file === 'public/images/zz.svg' && problem.severity === 'error')
    .map(({ message }) => message);
}

test.each(attacks.drawings)('the SVG %s is rejected', async (text) => {
  expect(await listSvgErrors(text)).toEqual([expect.stringContaining('This picture contains')]);
});

test('every SVG in the fixture site is allowed', async () => {
  cpSync(join(fixture, 'public'), join(root, 'public'), { recursive: true });
  const { problems } = checkContent([], [], { root, now: new Date() });
  expect(problems.filter(({ file, rule }) => rule === 'unsafe-svgs' && !file.endsWith('zz.svg'))).toEqual([]);
});
