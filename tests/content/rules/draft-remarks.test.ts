import { expect, test } from 'vitest';
import { faqProblems, loadEdited, problemsAfter, replaced } from '../edited-content.ts';
import type { Edits } from '../edited-content.ts';

test.each([
  ['Call [insert phone] today.', '[insert phone]', 'a note in a draft'],
  ['Ask [NAME] first.', '[NAME]', 'a note in a draft'],
  ['It stands (DRAFT v2).', '(DRAFT v2)', 'a note in a draft'],
  ['It holds [check w/ Jane].', '[check w/ Jane]', 'a note in a draft'],
  ['It is TBD.', 'TBD', 'a note in a draft'],
  ['Lorem ipsum dolor.', 'Lorem ipsum', 'a note in a draft'],
  ['Jane, please check this before we publish.', 'Jane, please check this before we publish.', 'a note'],
  ['The risk is [deleted: high] here.', '[deleted: high]', 'left over from Word'],
  ['Name: ________', 'blank line', 'Write the final text'],
  ['As an AI language model, I can’t say.', 'As an AI language model', 'a comment from a writing assistant'],
  [
    'Certainly! Here is a revised version: Ask us.',
    'Certainly! Here is',
    'a comment from a writing assistant',
  ],
  ['It shows image1 here.', 'image1', 'is a file name'],
  [
    'It shows WhatsApp Image 2026-11-02 at 10.15.32 here.',
    'WhatsApp Image 2026-11-02 at 10.15.32',
    'is a file name',
  ],
  ['What is missing[JD1] here.', '[JD1]', 'left over from Word'],
  ['Error! Reference source not found.', 'Error! Reference source not found.', 'left over from Word'],
  ['See HYPERLINK "https://example.com" now.', 'HYPERLINK "https://example.com"', 'left over from Word'],
  ['You donâ€™t wait.', 'donâ€™t', 'saved in the wrong encoding'],
  ['Слово ÐžÐ±Ð¶Ð° тут.', 'ÐžÐ±Ð¶Ð°', 'saved in the wrong encoding'],
])('%s is reported', (text, words, message) => {
  const problems = faqProblems(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(words);
  expect(problems[0]).toContain(message);
});

test('public fields are checked, and notes are not', () => {
  expect(faqProblems('An answer.', 'question: "When does [NAME] come?"')[0]).toContain(
    'question  "[NAME]" looks like',
  );
  expect(faqProblems('An answer.', 'question: Why?\nnote: "TODO: [check w/ Jane]"')).toEqual([]);
});

test.each([
  'A [TRIM](/flaproptaxappealscounties) notice, a draft of the will, the [name](/probate) of it.',
  'El señor Núñez, ÑAÑEZ y São Paulo; Ünal à côté.',
  'A court [sic] order [emphasis added], and a form that asks for \\[your name\\].',
  'La letra “Ñ” y la «Ñ».',
  'Please check the date. Certainly, here is what a photo of 2 pages must show.',
])('%s is valid', (text) => {
  expect(faqProblems(text)).toEqual([]);
});

test.each([
  'Motion DENIED [WITHOUT PREJUDICE].',
  'DRAFT orders are sent to the judge.',
  'A version (draft).',
])('%s is only a warning', (text) => {
  expect(faqProblems(text)).toEqual([expect.stringContaining('(warning)')]);
});

test.each([
  ['a\uF0B7b', 'one of Word’s own fonts'],
  ['a\u2028b', 'an invisible line break from Word'],
  ['a\u200Fb', 'There is an invisible character (U+200F) here.'],
  ['\uFB01rst', 'Type the letters: fi.'],
])('the character in %j is reported', (text, message) => {
  const problems = faqProblems(`The ${text} word.`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
  const county = 'content/counties/pasco.md';
  expect(
    problemsAfter({ [county]: replaced(county, 'Pasco communities', `Pasco ${text} communities`) }),
  ).toHaveLength(1);
});

test('FILL IN is a warning in a translation and an error in English', () => {
  const file = 'content/attorneys/jane-doe.md';
  const start = 'Replace FILL IN with the final text';
  const found = (edits: Edits) => loadEdited(edits).problems.filter((each) => each.message.startsWith(start));
  const [inSpanish] = found({
    [file]: replaced(file, '  es: "{{experience-law}}', '  es: "FILL IN {{experience-law}}'),
  });
  expect(inSpanish?.severity).toBe('warning');
  const [role] = found({ [file]: replaced(file, 'role: Attorney', 'role: FILL IN, attorney') });
  expect(role?.severity).toBe('error');
});
