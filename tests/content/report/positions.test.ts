import { expect, test } from 'vitest';
import { loadEdited, replaced } from '../edited-content.ts';

const probate = 'content/pages/probate.md';
const broward = 'content/counties/broward.md';
const fact = 'content/facts/answer-deadline.md';
const office = 'content/offices/florida.md';
const offer = 'content/offers/colorado-2027-early-bird.md';
const article = 'content/articles/will-or-revocable-trust.md';
const testimonial = 'content/testimonials/colorado-reduction.md';
const question = 'content/faqs/foreclosure-bring.md';
const form = 'content/forms/consultation.md';
const ukrainian = 'content/immigration/immigration-ukrainian.md';
const menu = 'content/menus/en.md';
const guide = 'content/guides/served-today.mdx';
const long = 'A title that goes on for much longer than the seventy letters that do fit';

/** File, part, and replacement; ⟦⟧ encloses the text that the problem must mark. */
const mistakes: [string, string, string][] = [
  // Values of another type
  [question, 'question: "What should I have ready for the consultation?"', 'question: ⟦24⟧'],
  [question, 'question: "What should I have ready for the consultation?"', 'question: ⟦true⟧'],
  [question, 'question: "What should I have ready for the consultation?"', 'question: ⟦""⟧'],
  [office, '"32801"', '⟦32801⟧'],
  [office, '"32801"', '⟦"3280"⟧'],
  [office, 'bonaFide: true', "bonaFide: ⟦'true'⟧"],
  [office, 'bonaFide: true', 'bonaFide: ⟦yes⟧'],
  [office, 'order: 10', 'order: ⟦first⟧'],
  [office, '"{{florida-phone}}"', '⟦call us⟧'],
  [fact, 'value: 20', 'value: ⟦[1, 2, 3]⟧'],
  [article, 'id: 3', "id: ⟦'3'⟧"],
  [broward, 'neighbors: [Collier, Hendry, Miami-Dade, Palm Beach]', 'neighbors: ⟦Collier⟧'],
  [
    probate,
    '    services:\n      - probate-both-states',
    '    services:\n      - ⟦7⟧\n      - probate-both-states',
  ],
  // Words from a list
  [question, 'question', 'language: ⟦eng⟧\nquestion'],
  [fact, 'unit: days', 'unit: ⟦day⟧'],
  [fact, 'status: disputed', 'status: ⟦disputd⟧'],
  [office, 'state: florida', 'state: ⟦Florida⟧'],
  [probate, '  art: oak', '  art: ⟦castle⟧'],
  [probate, '    - do: book', '    - do: ⟦bok⟧'],
  [probate, '  - type: prose', '  - type: ⟦text⟧'],
  [probate, '  - type: prose', '  - { type: ⟦text⟧, id: first }\n  - type: prose'],
  [menu, '- all: counties', '- all: ⟦pages⟧'],
  // Days
  [question, 'reviewBy: 2027-05-31', 'reviewBy: ⟦05/31/2027⟧'],
  [question, 'reviewBy: 2027-05-31', 'reviewBy: ⟦2027-02-30⟧'],
  [question, 'reviewBy: 2027-05-31', 'reviewBy: ⟦2027⟧'],
  [fact, '  on: 2026-11-21', '  on: ⟦2027-11-21⟧'],
  [offer, 'validThrough: 2027-01-31', 'validThrough: ⟦2027-02-15⟧'],
  [article, 'publishDate: 2026-07-20', 'publishDate: ⟦2028-07-20⟧'],
  // Names of files and pages
  [fact, '  by: jane-doe', '  by: ⟦jon-doe⟧'],
  [fact, '  - answer-deadline-calendar', '  - ⟦answer-deadline-calender⟧'],
  [probate, 'booking: probate-estate', 'booking: ⟦probate-estates⟧'],
  [probate, '      - probate-cost\n', '      - ⟦probate-costs⟧\n'],
  [
    broward,
    'services: [foreclosure-answer, foreclosure-standing',
    'services: [foreclosure-answer, ⟦foreclosure-stand⟧',
  ],
  [probate, '      to: "#faq"', '      to: ⟦"#fag"⟧'],
  [probate, '      to: "#faq"', '      to: ⟦https://example.com⟧'],
  [menu, '- to: /probate', '- to: ⟦/probat⟧'],
  [offer, 'amount: colorado-2027-fee', 'amount: ⟦399⟧'],
  [offer, 'amount: colorado-2027-fee', 'amount: ⟦answer-deadline⟧'],
  [testimonial, 'disclaimer: testimonial', 'disclaimer: ⟦testimonials⟧'],
  [ukrainian, '  of: /immigration-law', '  of: ⟦/immigration⟧'],
  [fact, 'https://www.floridabar.org/rules/ctproc/', '⟦http://www.floridabar.org/rules/ctproc/⟧'],
  [article, 'label:', 'shareImage: ⟦/images/none.jpg⟧\nlabel:'],
  // Lengths and names that belong to one page
  [probate, 'title: Probate in Florida and Colorado', 'title: ⟦Probate⟧'],
  [probate, 'title: Probate in Florida and Colorado', `title: ⟦${long}⟧`],
  [probate, 'title: Probate in Florida and Colorado', `title: ⟦"${long}"⟧`],
  [probate, 'title: Probate in Florida and Colorado', `title: |\n  ⟦${long}⟧`],
  [
    'content/pages/social-feed.md',
    '"Social Feed: Follow the Firm | {{firm-name}}"',
    '⟦Probate in Florida and Colorado⟧',
  ],
  [probate, 'label: Probate\n', 'label: ⟦Estate Planning⟧\n'],
  [probate, 'label: Probate\n', 'label: Probate\npath: ⟦/appeals⟧\n'],
  [probate, 'label: Probate\n', 'label: Probate\naliases:\n  - ⟦/appeals⟧\n'],
  [probate, 'label: Probate\n', 'label: Probate\npath: ⟦Probate⟧\n'],
  [probate, '    id: colorado\n', '    id: ⟦florida⟧\n'],
  [probate, '    id: colorado\n', '    id: ⟦In Colorado⟧\n'],
  // Words within a text
  [probate, 'explained one step at a time', 'explained in ⟦{{answer-deadlin}}⟧'],
  [probate, 'explained one step at a time', 'explained ⟦one one⟧ step at a time'],
  [probate, 'explained one step at a time', 'explained ⟦**⟧one step** at a time'],
  [probate, 'explained one step at a time', 'explained one step at a time⟦ !⟧'],
  [probate, '    When someone dies', '    ⟦<b>When</b>⟧ someone dies'],
  [probate, '    When someone dies', '    When ⟦[someone](/nowhere)⟧ dies'],
  [
    probate,
    '    The first consultation',
    '    ⟦Первая консультация по делу о наследстве.⟧\n\n    The first consultation',
  ],
  [broward, '- Davie', '- ⟦Davie:⟧'],
  [broward, 'A foreclosure case in Broward', '⟦TODO⟧ A foreclosure case in Broward'],
  [question, 'The summons and complaint', '⟦[The summons](here)⟧ and complaint'],
  [guide, '## ', '⟦{one + two}⟧\n\n## '],
  [form, 'label: County of the property', 'label: ⟦24⟧'],
];

test.each(mistakes)('%s: after %j becomes %j, exactly that text is marked', (file, part, by) => {
  const [, words = ''] = by.split(/[⟦⟧]/);
  const marked = replaced(file, part, by);
  const [above = ''] = marked.split('⟦');
  const line = above.split('\n').length;
  const column = above.length - above.lastIndexOf('\n');
  const { problems } = loadEdited({ [file]: marked.replaceAll(/[⟦⟧]/g, '') });
  const length = words.length;
  expect(problems).toContainEqual(expect.objectContaining({ file, line, column, length }));
});
