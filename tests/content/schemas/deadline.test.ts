import { expect, test } from 'vitest';
import { replaced, reportedAfter } from '../edited-content.ts';

const deadline = 'content/deadlines/answer.md';
const invalidDay = 'until  must be a month and a day, like 08-24, found "24-08".';

test.each([
  [
    'left: "{days} days left."',
    'left: A few days left.',
    '22:9',
    'left  must say {days} once, where it belongs.',
  ],
  ['"{days} days left."', '"{day} days left."', '22:9', 'left  must say {days} once, where it belongs.'],
  [
    'answer by was {date}.',
    'answer by was over.',
    '28:16',
    'safeDayOver  must say {date} once, where it belongs.',
  ],
  ['to: Answer by', 'to: Answer by\n  until: 24-08', '41:10', invalidDay],
])('%j becomes %j in a deadline', (part, by, place, sentence) => {
  expect(reportedAfter({ [deadline]: replaced(deadline, part, by) })).toEqual([
    `${deadline}:${place} ${sentence}`,
  ]);
});
