import { expect, test } from 'vitest';
import { onlyProblem, replaced, reportedAfter } from '../edited-content.ts';

const probate = 'content/pages/probate.md';
const broward = 'content/counties/broward.md';

/** Properties that every JavaScript object inherits. */
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** File, the line above the new field, and the field's indentation. */
const places: [string, string, string][] = [
  ['content/faqs/foreclosure-bring.md', 'reviewBy: 2027-05-31', ''],
  [probate, '  eyebrow: Florida and Colorado', '  '],
  [probate, '    - do: book', '      '],
  [broward, 'seat: Fort Lauderdale', ''],
  [broward, '  heading: A foreclosure case in Broward starts a short clock', '  '],
  ['content/site/county-defaults.md', 'reviewBy: 2027-05-31', ''],
  ['content/facts/answer-deadline.md', 'translations:', '  '],
];

test.each(names.flatMap((name) => places.map((place) => [name, ...place] as const)))(
  '%s is an unknown field of %s',
  (name, file, above, indent) => {
    for (const value of ['x', '{ a: b }', '\n  '.concat(indent, '- x')]) {
      const text = replaced(file, above, `${above}\n${indent}${name}: ${value}`.replace(': \n', ':\n'));
      const line = 1 + text.split('\n').findIndex((each) => each.startsWith(`${indent}${name}:`));
      expect(reportedAfter({ [file]: text })).toEqual([
        expect.stringContaining(`${file}:${line}:${indent.length + 1} ${name}  is not a known field.`),
      ]);
    }
  },
);

test('such a name is an unknown value', () => {
  const value = replaced(probate, 'booking: probate-estate', 'booking: constructor');
  expect(reportedAfter({ [probate]: value })[0]).toContain(
    'names the booking link "constructor", but content/',
  );
  const kind = replaced(probate, '- do: book', '- do: constructor');
  expect(onlyProblem({ [probate]: kind })).toContain('do  must be one of consult, book, call');
});

test('such a name is an unknown placeholder of the defaults', () => {
  const file = 'content/site/county-defaults.md';
  const text = replaced(
    file,
    'Facing foreclosure in {county} County?',
    'Facing foreclosure in {constructor} County?',
  );
  expect(onlyProblem({ [file]: text })).toContain('heading  {constructor} isn’t a known placeholder.');
});
