import { expect, test } from 'vitest';
import { lineOf, loadEdited, problemsAfter, replaced, reportedAfter } from '../edited-content.ts';

const page = 'content/pages/probate.md';
const lead = '  lead: |\n    When someone dies';
const writeBelow = 'Write "lead: |" and the whole text below it, indented by two spaces.';
const intro = '    intro: The size of the estate, the date of death and the debts decide which one fits.';
const closing =
  '    text: |\n      Have the death certificate and the will at hand if you can find them. If you cannot, book anyway; that is a common way to begin. We tell you how to send papers once conflicts are checked.';

test.each([
  [
    lead,
    '  lead:\n    When someone dies',
    1,
    '5 lead  has several paragraphs, which run together without a |. ' + writeBelow,
  ],
  [
    lead,
    '  lead: When someone dies',
    0,
    '9 lead  has several paragraphs, which run together without a |. ' + writeBelow,
  ],
  [
    lead,
    '  lead: >\n    When someone dies',
    1,
    '5 lead  has several paragraphs, which > joins into one. Use | instead.',
  ],
  [
    lead,
    '  lead: >-\n    When someone dies',
    1,
    '5 lead  has several paragraphs, which > joins into one. Use | instead.',
  ],
  [
    intro,
    '    intro: The size\n\n      of the estate',
    0,
    '12 intro  is one paragraph, so its blank line would disappear. Remove the blank line.',
  ],
  [
    intro,
    '    intro: "The size\n\n      of the estate"',
    0,
    '12 intro  is one paragraph, so its blank line would disappear. Remove the blank line.',
  ],
  [
    intro,
    '    intro: |\n      The size\n\n      of the estate',
    1,
    '7 intro  is one paragraph, so its blank line would disappear. Remove the blank line.',
  ],
  [
    closing,
    '    text:\n      Have these at hand:\n      - the will',
    1,
    '7 text  must be text, found a group of fields. Write "text: |" and the whole text below it, indented by two spaces.',
  ],
  [
    closing,
    '    text:\n      - the will\n      - the certificate',
    1,
    '7 text  must be text, found a list. Write "text: |" and the whole text below it, indented by two spaces.',
  ],
  [
    closing,
    '    text:\n      Have these at hand.\n      ### The will\n      And the certificate.',
    2,
    '7 A line that starts with # ends this text. Write "text: |" and the whole text below it, indented by two spaces.',
  ],
])('lost paragraphs are an error: %j becomes %j', (part, by, below, sentence) => {
  const { problems, site } = loadEdited({ [page]: replaced(page, part, by) });
  expect(reportedAfter({ [page]: replaced(page, part, by) })).toEqual([
    `${page}:${lineOf(page, part) + below}:${sentence}`,
  ]);
  expect(problems[0]?.severity).toBe('error');
  expect(site).toBeUndefined();
});

test('several lines without | are a warning if none is a paragraph', () => {
  const text = replaced(
    page,
    closing,
    '    text:\n      Have these at hand.\n      1. the will\n      2. the certificate',
  );
  expect(problemsAfter({ [page]: text })).toEqual([
    expect.stringContaining(
      `${page}:${lineOf(page, closing) + 1}:7 (warning)\n  text  has several lines, which run together without a |. Write "text: |"`,
    ),
  ]);
});

test.each([
  [intro, '    intro: The size of the estate\n      decides which one fits.'],
  [intro, '    intro: |\n      The size of the estate decides which one fits.'],
  [closing, '    text: >\n      Have these at hand: the will\n      and the certificate.'],
  [closing, '    text: "Have these at hand.\\n\\nThe will."'],
])('%j may become %j', (part, by) => {
  expect(problemsAfter({ [page]: replaced(page, part, by) })).toEqual([]);
});
