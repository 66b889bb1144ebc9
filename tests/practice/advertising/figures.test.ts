import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { describeProblem } from '#content/report/print.ts';
import { literalFigures } from '#practice/rules/figures.ts';
import { loadEdited } from '../../content/edited-content.ts';

const { literal, named, spelled, toldInWords } = z
  .strictObject({
    literal: z.object({ text: z.string(), figures: z.record(z.string(), z.string()) }).array(),
    named: z.string().array(),
    spelled: z.record(z.string(), z.string()),
    toldInWords: z.string().array(),
  })
  .parse(parse(readFileSync(join(import.meta.dirname, 'figures.yaml'), 'utf8')));

test.each(literal)('a figure written out: $text', ({ text, figures }) => {
  const found = literalFigures(text).map(({ words, index }) => [String(index + 1), words]);
  expect(Object.fromEntries(found)).toEqual(figures);
});

test.each(named)('a number that is right: %s', (text) => {
  expect(literalFigures(text)).toEqual([]);
});

const path = 'content/faqs/zz-new.md';

async function problemsOf(head: string, body = 'An answer.\n', file = path): Promise<string[]> {
  const { problems, sources } = await loadEdited({ [file]: `---\n${head}\n---\n\n${body}` });
  return problems.map((problem) => describeProblem(problem, sources.get(problem.file)));
}

test('in the text below the frontmatter, at its place, with the fact to quote', async () => {
  expect(await problemsOf('question: When?', 'First line.\n\nYou have 25 days\nto file.\n')).toEqual([
    [
      `${path}:7:10`,
      '  "25 days" is a figure written out. Quote the matching fact: {{trim-window}} (Days from the mailing of the TRIM notice to file with the Value Adjustment Board) or {{vab-hearing-notice}} (Days before its hearing on which a Value Adjustment Board must send the owner notice of it, at the latest). If you mean none of these, add a file for it.',
      '    5 | First line.',
      '    6 | ',
      '  > 7 | You have 25 days',
      '      |          ^^^^^^^',
    ].join('\n'),
  ]);
});

test('in a field, with the field’s name', async () => {
  expect(await problemsOf('question: "Is it $5,432?"')).toEqual([
    [
      `${path}:2:18`,
      '  question  "$5,432" is a figure written out. Add a file for it in content/facts, with its source, and quote it here as {{its-name}}.',
      '    1 | ---',
      '  > 2 | question: "Is it $5,432?"',
      '      |                  ^^^^^^',
    ].join('\n'),
  ]);
});

test('in a language of its own, with the fact that says the same there', async () => {
  const [problem] = await problemsOf('question: Коли?\nlanguage: uk', 'Маєте 25 днів.\n');
  expect(problem).toContain('or {{vab-hearing-notice}} ("25 days": Days before its hearing');
});

test('in a block of several lines, at the line of the figure', async () => {
  const head = ['icon: shield', 'title: >-', '  A long title', '  of 20 percent'].join('\n');
  const [problem] = await problemsOf(head, 'A card.\n', 'content/services/zz-new.md');
  expect(problem).toMatch(/^content\/services\/zz-new\.md:5:6\n {2}title {2}"20 percent"/);
});

test('notes, dates and facts may hold figures', async () => {
  expect(await problemsOf('question: When?\nnote: Ask again in 20 days.\nreviewBy: 2027-06-01')).toEqual([]);
});

test('words that an author breaks over two lines are one figure', async () => {
  const [problem] = await problemsOf('question: When?', 'You have 25\ndays.\n');
  expect(problem).toMatch(/^content\/faqs\/zz-new\.md:5:10\n {2}"25 days"/);
});

const answers = [
  '{{answer-deadline-calendar}} ("20 calendar days": Days to respond',
  '{{answer-deadline}} ("20 days": Days to respond to a Florida foreclosure complaint after service)',
  '{{show-cause-hearing}} ("20 days": Days after service of an order to show cause',
];

