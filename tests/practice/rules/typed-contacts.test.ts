import { expect, test } from 'vitest';
import { faqProblems } from '../../content/edited-content.ts';

test.each([
  ['Call (407) 555-0100 today.', '(407) 555-0100', 'a phone number', '{{florida-phone}}'],
  ['Call 407-555-0100 today.', '407-555-0100', 'a phone number', '{{florida-phone}}'],
  ['Call +1 303.555.0101.', '+1 303.555.0101', 'a phone number', '{{colorado-phone}}'],
  ['Call [us](tel:+14075550100) or 1-407-555-0100.', '1-407-555-0100', 'a phone number', '{{florida-phone}}'],
  ['Write to Contact@example.com.', 'Contact@example.com', 'an e-mail address', '{{firm-email}}'],
  [
    'Write to contact at example dot com.',
    'contact at example dot com',
    'an e-mail address',
    '{{firm-email}}',
  ],
  ['Write to contact (at) example.com.', 'contact (at) example.com', 'an e-mail address', '{{firm-email}}'],
  [
    'Write to contact[at]example[dot]com.',
    'contact[at]example[dot]com',
    'an e-mail address',
    '{{firm-email}}',
  ],
])('%s must reference the fact', (text, words, kind, fact) => {
  const problems = faqProblems(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(
    `"${words}" is ${kind} typed into text. Quote the fact with this value: ${fact}.`,
  );
});

test.each([
  'Ask the clerk at (954) 555-0142.',
  'Write to clerk@courts.example.',
  'Write to office at doelaw dot com.',
])('%s needs a new fact', (text) => {
  expect(faqProblems(text)).toEqual([
    expect.stringContaining('typed into text. No fact has this value. Add a file for it'),
  ]);
});

test.each([
  'See section 45.032, 32801-1234, 2026-2027 and case 2026-123-4567890.',
  'Type it as name@example.com does.',
  'Look at the dot com address, at noon, and at page 2 (at the end).',
  'The parcel number is 123-456-7890, and [the clerk](mailto:clerk@courts.example) knows it.',
  'Call {{florida-phone}} or write to [{{firm-email}}](mailto:{{firm-email}}).',
])('%s is valid', (text) => {
  expect(faqProblems(text)).toEqual([]);
});

test('public fields are checked, and notes are not', () => {
  expect(faqProblems('An answer.', 'question: Why call (407) 555-0100?')[0]).toContain(
    'question  "(407) 555-0100" is a phone number',
  );
  expect(faqProblems('An answer.', 'question: Why?\nnote: Ask (407) 555-0100')).toEqual([]);
});
