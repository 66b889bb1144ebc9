import { expect, test } from 'vitest';
import { describeFix, fixText } from '#content/source/repair.ts';
import { describeProblems, realFiles } from '../edited-content.ts';

const path = 'content/faqs/zz.md';

test('--fix repairs typical remains of Word and Windows, and prints each change', () => {
  const text =
    '\uFEFF---\r\nquestion: “What’s “due”?”\r\nlanguage:\u00A0en\r\nreviewed:\r\n\u00A0\u00A0on: 2026-11-21\r\n  by: jane-doe\r\n---\r\n\r\nHe said “stop”.\r\n';
  const fixed = fixText({ path, text });
  expect(fixed.text).toBe(
    '---\nquestion: "What’s “due”?"\nlanguage: en\nreviewed:\n  on: 2026-11-21\n  by: jane-doe\n---\n\nHe said “stop”.\n',
  );
  expect(describeFix(path, fixed.changes)).toBe(
    [
      path,
      '  1   byte-order mark removed',
      '  1   Windows line endings replaced on 9 lines',
      '  2 - question: “What’s “due”?”',
      '  2 + question: "What’s “due”?"',
      '  3 - language:␣en',
      '  3 + language: en',
      '  5 - ␣␣on: 2026-11-21',
      '  5 +   on: 2026-11-21',
    ].join('\n'),
  );
  expect(describeProblems({ [path]: fixed.text })).toEqual([]);
});

test.each([
  ['question: “Why?” # a remark', 'question: "Why?" # a remark'],
  ['question: Why?\ntags: [“One”, Two, «Three»]', 'question: Why?\ntags: ["One", Two, "Three"]'],
  ['question: {a: “One”, b: Two}', 'question: {a: "One", b: Two}'],
])('curly quotes around one of several values on a line are replaced: %j', (fields, fixed) => {
  const createFile = (yaml: string) => `---\n${yaml}\n---\n\nText.\n`;
  expect(fixText({ path, text: createFile(fields) }).text).toBe(createFile(fixed));
});

test('straight quotes inside curly ones are preserved', () => {
  const fix = (value: string) =>
    fixText({ path, text: `---\nquestion: ${value}\n---\n` }).text.split('\n')[1];
  expect(fix('“a "b" c”')).toBe(`question: 'a "b" c'`);
  expect(fix(`“it's "b"”`)).toBe(String.raw`question: "it's \"b\""`);
});

test.each(['“Probate” and “Trust”', '«Court» and «Law»', '„Court“ and „Law“', '‘One’s own’ or ‘another’s’'])(
  '%s are not quotes around the whole value',
  (value) => {
    const text = `---\nquestion: ${value}\n---\n\nText.\n`;
    expect(fixText({ path, text })).toEqual({ text, changes: [] });
    expect(describeProblems({ [path]: text })).toEqual([]);
  },
);

test('only the quotation marks around a value are replaced, even if its key has the same quotation', () => {
  const text = '---\nquestion: Why?\nnote:\n  “So”: “So”\n---\n\nText.\n';
  expect(fixText({ path, text }).text).toBe(text.replace(': “So”', ': "So"'));
});

test('a byte-order mark inside the file is removed', () => {
  const text = '---\nquestion: Why?\n---\n\n\uFEFFFirst.\nIn\uFEFF the middle.\n';
  expect(describeProblems({ [path]: text })).toEqual([
    expect.stringContaining(`${path}:5:1\n  There is an invisible character (U+FEFF) here.`),
  ]);
  const fixed = fixText({ path, text });
  expect(fixed.text).toBe(text.replaceAll('\uFEFF', ''));
  expect(describeProblems({ [path]: fixed.text })).toEqual([]);
  expect(fixText({ path, text: `\uFEFF\uFEFF${fixed.text}` }).text).toBe(fixed.text);
});

test('block scalars stay unchanged', () => {
  const text = '---\nhero:\n  lead: |\n    Note: “a quote”\n---\n\nText: “b”\n';
  expect(fixText({ path, text })).toEqual({ text, changes: [] });
});

test('spaces after the closing hyphens don’t make the body part of the fields', () => {
  const text = '---\nquestion: “Why?”\n---  \n\nNote: “as it stands”\n- “so” is this\nHours:\u00A09 to 5\n';
  expect(describeProblems({ [path]: text })).toEqual([
    expect.stringContaining('Use straight quotes: "Why?".'),
  ]);
  const fixed = fixText({ path, text });
  expect(fixed.text).toBe(text.replace('“Why?”', '"Why?"'));
  expect(describeProblems({ [path]: fixed.text })).toEqual([]);
});

test('no fixture file needs a repair', () => {
  for (const [file, text] of realFiles) expect(fixText({ path: file, text }).changes, file).toEqual([]);
});

test.each([0x00ad, 0x034f, 0x061c, 0x180e, 0x200b, 0x200d, 0x2060, 0x2063, 0xfeff, 0xe0020])(
  'the invisible character U+%s is reported and removed',
  (code) => {
    const original = `---\nquestion: Why mort${String.fromCodePoint(code)}gage?\n---\n\nText.\n`;
    expect(describeProblems({ [path]: original })).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${path}:2:19\\n {2}There is an invisible character \\(U\\+0*${code.toString(16)}\\)`,
          'i',
        ),
      ),
    ]);
    expect(fixText({ path, text: original }).text).toContain('question: Why mortgage?');
  },
);

test.each([
  'A family 👨‍👩‍👧, a judge 👩🏽‍⚖️ and a flag 🏳️‍🌈',
  'A word of Persian, می‌خواهم',
  'A word of Hindi, क्‍ष',
  'The flag of England, 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
])('a meaningful joiner stays: %s', (words) => {
  const original = `---\nquestion: ${words}?\n---\n\nText.\n`;
  expect(describeProblems({ [path]: original })).toEqual([]);
  expect(fixText({ path, text: original })).toEqual({ text: original, changes: [] });
});

test.each(['👨\u200D and', 'mort\u200Cgage', 'می\u200C and', 'a\u{E0067}b', '\u200D👩'])(
  'a meaningless joiner is removed: %j',
  (words) => {
    const original = `---\nquestion: Why ${words}?\n---\n\nText.\n`;
    expect(describeProblems({ [path]: original })).toEqual([
      expect.stringContaining('There is an invisible character (U+'),
    ]);
    const { text, changes } = fixText({ path, text: original });
    expect(text).toBe(original.replace(/\u200C|\u200D|\u{E0067}/u, ''));
    expect(describeFix(path, changes)).toMatch(/\n {2}2 {3}1 invisible character removed \(U\+[0-9A-F]+\)$/);
  },
);