test.each([
  ['A 20-day window.', answers],
  ['Within twenty (20) days.', answers],
  [
    'It costs 399 dollars.',
    ['{{evaluation-fee}} ("$399": The fee for the Florida property tax evaluation).'],
  ],
  ['It costs 399.00 flat.', ['{{evaluation-fee}} ("$399": ']],
  ['By 6/1/2027.', ['{{colorado-appeal-date}} ("June 1, 2027": ']],
  ['By June 1st.', ['{{colorado-appeal-date}} ("June 1, 2027": ']],
  ['In 67 counties.', ['{{florida-county-count}} ("67": Number of counties in Florida)']],
  [
    'Open 24/7.',
    ['{{phone-hours}} (When the Colorado office answers the phone). If you mean something else'],
  ],
  [
    'Within 30 days.',
    [
      '{{appeals-notice-florida}} (Time to file a notice',
      '{{bankruptcy-repeat-stay}}',
      'If you mean none of these',
    ],
  ],
])('%s has a fact of the same value and unit, and it is told what each is', async (text, advised) => {
  const [problem] = await problemsOf('question: When?', `${text}\n`);
  expect(problem).toContain('Quote the matching fact: ');
  for (const words of advised) expect(problem).toContain(words);
});

test.each(['About 67 days.', 'About 20 hours.', 'Some 20 weeks.', 'By June 2nd.'])(
  '%s has no fact: the same number of another unit does not count',
  async (text) => {
    const [problem] = await problemsOf('question: When?', `${text}\n`);
    expect(problem).toContain('Add a file for it in content/facts');
  },
);

test('a day of the past is told as it was, unless a fact says the same day', async () => {
  expect(await problemsOf('question: When?', 'The case was filed on March 3, 2009.\n')).toEqual([]);
  const [problem] = await problemsOf('question: When?', 'The board met on June 1, 2027.\n');
  expect(problem).toContain('Quote the matching fact: {{colorado-appeal-date}} (');
});

const languageOfText = (text: string) =>
  /[А-я]/.test(text) ? (/[іїє]/.test(text) ? 'uk' : 'ru') : /[áéíóú]/.test(text) ? 'es' : 'en';

test.each(Object.entries(spelled))('a figure in words is asked about: %s', async (text, figure) => {
  const head = `question: "${figure}?"\nlanguage: ${languageOfText(text)}`;
  const problems = await problemsOf(head, `${text}\n`);
  const asked = problems.find((problem) => problem.startsWith(`${path}:6:`));
  expect(asked).toContain(`(warning)\n  "${figure}" is a figure in words. `);
});

test('a figure in words has the fact that says the same in digits, or in words', async () => {
  const problems = await problemsOf(
    'question: When?',
    'You have twenty days, and the heirs have one year.\n',
  );
  expect(problems).toEqual([
    expect.stringContaining('{{answer-deadline}} (Days to respond to a Florida foreclosure'),
    expect.stringMatching(/^(?!.*(\{\{[a-z-]+\}\}).*\1).*\{\{asylum-filing-window\}\} \(/s) as string,
  ]);
});

test.each(toldInWords)('a number in words that is no figure is left alone: %s', async (text) => {
  expect(await problemsOf(`question: Why?\nlanguage: ${languageOfText(text)}`, `${text}\n`)).toEqual([]);
});

test('what a quotation takes from a law that it cites is nobody’s to change', async () => {
  const quoted = [
    '> The notice must be served within 30 days, or twenty days, and must name the sum.',
    '>',
    '> Section 702.10, Florida Statutes',
    '',
    '> No fee shall exceed $1,500 (s. 733.6171, Fla. Stat.).',
  ];
  expect(await problemsOf('question: When?', `${quoted.join('\n')}\n`)).toEqual([]);
  const [problem, ...others] = await problemsOf('question: When?', '> They won $1,500 within a week.\n');
  expect(problem).toContain('"$1,500" is a figure written out.');
  expect(others).toEqual([]);
});
