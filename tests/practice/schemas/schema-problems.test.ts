import { expect, test } from 'vitest';
import { placeholdersIn } from '#practice/schemas/frame.ts';
import { problemsAfter, realFiles, replaced, reportedAfter } from '../../content/edited-content.ts';

const deadline = 'content/deadlines/answer.md';
const invalidDay = 'until  must be a month and a day, like 08-24, found "24-08".';

test.each([
  ['left: "{days} days left."', 'left: A few days left.', '22:9', 'left  must contain {days} exactly once.'],
  ['"{days} days left."', '"{day} days left."', '22:9', 'left  must contain {days} exactly once.'],
  ['answer by was {date}.', 'answer by was over.', '28:16', 'safeDayOver  must contain {date} exactly once.'],
  ['to: Answer by', 'to: Answer by\n  until: 24-08', '41:10', invalidDay],
])('deadline: %j becomes %j', (part, by, place, sentence) => {
  expect(reportedAfter({ [deadline]: replaced(deadline, part, by) })).toEqual([
    `${deadline}:${place} ${sentence}`,
  ]);
});

const form = 'content/forms/tax-intake.md';

test.each([
  ['""', 9],
  ['"  "', 9],
  ['', 8],
])('form: the empty choice %s', (item, column) => {
  const text = replaced(form, '      - Pinellas', `      - ${item}`.trimEnd());
  expect(reportedAfter({ [form]: text })).toEqual([
    `${form}:24:${column} options, item 2  is empty. One choice. Item values must not be empty strings. Write the text of this choice, or delete the line.`,
  ]);
});

const finder = 'content/site/place-finder.md';

test('place finder: an answer without a placeholder', () => {
  const edited = replaced(finder, 'en: "{place} is in {name}', 'en: "It is in {name}');
  expect(reportedAfter({ [finder]: edited })).toEqual([
    `${finder}:19:7 inCounty, en  must contain {place} exactly once.`,
  ]);
});

const frame = 'content/frames/es.md';

test.each([
  [
    'call: Llamar al {phone}',
    'call: Llamar al {teléfono}',
    'call  must contain {phone} exactly, in every language, because the site fills it in. It is "Llamar al {teléfono}", and would show {teléfono} as typed.',
  ],
  ['call: Llamar al {phone}', 'call: Llamar', 'call  must contain {phone} exactly'],
  ['{attorney}, {firm}, oficina', '{attorney}, oficina', 'responsible  must contain {firm} exactly'],
  ['close: Cerrar', 'close: Cerrar {name}', 'close  contains {name}, which would appear as typed.'],
])('frame: %j becomes %j', (before, after, sentence) => {
  const problems = problemsAfter({ [frame]: replaced(frame, before, after) });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});

test('frame: every placeholder of the English frame is required', () => {
  const english = (realFiles.get('content/frames/en.md') ?? '').split('\n');
  for (const line of english.filter((each) => each.includes('{'))) {
    const [key = ''] = line.split(':');
    const broken = problemsAfter({
      'content/frames/en.md': replaced('content/frames/en.md', line, `${key}: Words`),
    });
    expect(broken[0]).toContain(`${key}  must contain ${placeholdersIn(line).join(' and ')} exactly`);
  }
});
