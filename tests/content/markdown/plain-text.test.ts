import { array, assert, constantFrom, pre, property } from 'fast-check';
import { expect, test } from 'vitest';
import { compileInline, compileMarkdown } from '#content/markdown/compile.ts';

/** Characters of plain text that are Markdown syntax in some positions. */
const characters = [...'ab1 .,;:?%$()–—-’éйWw', '. ', 'www.', '15th', '(407) 555-0100'];
const textArbitrary = array(constantFrom(...characters), { minLength: 1, maxLength: 12 }).map((parts) =>
  parts.join(''),
);

/** Returns the HTML inside a single paragraph; undefined for other blocks, such as lists and thematic breaks. */
function compileText(text: string): string | undefined {
  const { html } = compileMarkdown(text);
  return /^<p>(.*)<\/p>$/s.exec(html)?.[1];
}

test('plain text compiles to the same HTML inline and as a paragraph', () => {
  assert(
    property(textArbitrary, (text) => {
      const expected = compileText(text);
      pre(expected !== undefined);
      expect(compileInline(text)).toBe(expected);
    }),
    { numRuns: 1_000 },
  );
});

test('inline text can start a list', () => {
  expect(compileInline('1. Answer')).toContain('<ol>');
  expect(compileInline('- Answer')).toContain('<ul>');
});

test('a URL without https is not linked', () => {
  expect(compileInline('www.example.com')).toBe('www.example.com');
});
