import { expect, test } from 'vitest';
import { mergeFile } from '#editor/publishing/merge-commits.ts';
import { fixtureFiles } from '../content/edited-content.ts';

const file = 'content/pages/probate.md';
const base = fixtureFiles.get(file) ?? '';
const heading = 'heading: Probate, explained one step at a time';
const eyebrow = 'eyebrow: Florida and Colorado';

test('values changed on one side are merged, even on adjacent lines', async () => {
  const mine = base.replace(heading, 'heading: Mine');
  const theirs = base
    .replace(eyebrow, 'eyebrow: Theirs')
    .replace('label: Probate', 'label: Probate # a comment');
  const merged = await mergeFile(file, { base, mine, theirs }, undefined);
  expect(merged).toEqual({ text: theirs.replace(heading, 'heading: Mine'), conflicts: [] });
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
