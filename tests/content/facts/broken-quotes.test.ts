import { expect, test } from 'vitest';
import { lineOf, loadEdited, onlyProblem, replaced, reportedAfter } from '../edited-content.ts';

const page = 'content/pages/probate.md';
const question = 'content/faqs/foreclosure-bring.md';
const guide = 'content/guides/served-today.mdx';

/** How people break a quote: what they type, what is reported, and the words that are marked. */
const slips: [string, string, string][] = [
  [
    '{{answer-deadline to respond',
    'This fact is opened with {{ and not closed with }}.',
    '{{answer-deadline',
  ],
  [
    '{{answer-deadline} to respond',
    'This fact is opened with {{ and not closed with }}.',
    '{{answer-deadline}',
  ],
  [
    '{{answer deadline to respond',
    'This fact is opened with {{ and not closed with }}.',
    '{{answer deadline',
  ],
  ['{{answer-deadlin to respond', 'This fact is opened with {{ and not closed with }}.', '{{answer-deadlin'],
  ['within answer-deadline}}', 'This fact is closed with }} and not opened with {{.', 'answer-deadline}}'],
  ['within {answer-deadline}}', 'This fact is closed with }} and not opened with {{.', '{answer-deadline}}'],
  [
    '{ { answer-deadline } }',
    'A fact is quoted with two braces on each side, close together.',
    '{ { answer-deadline } }',
  ],
  [
    '{{{answer-deadline}}}',
    'A fact is quoted with two braces on each side, close together.',
    '{{{answer-deadline}}}',
  ],
  [
    '{{answer-deadline}} }',
    'A fact is quoted with two braces on each side, close together.',
    '{{answer-deadline}} }',
  ],
  [
    '{answer-deadline}',
    'A fact is quoted with two braces on each side, close together.',
    '{answer-deadline}',
  ],
  ['[[answer-deadline]]', 'Double square brackets have no meaning here.', '[[answer-deadline]]'],
];

/** Words of each kind of text, in whose place such a slip is written. */
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

/** The slip in quotes where a value begins, or behind what a line of text begins with. */
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
  const { message = '', line = 0, column = 0, mark } = problems[0] ?? {};
  expect(message).toMatch(/Write \{\{answer-deadline\}\}\.$/);
  expect({ line, column }).toEqual({ line: mark?.line, column: mark?.column });
  expect(text.split('\n')[line - 1]?.slice(column - 1, column - 1 + (mark?.length ?? 0))).toBe(marked);
});

test('braces without a name', () => {
  expect(onlyProblem({ [question]: replaced(question, 'The summons', '{{ }} The summons') })).toContain(
    'is not a fact',
  );
  expect(onlyProblem({ [question]: replaced(question, 'The summons', '{{, The summons') })).toContain(
    'This fact is opened with {{ and not closed with }}. Write {{fact-name}}, with the name of a file in content/facts.',
  );
});

test('the name of a fact without braces', () => {
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
])('%s at the start of a value without quotes', (typed) => {
  const text = replaced(page, 'heading: Probate, explained one step at a time', `heading: ${typed}`);
  expect(reportedAfter({ [page]: text })).toEqual([
    `${page}:${lineOf(page, 'heading: Probate, explained')}:12 A value that starts with {{ must stand in quotes: "{{answer-deadline}} to respond".`,
  ]);
});

test('a group in braces that is a whole value', () => {
  const text = replaced(
    page,
    'heading: Probate, explained one step at a time',
    'heading: { { answer-deadline } }',
  );
  expect(onlyProblem({ [page]: text })).toContain(
    'starts with {{, so it must stand in quotes: "{{answer-deadline}}".',
  );
});
