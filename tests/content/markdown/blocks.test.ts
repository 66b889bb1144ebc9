import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { listBlocks, markup } from '#content/markdown/blocks.ts';
import { parseMarkdown } from '#content/markdown/parse.ts';

/** The text of each block, with a space for each piece of markup. */
function shown(text: string): string[] {
  return listBlocks(parseMarkdown(text), text).map((block) => block.text.replaceAll(markup, ' '));
}

test.each([
  ['A **bold** word and [a link](/probate).', ['A  bold  word and  a link .']],
  ['- one\n  two\n\n> three\n> four', ['one\ntwo', 'three\nfour']],
  ['A \\* star &amp; one&nbsp;more', ['A   star   one more']],
  ['## Heading ##\n\n| a | b |\n|---|---|\n| c | d |', [' Heading ', ' a', ' b ', ' c', ' d ']],
])('the text of the blocks of %j', (text, words) => {
  expect(shown(text).map((each) => each.trim())).toEqual(words.map((each) => each.trim()));
});

const signs = [...'ab *_`[]()\\&<>|#-!~.1:\n', '**', '&amp;', '> ', '- ', '1. ', '](/a)', '\n\n', 'é', '😀'];

test('spans map each character of a block to its place in the source', () => {
  assert(
    property(array(constantFrom(...signs), { maxLength: 30 }), (parts) => {
      const text = parts.join('');
      for (const block of listBlocks(parseMarkdown(text), text)) {
        for (const [index, char] of block.text.split('').entries()) {
          if (char === markup || char === '\n') continue;
          const { index: at } = block.span(index, 1);
          expect(text.charAt(at)).toBe(char);
        }
      }
    }),
    { numRuns: 500 },
  );
});
