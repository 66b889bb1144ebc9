import { expect, test } from 'vitest';
import { factFaults } from '../../src/content/schemas/fact-value.ts';
import { problemsAfter, realFiles } from './edited-content.ts';

const path = 'content/faqs/zz-new.md';
const faq = (body: string, language = 'en') =>
  problemsAfter({ [path]: `---\nquestion: Why?\nlanguage: ${language}\n---\n\n${body}\n` });

test.each([
  ['You have {{answer-deadline}} days.', 'en', '20 days days', 'days'],
  ['You have {{answer-deadline}} calendar days.', 'en', '20 days calendar days', 'calendar days'],
  ['A {{colorado-appeal-window}}-day term.', 'en', '30-day-day', '-day'],
  ['It costs ${{evaluation-fee}}.', 'en', '$$399', '$'],
  ['It costs {{evaluation-fee}} dollars.', 'en', '$399 dollars', 'dollars'],
  ['Up to {{testimonial-reduction}}%.', 'en', '20 percent%', '%'],
  ['More than {{miami-dade-cases}}+ cases.', 'en', '500++', '+'],
  ['Tiene {{answer-deadline}} días.', 'es', '20 días días', 'días'],
  ['Протягом {{answer-deadline}} днів.', 'uk', '20 днів днів', 'днів'],
])('%s', (text, language, read, away) => {
  const problems = faq(text, language);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`already, so that this would read "${read}". Take "${away}" away.`);
});

test.each([
  'In {{florida-county-count}} counties.',
  'Within {{answer-deadline}}: days count from service.',
  'You have {{answer-deadline}}\n\nDays are counted from service.',
  'Due {{answer-deadline}} - days are counted.',
  'From {{evaluation-fee}} up, {{probate-formal}} and {{testimonial-reduction}} more.',
])('%s is right', (text) => {
  expect(faq(text)).toEqual([]);
});

test('in a field', () => {
  const county = 'content/counties/pasco.md';
  const text = (realFiles.get(county) ?? '').replace(
    /^ {2}after: .*$/m,
    '  after: Within {{answer-deadline}} days.',
  );
  expect(problemsAfter({ [county]: text }).join('\n')).toContain('this would read "20 days days"');
});

test.each([
  ['usd', 399, '399', '"$399"'],
  ['days', 20, '20', '"20 days"'],
  ['percent', 20, '20', '"20 percent"'],
])('a fact in %s whose words have no unit', (unit, value, statedAs, whole) => {
  expect(factFaults({ value, unit, statedAs })).toEqual([
    { path: ['statedAs'], message: expect.stringContaining(`Write it with its unit, like ${whole}`) },
  ]);
});

test.each([
  ['usd', 399, '399 доларів'],
  ['usd', 0, 'free of charge'],
  ['count', 67, '67'],
])('a fact in %s stated as it should be', (unit, value, statedAs) => {
  expect(factFaults({ value, unit, statedAs })).toEqual([]);
});

test('the number that a fact states is offered with its unit', () => {
  const fee = 'content/facts/evaluation-fee.md';
  const text = (realFiles.get(fee) ?? '').replace('statedAs: "$399"', 'statedAs: 399');
  expect(problemsAfter({ [fee]: text }).join('\n')).toContain(
    'statedAs  must be text, found the number 399. Write it whole: "$399".',
  );
});
