import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { listBlocks, markupPlaceholder } from '#content/markdown/blocks.ts';
import { parseMarkdown } from '#content/markdown/parse.ts';

const characters = [
  ...'ab *_`[]()\\&<>|#-!~.1:\n',
  '**',
  '&amp;',
  '> ',
  '- ',
  '1. ',
  '](/a)',
  '\n\n',
  'é',
  '😀',
];

test('spans map each character of a block to its position in the source', () => {
  assert(
    property(array(constantFrom(...characters), { maxLength: 30 }), (parts) => {
      const text = parts.join('');
      for (const block of listBlocks(parseMarkdown(text), text)) {
        for (const [index, char] of block.text.split('').entries()) {
          if (char === markupPlaceholder || char === '\n') continue;
          const { index: sourceIndex } = block.toSourceSpan(index, 1);
          expect(text.charAt(sourceIndex)).toBe(char);
        }
      }
    }),
    { numRuns: 500 },
  );
});
