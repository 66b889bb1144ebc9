import { expect, test } from 'vitest';
import { mergeFile } from '#editor/publishing/combine.ts';
import { realFiles } from '../content/edited-content.ts';

const file = 'content/pages/probate.md';
const before = realFiles.get(file) ?? '';
const heading = 'heading: Probate, explained one step at a time';
const eyebrow = 'eyebrow: Florida and Colorado';

test('values that one side changed are merged, also on neighboring lines', async () => {
  const mine = before.replace(heading, 'heading: Mine');
  const theirs = before
    .replace(eyebrow, 'eyebrow: Theirs')
    .replace('label: Probate', 'label: Probate # a comment');
  const merged = await mergeFile(file, { before, mine, theirs }, undefined);
  expect(merged).toEqual({ text: theirs.replace(heading, 'heading: Mine'), texts: [] });
});

test('a value that both sides changed is a conflict, and the choice decides only that value', async () => {
  const mine = before.replace(heading, 'heading: Mine').replace(eyebrow, 'eyebrow: Also mine');
  const theirs = before.replace(heading, 'heading: Theirs').replace('label: Probate', 'label: Also theirs');
  const sides = { before, mine, theirs };
  expect((await mergeFile(file, sides, undefined)).texts).toEqual([
    { label: 'Top of the page › Heading', mine: 'Mine', theirs: 'Theirs' },
  ]);
  const both = theirs.replace(eyebrow, 'eyebrow: Also mine');
  expect((await mergeFile(file, sides, 'theirs')).text).toBe(both);
  expect((await mergeFile(file, sides, 'mine')).text).toBe(both.replace('heading: Theirs', 'heading: Mine'));
});

test('lines of the body are merged separately', async () => {
  const question = 'content/faqs/zz.md';
  const text = (...paragraphs: string[]) => `---\nquestion: Why?\n---\n\n${paragraphs.join('\n\n')}\n`;
  const sides = {
    before: text('One.', 'Two.'),
    mine: text('One, mine.', 'Two.'),
    theirs: text('One.', 'Two, theirs.'),
  };
  expect((await mergeFile(question, sides, undefined)).text).toBe(text('One, mine.', 'Two, theirs.'));
  const same = { ...sides, theirs: text('One, theirs.', 'Two.') };
  expect((await mergeFile(question, same, undefined)).texts).toEqual([
    { label: 'Text', mine: 'One, mine.', theirs: 'One, theirs.' },
  ]);
});

test('a file that one side removed and the other changed is one conflict', async () => {
  const sides = { before, mine: undefined, theirs: before.replace(heading, 'heading: Theirs') };
  expect((await mergeFile(file, sides, undefined)).texts).toEqual([
    { label: 'The whole file', mine: 'Removed', theirs: 'Changed' },
  ]);
  expect(await mergeFile(file, sides, 'mine')).toEqual({ text: undefined, texts: [] });
});
