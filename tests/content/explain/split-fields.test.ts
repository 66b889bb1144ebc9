import { expect, test } from 'vitest';
import { readFrontmatter } from '#content/explain/frontmatter.ts';

const createFile = (blankLines: number) => ({
  path: 'content/faqs/new.md',
  text: `---\nquestion: Why?\n${'\n'.repeat(blankLines)}order: 1\n---\n\nBecause.\n`,
});

test('more than 100 blank lines between fields are reported at the first line over the limit', () => {
  expect(readFrontmatter(createFile(101)).problems).toEqual([
    expect.objectContaining({
      line: 103,
      message: 'There are more than 100 blank lines in a row here. Delete them.',
    }),
  ]);
  expect(readFrontmatter(createFile(100)).problems).toEqual([]);
});
