import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { loadEdited, problemsAfter, replaced } from '../../content/edited-content.ts';
import { pageHtml } from './rendering.tsx';

const file = 'content/testimonials/florida-tax.md';

function testimonial(text?: string): string | undefined {
  const { site } = loadEdited(text === undefined ? {} : { [file]: text });
  if (site === undefined) throw new Error('The content should be right.');
  const page = parse(pageHtml(site, '/florida-property-tax-appeals'));
  return page.querySelectorAll('section').find((section) => section.querySelector('blockquote') !== null)
    ?.text;
}

test('sample words are headed as a sample, and only a client’s words as a client’s', () => {
  expect(testimonial()).toContain('Sample, not a client’s words');
  expect(testimonial()).not.toContain('From a client');
  const real = testimonial(replaced(file, 'placeholder: true\n', ''));
  expect(real).not.toContain('Sample');
  expect(real).toContain('From a client');
});

test('sample words without their mark are refused', () => {
  expect(
    problemsAfter({ [file]: replaced(file, 'sample: Sample, not a client’s words\n', '') }).join(),
  ).toContain(
    'marks sample words, which visitors must not take for a client’s. Say so in a line above it, like sample: "Sample, not a client’s words"',
  );
});
