import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../src/practice/content.ts';
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

test('the content as it stands can be published', () => {
  const { site } = loadEdited({});
  expect(site?.pages.size).toBeGreaterThan(30);
});

test.each([
  [
    'content/frames/uk.md',
    /^Pages in this language need the words of the frame\. It is needed by content\/immigration\/immigration-ukrainian\.md:\d+, .* and 1 more\.$/,
  ],
  [
    'content/menus/es.md',
    /^Pages in this language need a navigation .* It is needed by content\/\S+-spanish\.md:\d+, /,
  ],
  [
    'content/forms/subscribe.md',
    /^It holds the words of the form "subscribe"\. It is needed by content\/pages\/blog\.md:23\.$/,
  ],
  ['content/forms/tax-intake.md', /It is needed by content\/tax\/florida-property-tax-appeals\.md:\d+\.$/],
  ['content/forms/wrongful-death.md', /It is needed by content\/pages\/wrongful-death\.md\.$/],
  ['content/forms/consultation.md', /It is needed by content\/counties\/broward\.md, .* and \d+ more\.$/],
])('%s is missing, and the files that need it are named', (file, sentence) => {
  const missing = reportedAfter({ [file]: null }).flatMap((each) =>
    each.split(`${file}:1:1 This file is missing. `).slice(1),
  );
  expect(missing).toEqual([expect.stringMatching(sentence)]);
});

test('a main office where nobody works', () => {
  const office = 'content/offices/florida.md';
  expect(only({ [office]: replaced(office, 'bonaFide: true', 'bonaFide: false') })).toContain(
    'mainOffice  names the office "florida", where no lawyer of the firm works regularly (bonaFide in content/offices/florida.md).',
  );
});

test('an empty file', () => {
  expect(only({ [path]: '' })).toBe(
    `${path}:1:1\n  This file is empty. Start it with a line ---, then its fields, then another line ---.`,
  );
});

test('fields that are never closed', () => {
  expect(only({ [path]: '---\nquestion: Why?\n' })).toMatch(
    /^content\/faqs\/zz-new\.md:1:1\n {2}The fields are never closed\. Put a second line of three hyphens/,
  );
});

