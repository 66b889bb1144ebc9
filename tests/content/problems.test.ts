import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '#practice/content.ts';
import {
  copiedContent,
  loadEdited,
  newProblems,
  problemsAfter,
  realFiles,
  replaced,
  reportedAfter,
} from './edited-content.ts';
import type { Edits } from './edited-content.ts';

const faq = (head: string, body = 'An answer.\n') => `---\n${head}\n---\n\n${body}`;
const path = 'content/faqs/zz-new.md';

function only(edits: Edits): string {
  const problems = problemsAfter(edits);
  expect(problems, problems.join('\n\n')).toHaveLength(1);
  return problems[0] ?? '';
}

test.each([
  [
    'content/frames/uk.md',
    /^Pages in this language need the text of the header and footer\. It’s needed by content\/immigration\/immigration-ukrainian\.md:\d+, .* and 1 more\.$/,
  ],
  [
    'content/menus/es.md',
    /^Pages in this language need navigation .* It’s needed by content\/\S+-spanish\.md:\d+, /,
  ],
  [
    'content/forms/subscribe.md',
    /^It contains the text of the form "subscribe"\. It’s needed by content\/pages\/blog\.md:22\.$/,
  ],
  ['content/forms/tax-intake.md', /It’s needed by content\/tax\/florida-property-tax-appeals\.md:\d+\.$/],
  ['content/forms/wrongful-death.md', /It’s needed by content\/pages\/wrongful-death\.md\.$/],
  ['content/forms/consultation.md', /It’s needed by content\/counties\/broward\.md, .* and \d+ more\.$/],
])('without %s, the report lists the files that need it', (file, sentence) => {
  const missing = reportedAfter({ [file]: null }).flatMap((each) =>
    each.split(`${file}:1:1 This file is missing. `).slice(1),
  );
  expect(missing).toEqual([expect.stringMatching(sentence)]);
});

test('the main office must have a lawyer who works there', () => {
  const office = 'content/offices/florida.md';
  expect(only({ [office]: replaced(office, 'bonaFide: true', 'bonaFide: false') })).toContain(
    'mainOffice  names the office "florida", where no lawyer of the firm works regularly (bonaFide in content/offices/florida.md).',
  );
});

test('an unquoted colon is reported with its line', () => {
  expect(only({ [path]: faq('question: Foreclosure: what now?') })).toBe(
    [
      `${path}:2:11`,
      '  This text contains a colon. Put the text in quotes: "Foreclosure: what now?".',
      '    1 | ---',
      '  > 2 | question: Foreclosure: what now?',
      '      |           ^^^^^^^^^^^^^^^^^^^^^^',
    ].join('\n'),
  );
});

test('an unknown fact is reported in a field and in a body', () => {
  const problems = problemsAfter({
    [path]: faq('question: "What are {{answer-deadlin}}?"', 'You have {{anser-deadline}} to respond.\n'),
  });
  expect(problems).toEqual([
    [
      `${path}:2:21`,
      '  {{answer-deadlin}} isn’t a fact. Did you mean "answer-deadline"?',
      '    1 | ---',
      '  > 2 | question: "What are {{answer-deadlin}}?"',
      '      |                     ^^^^^^^^^^^^^^^^^^',
    ].join('\n'),
    [
      `${path}:5:10`,
      '  {{anser-deadline}} isn’t a fact. Did you mean "answer-deadline"?',
      '    3 | ---',
      '    4 | ',
      '  > 5 | You have {{anser-deadline}} to respond.',
      '      |          ^^^^^^^^^^^^^^^^^^',
    ].join('\n'),
  ]);
});

test('a reference to a missing file is reported', () => {
  expect(
    only({
      'content/testimonials/zz.md': [
        '---',
        'who: A. B.',
        'context: Broward, 2025',
        'actualClient: true',
        'ownWords: true',
        'representative: true',
        'uncompensated: true',
        'consentOnFile: true',
        "date: '2025-05-01'",
        'disclaimer: testimonal',
        '---',
        'Kind words.',
        '',
      ].join('\n'),
    }),
  ).toBe(
    [
      'content/testimonials/zz.md:10:13',
      '  disclaimer  names the disclaimer "testimonal", but content/disclaimers/testimonal.md doesn’t exist. Did you mean "testimonial"?',
      '     8 | consentOnFile: true',
      "     9 | date: '2025-05-01'",
      '  > 10 | disclaimer: testimonal',
      '       |             ^^^^^^^^^^',
    ].join('\n'),
  );
});

test('a byte-order mark and Windows line endings are warnings, and the file compiles', () => {
  const { problems, site } = loadEdited({
    [path]: `\uFEFF${faq('question: Why?')}`.replaceAll('\n', '\r\n'),
  });
  expect(problems.map(({ line, column, message, severity }) => [line, column, message, severity])).toEqual([
    [
      1,
      1,
      'The file starts with an invisible byte-order mark. "npm run check -- --fix" removes it.',
      'warning',
    ],
    [1, 4, 'Lines end the Windows way (CRLF). Run "npm run check -- --fix".', 'warning'],
  ]);
  expect(site?.entries.faqs.get('zz-new')?.body.html).toBe('<p>An answer.</p>');
});

