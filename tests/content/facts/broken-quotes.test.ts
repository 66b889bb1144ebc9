import { expect, test } from 'vitest';
import { lineOf, loadEdited, onlyProblem, replaced, reportedAfter } from '../edited-content.ts';

const page = 'content/pages/probate.md';
const question = 'content/faqs/foreclosure-bring.md';
const guide = 'content/guides/served-today.mdx';

const faq = 'content/faqs/zz.md';
const questionProblems = (value: string) =>
  reportedAfter({ [faq]: `---\nquestion: ${value}\n---\n\nText.\n` });

test.each([
  ['"Within {answer-deadline} or {answer-deadline}?"', ['2:19', '2:40']],
  ['"Within [[answer-deadline]] or [[answer-deadline]]?"', ['2:19', '2:42']],
  ['Within { answer-deadline } or\n  {answer-deadline}, { answer-deadline }?', ['2:18', '3:3', '3:22']],
  ['"Is {county} more than {county}?"', ['2:15', '2:34']],
])('each occurrence of a mistake in one field has its own position: %j', (value, places) => {
  expect(questionProblems(value).map((each) => /\d+:\d+/.exec(each)?.[0])).toEqual(places);
});

test('an unknown fact is reported once with its other places', () => {
  expect(questionProblems('"Is {{no-fact}} more than {{no-fact}}?"')).toEqual([
    expect.stringMatching(
      /^content\/faqs\/zz\.md:2:15 .* The same in 1 other place: content\/faqs\/zz\.md:2:37\.$/,
    ),
  ]);
  expect(questionProblems('|\n  Is {{no-fact}} more\n  than {{no-fact}}?')).toEqual([
    expect.stringMatching(
      /^content\/faqs\/zz\.md:3:6 .* The same in 1 other place: content\/faqs\/zz\.md:4\.$/,
    ),
  ]);
  // The escaped occurrence can't be located, so only the field's position is known.
  expect(questionProblems('"Is \\u007b{no-fact}} more than {{no-fact}}?"')).toEqual([
    expect.stringMatching(/^content\/faqs\/zz\.md:2:11 /),
  ]);
});

/** The typed text, the message, and the marked text. */
const slips: [string, string, string][] = [
  ['{{answer-deadline to respond', 'This fact has {{ but no }}.', '{{answer-deadline'],
  ['{{answer-deadline} to respond', 'This fact has {{ but no }}.', '{{answer-deadline}'],
  ['{{answer deadline to respond', 'This fact has {{ but no }}.', '{{answer deadline'],
  ['{{answer-deadlin to respond', 'This fact has {{ but no }}.', '{{answer-deadlin'],
  ['within answer-deadline}}', 'This fact has }} but no {{.', 'answer-deadline}}'],
  ['within {answer-deadline}}', 'This fact has }} but no {{.', '{answer-deadline}}'],
  [
    '{ { answer-deadline } }',
    'To quote a fact, use two braces on each side, without spaces between them.',
    '{ { answer-deadline } }',
  ],
  [
    '{{{answer-deadline}}}',
    'To quote a fact, use two braces on each side, without spaces between them.',
    '{{{answer-deadline}}}',
  ],
  [
    '{{answer-deadline}} }',
    'To quote a fact, use two braces on each side, without spaces between them.',
    '{{answer-deadline}} }',
  ],
  [
    '{answer-deadline}',
    'To quote a fact, use two braces on each side, without spaces between them.',
    '{answer-deadline}',
  ],
  ['[[answer-deadline]]', 'Double square brackets do nothing here.', '[[answer-deadline]]'],
];

/** The kind of text, its file, and the part that the typo replaces. */
const texts: [string, string, string][] = [
  ['a heading', page, 'heading: Probate, explained one step at a time'],
  ['a title', page, 'title: Probate in Florida and Colorado'],
  ['a label', page, 'label: Book a free probate consultation'],
  ['a question', question, 'question: "What should I have ready for the consultation?"'],
  ['an item of a list', 'content/counties/broward.md', '- Building inspections and reserve rules have'],
  ['Markdown of a field', page, '    When someone dies,'],
  ['the text of a file', question, 'The summons and complaint'],
  ['the text of an .mdx file', guide, '---\n\n'],
];

/** Writes the typo into a quoted value, or into a line of text after its list marker. */
function written(part: string, slip: string): string {
  const name = /^\w+: /.exec(part)?.[0];
  if (name !== undefined) return `${name}"You have ${slip} today"`;
  return part.endsWith('\n')
    ? `${part}You have ${slip} today.\n\n`
    : `${/^\W*/.exec(part)?.[0] ?? ''}You have ${slip} today`;
}

test.each(
  texts.flatMap(([kind, file, part]) => slips.map((slip) => [kind, slip[0], file, part, slip] as const)),
)('in %s: %s', (_kind, _typed, file, part, [slip, sentence, marked]) => {
  const text = replaced(file, part, written(part, slip));
  const { problems } = loadEdited({ [file]: text });
  expect(problems.map(({ severity, message }) => [severity, message])).toEqual([
    ['error', expect.stringContaining(sentence)],
  ]);
  const { message = '', line = 0, column = 0, length = 0 } = problems[0] ?? {};
  expect(message).toMatch(/Write \{\{answer-deadline\}\}\.$/);
  expect(text.split('\n')[line - 1]?.slice(column - 1, column - 1 + length)).toBe(marked);
});

test('braces without a fact name are reported', () => {
  expect(onlyProblem({ [question]: replaced(question, 'The summons', '{{ }} The summons') })).toContain(
    'isn’t a fact',
  );
  expect(onlyProblem({ [question]: replaced(question, 'The summons', '{{, The summons') })).toContain(
    'This fact has {{ but no }}. Write {{fact-name}}, with the name of a file in content/facts.',
  );
});

test('a fact name without braces is reported', () => {
  const reported = `"answer-deadline" is the name of a fact. To quote it, write {{answer-deadline}}.`;
  expect(
    onlyProblem({ [question]: replaced(question, 'The summons', 'Your answer-deadline and the summons') }),
  ).toContain(reported);
  const heading = replaced(page, 'Probate, explained', 'Your answer-deadline, explained');
  expect(reportedAfter({ [page]: heading })).toEqual([
    `${page}:${lineOf(page, 'heading: Probate, explained')}:17 heading  ${reported}`,
  ]);
});

test.each([
  ['{{answer-deadline to respond'],
  ['{ { answer-deadline } } to respond'],
  ['{{answer-deadline} to respond'],
  ['{{answer-deadline}} to respond'],
])('%s at the start of a value needs quotes', (typed) => {
  const text = replaced(page, 'heading: Probate, explained one step at a time', `heading: ${typed}`);
  expect(reportedAfter({ [page]: text })).toEqual([
    `${page}:${lineOf(page, 'heading: Probate, explained')}:12 A value that starts with {{ must be in quotes: "{{answer-deadline}} to respond".`,
  ]);
});

test('spaced braces as a whole value need quotes', () => {
  const text = replaced(
    page,
    'heading: Probate, explained one step at a time',
    'heading: { { answer-deadline } }',
  );
  expect(onlyProblem({ [page]: text })).toContain(
    'starts with {{, so it must be in quotes: "{{answer-deadline}}".',
  );
});