test('a colon in a text without quotes', () => {
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

test('a field given twice', () => {
  expect(only({ [path]: faq('question: Why?\nquestion: How?') })).toBe(
    [
      `${path}:3:1`,
      '  "question" is given twice. Keep one of the two lines.',
      '    1 | ---',
      '    2 | question: Why?',
      '  > 3 | question: How?',
      '      | ^^^^^^^^',
    ].join('\n'),
  );
});

test('a number where text belongs', () => {
  expect(only({ [path]: faq('question: 24') })).toBe(
    [
      `${path}:2:11`,
      '  question  must be text, found the number 24. Put quotes around it: "24".',
      '    1 | ---',
      '  > 2 | question: 24',
      '      |           ^^',
    ].join('\n'),
  );
});

test('an unquoted leading zero', () => {
  const office = only({
    'content/offices/zz.md': [
      '---',
      'name: { en: A, uk: A, ru: A, es: A }',
      'state: florida',
      'street: 1 Main Street',
      'city: Orlando',
      'region: FL',
      'postalCode: 02116',
      'phone: (407) 555-0100',
      '---',
      '',
    ].join('\n'),
  });
  expect(office).toContain(
    'content/offices/zz.md:7:13\n  postalCode  must be text, found the number 02116. Put quotes around it: "02116".',
  );
});

test('a field nobody knows, with the one that was meant', () => {
  expect(only({ [path]: faq('qestion: Why?') })).toBe(
    [
      `${path}:2:1`,
      '  qestion  is not a known field. Did you mean "question"?',
      '    1 | ---',
      '  > 2 | qestion: Why?',
      '      | ^^^^^^^',
    ].join('\n'),
  );
});

test('a missing field says what belongs there', () => {
  expect(only({ [path]: faq('language: en') })).toMatch(
    /^content\/faqs\/zz-new\.md:1:1\n {2}question {2}is missing\. The question as a visitor would ask it\./,
  );
});

test('a choice that does not exist', () => {
  expect(only({ [path]: faq('question: Why?\nlanguage: eng') })).toContain(
    `${path}:3:11\n  language  must be one of en, uk, ru or es, found "eng". Did you mean "en"?`,
  );
});

test('an unknown fact, in a field and in a body', () => {
  const problems = problemsAfter({
    [path]: faq('question: "What are {{answer-deadlin}}?"', 'You have {{anser-deadline}} to respond.\n'),
  });
  expect(problems).toEqual([
    [
      `${path}:2:21`,
      '  {{answer-deadlin}} is not a fact. Did you mean "answer-deadline"?',
      '    1 | ---',
      '  > 2 | question: "What are {{answer-deadlin}}?"',
      '      |                     ^^^^^^^^^^^^^^^^^^',
    ].join('\n'),
    [
      `${path}:5:10`,
      '  {{anser-deadline}} is not a fact. Did you mean "answer-deadline"?',
      '    3 | ---',
      '    4 | ',
      '  > 5 | You have {{anser-deadline}} to respond.',
      '      |          ^^^^^^^^^^^^^^^^^^',
    ].join('\n'),
  ]);
});

test('a value that starts with a fact and has no quotes', () => {
  expect(only({ [path]: faq('question: {{answer-deadline}} only?') })).toContain(
    `${path}:2:11\n  A value that starts with {{ must be in quotes: "{{answer-deadline}} only?".`,
  );
});

test('a reference to a file that does not exist', () => {
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
      '  disclaimer  names the disclaimer "testimonal", but there is no file content/disclaimers/testimonal.md. Did you mean "testimonial"?',
      '     8 | consentOnFile: true',
      "     9 | date: '2025-05-01'",
      '  > 10 | disclaimer: testimonal',
      '       |             ^^^^^^^^^^',
    ].join('\n'),
  );
});

test('two pages with one address', () => {
  const page = (title: string, address: string) =>
    [
      '---',
      `title: ${title}`,
      'description: A page of fifty characters at the least, for this very test.',
      `path: ${address}`,
      'heading: A legal text',
      'intro: An introduction.',
      "effective: '2026-01-01'",
      '---',
      '',
      'Some text.',
      '',
    ].join('\n');
  expect(only({ 'content/legal/zz.md': page('A title nobody else has', '/probate') })).toBe(
    [
      'content/legal/zz.md:4:7',
      '  The address /probate already belongs to content/pages/probate.md. Give one of the two another path.',
      '    2 | title: A title nobody else has',
      '    3 | description: A page of fifty characters at the least, for this very test.',
      '  > 4 | path: /probate',
      '      |       ^^^^^^^^',
    ].join('\n'),
  );
});

test('a byte-order mark and Windows line ends are named and do no harm', () => {
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
    [1, 4, 'The lines end the Windows way (CRLF). "npm run check -- --fix" fixes it.', 'warning'],
  ]);
  expect(site?.entries.faqs.get('zz-new')?.body.html).toBe('<p>An answer.</p>');
});

test('curly quotes around a value', () => {
  expect(only({ [path]: faq('question: “Why?”') })).toBe(
    [
      `${path}:2:11`,
      '  The curly quotes around this value would be shown on the page. Use straight ones: "Why?".',
      '    1 | ---',
      '  > 2 | question: “Why?”',
      '      |           ^^^^^^',
    ].join('\n'),
  );
});

test('a tab before a field', () => {
  expect(only({ [path]: faq('question: Why?\nreviewed:\n\ton: "2026-11-21"') })).toMatch(
    /^content\/faqs\/zz-new\.md:4:1\n {2}There is a tab before the text\. Indent with spaces/,
  );
});

test('a quotation mark that is never closed', () => {
  expect(only({ [path]: faq('question: "Why?') })).toMatch(
    /^content\/faqs\/zz-new\.md:\d+:\d+\n {2}A quotation mark is opened here and never closed\./,
  );
});

