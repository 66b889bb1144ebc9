import { array, assert, constantFrom, pre, property } from 'fast-check';
import { expect, test } from 'vitest';
import { compileInline, compileMarkdown } from '../../../src/content/markdown/compile.ts';

/** Signs that may stand in plain words, and that mean something to Markdown in some places. */
const signs = [...'ab1 .,;:?%$()–—-’éйWw', '. ', 'www.', '15th', '(407) 555-0100'];
const words = array(constantFrom(...signs), { minLength: 1, maxLength: 12 }).map((all) => all.join(''));

/** Only a single paragraph is compared: lists and rules are no text of a field. */
function compiled(text: string): string | undefined {
  const { html } = compileMarkdown(text);
  return /^<p>(.*)<\/p>$/s.exec(html)?.[1];
}

test('a text without Markdown comes out as the compiler would write it', () => {
  assert(
    property(words, (text) => {
      const expected = compiled(text);
      pre(expected !== undefined);
      expect(compileInline(text)).toBe(expected);
    }),
    { numRuns: 1_000 },
  );
});

test('what opens a list does not count as plain words', () => {
  expect(compileInline('1. Answer')).toContain('<ol>');
  expect(compileInline('- Answer')).toContain('<ul>');
});

test('an address without https stays words', () => {
  expect(compileInline('www.example.com')).toBe('www.example.com');
});
