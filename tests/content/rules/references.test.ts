import { expect, test } from 'vitest';
import { onlyProblem, problemsAfter, realFiles, replaced } from '../edited-content.ts';

const county = 'content/counties/pasco.md';
const page = 'content/pages/probate.md';
const spanish = 'content/immigration/immigration-spanish.md';

test('a translation of itself or of a translation is refused', () => {
  expect(
    problemsAfter({ [spanish]: replaced(spanish, 'of: /immigration-law', 'of: /immigration-spanish') })[0],
  ).toContain('of  names this page itself.');
  expect(
    problemsAfter({ [spanish]: replaced(spanish, 'of: /immigration-law', 'of: /immigration-ukrainian') })[0],
  ).toContain('of  names /immigration-ukrainian, which is a translation itself. Name /immigration-law');
});

test('a repeated list item is reported', () => {
  const card = /^ {6}- probate-[\w-]+$/m.exec(realFiles.get(page)?.split('services:')[1] ?? '')?.[0] ?? '';
  const name = card.replace(/^ *- /, '');
  expect(onlyProblem({ [page]: replaced(page, card, `${card}\n${card}`) })).toMatch(
    new RegExp(`services, item 2 {2}names "${name}", which is already item 1 of this list\\. Remove one\\.`),
  );
  const firm = 'content/site/firm.md';
  expect(
    onlyProblem({ [firm]: replaced(firm, '  - licensing\n', '  - licensing\n  - general-information\n') }),
  ).toContain(
    'footerDisclaimers, item 3  names "general-information", which is already item 1 of this list.',
  );
});

test('questions need a heading, and a heading needs questions', () => {
  const text = realFiles.get(county) ?? '';
  const defaults = 'content/site/county-defaults.md';
  const without = (realFiles.get(defaults) ?? '').replace(/^faqHeading:.*\nfaqs:.*\n/m, '');
  const broward = 'content/counties/broward.md';
  const rest = { [defaults]: without, [broward]: replaced(broward, 'faqs:', 'faqHeading: Questions\nfaqs:') };
  expect(onlyProblem({ ...rest, [county]: text.replace(/^faqHeading:.*\n/m, '') })).toContain(
    'faqHeading  is missing: without a heading the questions would not be shown',
  );
  expect(onlyProblem({ ...rest, [county]: text.replace(/^faqs:.*\n/m, '') })).toContain(
    'faqHeading  heads no questions',
  );
});

test('a body that no section shows is reported', () => {
  expect(onlyProblem({ [page]: `${realFiles.get(page)}\nMore words.\n` })).toContain(
    'This text would not appear',
  );
});