test('an e-mail address in angle brackets', () => {
  expect(only({ [path]: faq('question: Why?', 'Write to <me@firm.com> today.\n') })).toBe(
    [
      `${path}:5:10`,
      '  Angle brackets around an e-mail address do not make a link here. Write [me@firm.com](mailto:me@firm.com).',
      '    3 | ---',
      '    4 | ',
      '  > 5 | Write to <me@firm.com> today.',
      '      |          ^^^^^^^^^^^^^',
    ].join('\n'),
  );
});

test('a single brace in a body', () => {
  expect(only({ [path]: faq('question: Why?', 'You have {answer-deadline to respond.\n') })).toMatch(
    /^content\/faqs\/zz-new\.md:5:10\n {2}A single \{ has no meaning in a text\. To quote a fact use two/,
  );
});

test('a link that leads nowhere', () => {
  expect(only({ [path]: faq('question: Why?', 'See [probate](/probat).\n') })).toContain(
    `${path}:5:5\n  This link leads to /probat, but no page has that address. Did you mean "/probate"?`,
  );
});

test('problems of several files come in one run', () => {
  const problems = problemsAfter({
    'content/faqs/zz-a.md': faq('question: 1'),
    'content/faqs/zz-b.md': faq('question: 2'),
    'content/services/zz-c.md': '',
  });
  expect(problems).toHaveLength(3);
});

test('a long line is shown round the place that is marked', () => {
  const words = `${'Some words that lead nowhere in particular. '.repeat(4)}Pay {now. ${'And more of them. '.repeat(9)}`;
  const [, , , , shown = '', marks = ''] = only({ [path]: faq('question: Why?', words) }).split('\n');
  expect(shown).toMatch(/^ {2}> 5 \| ….*Pay \{now\. And more.*…$/);
  expect(shown.slice(marks.indexOf('^')).startsWith('{now')).toBe(true);
});

test('a fact that is gone is reported once, whether it is quoted or named', () => {
  const problems = problemsAfter({ 'content/facts/answer-deadline.md': null });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('{{answer-deadline}} is not a fact.');
});

test('characters from a wrong encoding and invisible ones are named with their place', () => {
  expect(only({ [path]: faq('question: Why?', 'A caf\uFFFD near the court.\n') })).toContain(
    `${path}:5:6\n  This character was not saved as UTF-8`,
  );
  expect(only({ [path]: faq('ques\u200Btion: Why?') })).toContain(
    `${path}:2:5\n  There is an invisible character (U+200B) here.`,
  );
  expect(only({ [path]: faq('question: Why?', 'A \u202Egnorw word.\n') })).toContain(`${path}:5:3\n`);
});

test('what Git leaves of two versions is one problem', () => {
  const body = 'One.\n<<<<<<< HEAD\nTwo.\n=======\nThree.\n>>>>>>> other\n';
  expect(only({ [path]: faq('question: 24', body) })).toContain(
    `${path}:6:1\n  Merge conflict: keep one version`,
  );
});

test('line ends of old Macs do no harm', () => {
  const { problems, site } = loadEdited({ [path]: faq('question: Why?').replaceAll('\n', '\r') });
  expect(problems.map(({ severity, message }) => [severity, message.slice(0, 33)])).toEqual([
    ['warning', 'The lines end the way of old Macs'],
  ]);
  expect(site?.entries.faqs.get('zz-new')?.body.html).toBe('<p>An answer.</p>');
});

test('files that would not be read are named, not passed over', async () => {
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
      'content/articles/court.png: This is no text. Pictures belong',
      'content/faqs/OURS.MD: Only files that end in .md (small lett',
      'content/faqs/elsewhere.md: This is only a link to another pl',
      'content/faqs/endless.md: This file has 1.0 MB, and a page’s ',
      'content/faqs/exported.md: This is a PDF with the name of a t',
      'content/faqs/folder.md: This is a folder with the name of a ',
      'content/faqs/folder.md/inner.md: A file’s name is made of sm',
      'content/faqs/nowhere.md: This is only a link to another plac',
      'content/faqs/ours.md.txt: Only files that end in .md (small ',
      'content/faqs/typed.md: This is a Word file with the name of ',
      'content/faqs/wide.md: This file is saved as UTF-16 ("Unicode',
    ]);
    expect(problems[1]?.message).toMatch(/Rename it: ours\.md\.$/);
  } finally {
    await remove();
  }
});

