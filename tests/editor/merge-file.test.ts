import { cpSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git } from '#editor/publishing/git.ts';
import { mergeCommits, mergeFile } from '#editor/publishing/merge-commits.ts';
import { fixtureFiles } from '../content/edited-content.ts';
import { fixture } from '../fixtures/firm-content.ts';
import { createTemporaryFolder } from '../fixtures/resources.ts';

const file = 'content/pages/probate.md';
const base = fixtureFiles.get(file) ?? '';
const heading = 'heading: Probate, explained one step at a time';
const eyebrow = 'eyebrow: Florida and Colorado';

test('values changed on one side are merged, even on adjacent lines', async () => {
  const mine = base.replace(heading, 'heading: Mine');
  const theirs = base
    .replace(eyebrow, 'eyebrow: Theirs')
    .replace('label: Probate', 'label: Probate # a comment');
  const mergedFile = await mergeFile(file, { base, mine, theirs }, undefined);
  expect(mergedFile).toEqual({ text: theirs.replace(heading, 'heading: Mine'), conflicts: [] });
});

test('a value that both sides changed is a conflict, and the choice decides only that value', async () => {
  const mine = base.replace(heading, 'heading: Mine').replace(eyebrow, 'eyebrow: Also mine');
  const theirs = base.replace(heading, 'heading: Theirs').replace('label: Probate', 'label: Also theirs');
  const sides = { base, mine, theirs };
  expect((await mergeFile(file, sides, undefined)).conflicts).toEqual([
    { label: 'Top of the page › Heading', mine: 'Mine', theirs: 'Theirs' },
  ]);
  const mergedText = theirs.replace(eyebrow, 'eyebrow: Also mine');
  expect((await mergeFile(file, sides, 'theirs')).text).toBe(mergedText);
  expect((await mergeFile(file, sides, 'mine')).text).toBe(
    mergedText.replace('heading: Theirs', 'heading: Mine'),
  );
});

test('paragraphs of the body are merged separately', async () => {
  const faqFile = 'content/faqs/zz.md';
  const createFile = (...paragraphs: string[]) => `---\nquestion: Why?\n---\n\n${paragraphs.join('\n\n')}\n`;
  const sides = {
    base: createFile('One.', 'Two.'),
    mine: createFile('One, mine.', 'Two.'),
    theirs: createFile('One.', 'Two, theirs.'),
  };
  expect((await mergeFile(faqFile, sides, undefined)).text).toBe(createFile('One, mine.', 'Two, theirs.'));
  const conflictingSides = { ...sides, theirs: createFile('One, theirs.', 'Two.') };
  expect((await mergeFile(faqFile, conflictingSides, undefined)).conflicts).toEqual([
    { label: 'Text', mine: 'One, mine.', theirs: 'One, theirs.' },
  ]);
});

test('a file that one side removed and the other changed is one conflict', async () => {
  const sides = { base, mine: undefined, theirs: base.replace(heading, 'heading: Theirs') };
  expect((await mergeFile(file, sides, undefined)).conflicts).toEqual([
    { label: 'The whole file', mine: 'Removed', theirs: 'Changed' },
  ]);
  expect(await mergeFile(file, sides, 'mine')).toEqual({ text: undefined, conflicts: [] });
});

test('a value is shown as changed even if another field has the same text', async () => {
  const createFile = (one: string, two: string) => `---\nfees:\n  - ${one}\n  - ${two}\n---\n`;
  const sides = {
    base: createFile('$1', '$2'),
    mine: createFile('$2', '$2'),
    theirs: createFile('$3', '$2'),
  };
  expect((await mergeFile(file, sides, undefined)).conflicts).toEqual([
    { label: 'Fees › 1st', mine: '$2', theirs: '$3' },
  ]);
});

test('pictures are merged without changing a byte, and new ones are on disk for the check', async () => {
  const root = await createTemporaryFolder();
  for (const folder of ['content', 'public'])
    cpSync(join(fixture, folder), join(root, folder), { recursive: true });
  const run = async (...args: string[]) => (await git(root, args)).trim();
  const commit = async (files: { [name: string]: string | Buffer }) => {
    for (const [name, data] of Object.entries(files)) await writeFile(join(root, name), data);
    await run('add', '--all');
    await run('commit', '--quiet', '--message', 'Files');
    return await run('rev-parse', 'HEAD');
  };
  await run('init', '--quiet', '--initial-branch', 'main');
  await run('config', 'user.name', 'Ana');
  await run('config', 'user.email', 'ana@example.com');
  // A setting that an author may have, which would reject the merge.
  await run('config', 'merge.ff', 'only');
  const picture = 'public/icon-192.png';
  const readIcon = (name: string) => readFile(join(fixture, 'public', name));
  const ancestor = await commit({});
  const article = 'content/articles/will-or-revocable-trust.md';
  const other = await commit({
    [article]: `${fixtureFiles.get(article)}\n![A court](/images/new.png)\n`,
    [picture]: await readIcon('icon-512.png'),
    'public/images/new.png': await readIcon('icon-192.png'),
  });
  await run('reset', '--quiet', '--hard', ancestor);
  const head = await commit({ [picture]: await readIcon('apple-touch-icon.png') });
  expect(await mergeCommits(root, { head, other, choices: {} })).toMatchObject({
    conflicts: [{ file: picture }],
  });
  for (const [choice, chosenCommit] of [['mine', head] as const, ['theirs', other] as const]) {
    const result = await mergeCommits(root, { head, other, choices: { [picture]: choice } });
    const mergeCommit = 'commit' in result ? result.commit : '';
    const [blob, chosenBlob] = [`${mergeCommit}:${picture}`, `${chosenCommit}:${picture}`];
    expect(await run('rev-parse', blob)).toBe(await run('rev-parse', chosenBlob));
    expect(await run('log', '-1', '--format=%B', mergeCommit)).toBe('Merge the latest version');
  }
  expect(await run('status', '--porcelain')).toBe('');
});
