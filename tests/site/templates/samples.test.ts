import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited, problemsAfter, replaced } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.ts';

const file = 'content/testimonials/florida-tax.md';

function quotation(text?: string): string | undefined {
  const { site } = loadEdited(text === undefined ? {} : { [file]: text });
  if (site === undefined) throw new Error('The content should be right.');
  return parse(pageHtml(site, '/florida-property-tax-appeals')).querySelector('figure:has(blockquote)')?.text;
}

test('sample words are marked where visitors read them, and a client’s words are not', () => {
  expect(quotation()).toContain('Sample, not a client’s words');
  expect(quotation(replaced(file, 'placeholder: true\n', ''))).not.toContain('Sample');
});

test('sample words without their mark are refused', () => {
  expect(
    problemsAfter({ [file]: replaced(file, 'sample: Sample, not a client’s words\n', '') }).join(),
  ).toContain(
    'marks sample words, which visitors must not take for a client’s. Say so in a line above it, like sample: "Sample, not a client’s words"',
  );
});
