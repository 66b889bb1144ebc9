import { expect, test } from 'vitest';
import { replaced, reportedAfter } from '../edited-content.ts';

const form = 'content/forms/tax-intake.md';

test.each([
  ['""', 9],
  ['"  "', 9],
  ['', 8],
])('an item of a select that is %s', (item, column) => {
  const text = replaced(form, '      - Pinellas', `      - ${item}`.trimEnd());
  expect(reportedAfter({ [form]: text })).toEqual([
    `${form}:24:${column} options, item 2  is empty. One choice. Item values must not be empty strings. Write the words of this choice, or delete the line.`,
  ]);
});