test('a project without content is told what it lacks', async () => {
  const { problems } = await loadContent({ root: '/nowhere', now: new Date() });
  expect(problems.map(({ file }) => file).filter((file) => !file.startsWith('content/forms/'))).toEqual([
    'content/frames/en.md',
    'content/menus/en.md',
    'content/site/firm.md',
  ]);
});

test('forms are checked against the fields that the site sends', () => {
  const form = 'content/forms/consultation.md';
  expect(only({ [form]: replaced(form, '  dateServed:', '  dateserved:') })).toContain(
    'dateserved  is not a field of this form. Did you mean "dateServed"?',
  );
  expect(only({ [form]: replaced(form, '  county:\n    label: County of the property\n', '') })).toContain(
    'county  is missing. The form has this field, and it needs its label.',
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

test('a field that visitors choose has choices, and no other', () => {
  const form = 'content/forms/tax-intake.md';
  expect(
    only({ [form]: (realFiles.get(form) ?? '').replace(/    options:\n(?:      - .*\n)+/, '') }),
  ).toContain('county  needs choices: visitors choose one. List them under "options".');
  expect(
    only({ [form]: replaced(form, '    label: City\n', '    label: City\n    options: [Tampa]\n') }),
  ).toContain('city  has choices, but visitors type it. Remove "options".');
});

test('days that run backwards', () => {
  const offer = 'content/offers/estate-special.md';
  expect(
    only({ [offer]: replaced(offer, 'validThrough: 2025-09-30', 'validThrough: 2024-09-30') }),
  ).toContain('validThrough  lies before validFrom');
  const waiver = 'content/waivers/aggressive-defense.md';
  const [expires = ''] = /expires: .*/.exec(realFiles.get(waiver) ?? '') ?? [];
  expect(only({ [waiver]: replaced(waiver, expires, 'expires: 2026-01-01') })).toContain(
    'expires  lies before approvedOn',
  );
  expect(only({ [waiver]: replaced(waiver, expires, 'expires: 2027-02-29') })).toContain(
    'must be a day of the calendar',
  );
});

test('a waiver for a file that is not there', () => {
  const waiver = 'content/waivers/aggressive-defense.md';
  expect(only({ [waiver]: replaced(waiver, 'foreclosure-aggressive', 'foreclosure-agressive') })).toContain(
    'but there is no such file. Did you mean "content/services/foreclosure-aggressive-defense.md"?',
  );
});

test('of two pages with one title or address the newer one is to blame', () => {
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

test('a fault in the fields hides no fault in the text', () => {
  const problems = problemsAfter({ [path]: faq('qestion: Why?', 'For $399 see [probate](/probat).\n') });
  expect(problems.map((text) => text.split('\n')[0])).toEqual([`${path}:2:1`, `${path}:5:5`, `${path}:5:14`]);
});

test('a fault in a quoted value names the fact that it comes from', () => {
  const phone = 'content/facts/florida-phone.md';
  expect(
    only({ [phone]: (realFiles.get(phone) ?? '').replace(/statedAs: .*/, 'statedAs: call us') }),
  ).toContain('found "call us". The words come from content/facts/florida-phone.md.');
});

test('an article with the number of another, and an address of the site with a slash', () => {
  const article = 'content/articles/will-or-revocable-trust.md';
  expect(only({ [article]: (realFiles.get(article) ?? '').replace(/^id: .*/m, 'id: 1') })).toMatch(
    /id {2}is the number of content\/articles\/[a-z-]+\.md already\./,
  );
  const firm = 'content/site/firm.md';
  expect(
    only({ [firm]: replaced(firm, 'address: https://www.example.com', 'address: https://www.example.com/') }),
  ).toContain('address  must be the site’s address alone');
});