test('one check reports the problems of several files', () => {
  const problems = problemsAfter({
    'content/faqs/zz-a.md': faq('question: 1'),
    'content/faqs/zz-b.md': faq('question: 2'),
    'content/services/zz-c.md': '',
  });
  expect(problems).toHaveLength(3);
});

test('a long line is shortened around the marked text', () => {
  const words = `${'Some words that lead nowhere in particular. '.repeat(4)}Pay {now. ${'And more of them. '.repeat(9)}`;
  const [, , , , shown = '', marks = ''] = only({ [path]: faq('question: Why?', words) }).split('\n');
  expect(shown).toMatch(/^ {2}> 5 \| ….*Pay \{now\. And more.*…$/);
  expect(shown.slice(marks.indexOf('^')).startsWith('{now')).toBe(true);
});

test('a removed fact is reported once, whether a text or a field references it', () => {
  const problems = problemsAfter({ 'content/facts/answer-deadline.md': null });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('{{answer-deadline}} isn’t a fact.');
});

test('invisible characters and characters of a wrong encoding are reported at their positions', () => {
  expect(only({ [path]: faq('question: Why?', 'A caf\uFFFD near the court.\n') })).toContain(
    `${path}:5:6\n  This character was not saved as UTF-8`,
  );
  expect(only({ [path]: faq('ques\u200Btion: Why?') })).toContain(
    `${path}:2:5\n  There is an invisible character (U+200B) here.`,
  );
  expect(only({ [path]: faq('question: Why?', 'A \u202Egnorw word.\n') })).toContain(`${path}:5:3\n`);
});

test('a merge conflict is one problem', () => {
  const body = 'One.\n<<<<<<< HEAD\nTwo.\n=======\nThree.\n>>>>>>> other\n';
  expect(only({ [path]: faq('question: 24', body) })).toContain(
    `${path}:6:1\n  Merge conflict: keep one version`,
  );
});

test('line endings of old Macs are a warning, and the file compiles', () => {
  const { problems, site } = loadEdited({ [path]: faq('question: Why?').replaceAll('\n', '\r') });
  expect(problems.map(({ severity, message }) => [severity, message.slice(0, 29)])).toEqual([
    ['warning', 'Lines end the way of old Macs'],
  ]);
  expect(site?.entries.faqs.get('zz-new')?.body.html).toBe('<p>An answer.</p>');
});

test('files that can’t be read are reported', async () => {
  const { root, remove } = await copiedContent({
    'content/faqs/ours.md.txt': faq('question: Why?'),
    'content/faqs/OURS.MD': faq('question: Why?'),
    'content/articles/court.png': 'x',
    'content/pages/.draft.md': 'left by an editor',
    'content/pages/~$draft.md': 'left by Word',
    'content/faqs/wide.md': Buffer.from(`\uFEFF${faq('question: Why?')}`, 'utf16le'),
    'content/faqs/typed.md': Buffer.from('PK\u0003\u0004\u0000', 'latin1'),
    'content/faqs/exported.md': '%PDF-1.7',
    'content/faqs/endless.md': 'x'.repeat(1_000_001),
    'content/faqs/folder.md/inner.md': faq('question: Why not?'),
  });
  await symlink('/etc/hostname', join(root, 'content/faqs/elsewhere.md'));
  await symlink('nowhere', join(root, 'content/faqs/nowhere.md'));
  try {
    const loaded = await loadContent({ root, now: new Date('2026-11-21T17:00:00Z') });
    const problems = newProblems(loaded.problems);
    expect(
      problems.map(({ file, message }) => `${file}: ${message}`).map((text) => text.slice(0, 60)),
    ).toEqual([
      'content/articles/court.png: This isn’t text. Move pictures t',
      'content/faqs/OURS.MD: Only files ending in .md (lowercase) a',
      'content/faqs/elsewhere.md: This is a symbolic link. Put the ',
      'content/faqs/endless.md: This file is 1.0 MB, but a page’s t',
      'content/faqs/exported.md: This is a PDF with the extension o',
      'content/faqs/folder.md: This folder has the name of a file. ',
      'content/faqs/folder.md/inner.md: File names may have only lo',
      'content/faqs/nowhere.md: This is a symbolic link. Put the fi',
      'content/faqs/ours.md.txt: Only files ending in .md (lowercas',
      'content/faqs/typed.md: This is a Word file with the extensio',
      'content/faqs/wide.md: This file is saved as UTF-16 ("Unicode',
    ]);
    expect(problems[1]?.message).toMatch(/Rename it: ours\.md\.$/);
  } finally {
    await remove();
  }
});

test('a project without content reports the files it needs', async () => {
  const { problems } = await loadContent({ root: '/nowhere', now: new Date() });
  expect(problems.map(({ file }) => file).filter((file) => !file.startsWith('content/forms/'))).toEqual([
    'content/frames/en.md',
    'content/menus/en.md',
    'content/site/firm.md',
  ]);
});

test('forms must have the fields that the site sends', () => {
  const form = 'content/forms/consultation.md';
  expect(only({ [form]: replaced(form, '  dateServed:', '  dateserved:') })).toContain(
    'dateserved  is not a field of this form. Did you mean "dateServed"?',
  );
  expect(only({ [form]: replaced(form, '  county:\n    label: County of the property\n', '') })).toContain(
    'county  is missing. This form field needs a label.',
  );
  expect(only({ [form]: null, 'content/forms/consult.md': realFiles.get(form) ?? '' })).toContain(
    'content/forms/consult.md:1:1\n  There is no form "consult". Rename it: consultation.md.',
  );
  const intake = 'content/forms/tax-intake.md';
  const last = '  - I understand that formal representation requires a separate agreement.\n';
  expect(only({ [intake]: replaced(intake, last, '') })).toContain(
    'acknowledgments  must have 3 items; it has 2.',
  );
});

test('only select fields of a form have choices', () => {
  const form = 'content/forms/tax-intake.md';
  expect(
    only({ [form]: (realFiles.get(form) ?? '').replace(/    options:\n(?:      - .*\n)+/, '') }),
  ).toContain('county  needs choices: visitors choose one. List them under "options".');
  expect(
    only({ [form]: replaced(form, '    label: City\n', '    label: City\n    options: [Tampa]\n') }),
  ).toContain('city  has choices, but visitors type its value. Remove "options".');
});

test('end dates must follow start dates and exist', () => {
  const offer = 'content/offers/estate-special.md';
  expect(
    only({ [offer]: replaced(offer, 'validThrough: 2025-09-30', 'validThrough: 2024-09-30') }),
  ).toContain('validThrough  is before validFrom');
  const waiver = 'content/waivers/aggressive-defense.md';
  const [expires = ''] = /expires: .*/.exec(realFiles.get(waiver) ?? '') ?? [];
  expect(only({ [waiver]: replaced(waiver, expires, 'expires: 2026-01-01') })).toContain(
    'expires  is before approvedOn',
  );
  expect(only({ [waiver]: replaced(waiver, expires, 'expires: 2027-02-29') })).toContain(
    'must be a real date',
  );
});

test('a waiver for a missing file is reported', () => {
  const waiver = 'content/waivers/aggressive-defense.md';
  expect(only({ [waiver]: replaced(waiver, 'foreclosure-aggressive', 'foreclosure-agressive') })).toContain(
    'but there is no such file. Did you mean "content/services/foreclosure-aggressive-defense.md"?',
  );
});

test('a repeated title or address is reported at the newer page', () => {
  const pasco = 'content/counties/pasco.md';
  const text = (realFiles.get(pasco) ?? '').replace(/^updated: .*\n/m, '');
  expect(only({ 'content/counties/a-sample.md': text })).toContain(
    `content/counties/a-sample.md:2:8\n  title  is the same as in ${pasco}.`,
  );
  expect(only({ [pasco]: text.replace('\n', '\npath: /probate\n') })).toContain(
    `${pasco}:2:7\n  The address /probate already belongs to content/pages/probate.md.`,
  );
  expect(only({ [pasco]: text.replace('\n', '\naliases: [/probate]\n') })).toContain(`${pasco}:2:11\n`);
});

test('a problem in the fields does not hide problems in the body', () => {
  const problems = problemsAfter({ [path]: faq('qestion: Why?', 'For $399 see [probate](/probat).\n') });
  expect(problems.map((text) => text.split('\n')[0])).toEqual([`${path}:2:1`, `${path}:5:5`, `${path}:5:14`]);
});

test('a problem in a referenced value names its fact', () => {
  const phone = 'content/facts/florida-phone.md';
  expect(
    only({ [phone]: (realFiles.get(phone) ?? '').replace(/statedAs: .*/, 'statedAs: call us') }),
  ).toContain('found "call us". The text comes from content/facts/florida-phone.md.');
});

test('an article’s number is unique, and the site’s address has no slash at the end', () => {
  const article = 'content/articles/will-or-revocable-trust.md';
  expect(only({ [article]: (realFiles.get(article) ?? '').replace(/^id: .*/m, 'id: 1') })).toMatch(
    /id {2}is already the number of content\/articles\/[a-z-]+\.md\./,
  );
  const firm = 'content/site/firm.md';
  expect(
    only({ [firm]: replaced(firm, 'address: https://www.example.com', 'address: https://www.example.com/') }),
  ).toContain('address  must be the site’s address alone');
});
