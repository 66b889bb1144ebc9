import { expect, test } from 'vitest';
import { loadEdited, problemsAfter, realFiles, replaced, reportedAfter } from '../edited-content.ts';

const offer = 'content/offers/florida-evaluation.md';
const ukrainian = 'content/immigration/immigration-ukrainian.md';
const russian = 'content/immigration/immigration-russian.md';
const spanish = 'content/immigration/immigration-spanish.md';
const county = 'content/counties/pasco.md';

/** Replaces the first line of a page's lead. */
const lead = (path: string, words: string) => ({
  [path]: replaced(path, 'updated:', 'updated:').replace(/^( {2}lead: \|\n {4}).*$/m, `$1${words}`),
});

test.each([
  [
    lead(ukrainian, 'Мы помогаем семьям, которые подали объявление.'),
    ukrainian,
    'seems to be in Russian instead of Ukrainian',
  ],
  [
    lead(russian, 'Ми допомагаємо сім’ям і працівникам у їхніх справах.'),
    russian,
    'seems to be in Ukrainian instead of Russian',
  ],
  [
    lead(ukrainian, 'We help families with the papers that they need.'),
    ukrainian,
    'seems to be in English instead of Ukrainian',
  ],
  [
    lead(spanish, 'We help families with the papers that they need.'),
    spanish,
    'seems to be in English instead of Spanish',
  ],
  [
    lead(russian, 'Ayudamos a las familias con los documentos que necesitan.'),
    russian,
    'seems to be in Spanish instead of Russian',
  ],
  [
    lead(county, 'Ayudamos a las familias con los documentos que necesitan.'),
    county,
    'seems to be in Spanish instead of English',
  ],
  [
    lead(county, 'Ми допомагаємо сім’ям у їхніх справах.'),
    county,
    'seems to be in Ukrainian instead of English',
  ],
  [
    lead(
      spanish,
      'Ayudamos a las familias con los documentos. Ask us before you book a flight and keep your documents with you.',
    ),
    spanish,
    'seems to be in English instead of Spanish',
  ],
  [lead(russian, 'Family immigration'), russian, 'seems to be in English instead of Russian'],
])('a text in another language is reported once at its line: %#', (edits, path, sentence) => {
  const { problems, site } = loadEdited(edits);
  const found = problems.filter(({ message }) => message.includes('instead of'));
  expect(found.map(({ file, severity }) => [file, severity])).toEqual([[path, 'warning']]);
  expect(found[0]?.message).toContain(sentence);
  expect(found[0]?.field).toContain('lead');
  expect(found[0]?.line).toBeGreaterThan(1);
  expect(site).toBeDefined();
});

test('each translation in a record is checked', () => {
  const edits = {
    [offer]: replaced(offer, '  es: ', '  es: The fee is not paid for any of the work that we do. '),
  };
  expect(problemsAfter(edits).join('\n')).toContain('seems to be in English instead of Spanish');
});

test('a page with the wrong language is one warning, and a draft translation none', () => {
  const english = replaced(spanish, 'language: es', 'language: en');
  const reported = problemsAfter({ [spanish]: english }).filter((problem) => problem.includes('instead of'));
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatch(/The same applies to \d\d+ more texts below/);
  const draft = { [spanish]: english.replace('label:', 'draft: true\nlabel:') };
  expect(problemsAfter(draft).join('\n')).not.toContain('instead of');
});

test.each([
  '**Withholding of removal** (cancellation of removal) — заборона видворення.',
  'Форма «Notice to appear in the court».',
])('official English terms are valid: %s', (words) => {
  expect(problemsAfter(lead(ukrainian, words)).join('\n')).not.toContain('instead of');
});

test.each([
  'Hablamos español, говоримо українською, говорим по-русски, and we speak English with all who do in Casa de la Vega.',
  'We serve Los Angeles, Las Vegas, El Paso and La Mesa.',
])('names are valid: %s', (words) => {
  expect(problemsAfter(lead(county, words)).join('\n')).not.toContain('instead of');
});

test('English entries on a Spanish page are reported once', () => {
  const page = 'content/pages/probate.md';
  const named = realFiles.get(page)?.match(/^ +- probate-[\w-]+$/gm)?.length ?? 0;
  const spanishPage = replaced(page, 'label:', 'language: es\nlabel:');
  const reported = reportedAfter({ [page]: spanishPage.replace('  - type: lawyer\n    fee: probate\n', '') });
  expect(
    reported.filter((each) => each.includes('which is in English, but this page is in Spanish')),
  ).toEqual([
    expect.stringMatching(
      new RegExp(
        `video  names the video "probate-overview", which is .* Choose one in Spanish\\. The same in ${named} other places: `,
      ),
    ),
  ]);
});

test('a fee or a deadline in another language is reported', () => {
  const reported = (path: string, part: string, by: string) =>
    reportedAfter({ [path]: replaced(path, part, by) }).join('\n');
  expect(reported(spanish, 'fee: immigration-spanish', 'fee: immigration')).toContain(
    'fee  names the way to begin a matter "immigration", which is in English, but this page is in Spanish.',
  );
  expect(reported('content/pages/probate.md', 'fee: probate', 'fee: immigration-russian')).toContain(
    'names the way to begin a matter "immigration-russian", which is in Russian, but this page is in English.',
  );
  expect(reported(spanish, 'hero:\n', 'hero:\n  deadline: answer\n')).toContain(
    'deadline  names the deadline "answer", which is in English, but this page is in Spanish.',
  );
});

test('a link to a page in another language must name the language', () => {
  const reported = (words: string) => reportedAfter(lead(spanish, words)).join('\n');
  expect(reported('Lea nuestra guía sobre [la sucesión](/probate) para más detalles.')).toContain(
    'This link goes to a page in English. Add this after it: (en inglés).',
  );
  expect(reported('Lea [la sucesión](/probate) (en inglés) para más detalles.')).not.toContain('goes to');
  for (const words of [
    'Lea [la sucesión](/probate)\n    (En inglés) hoy.',
    'Vea en inglés: [la sucesión](/probate) y [apelaciones](/appeals).',
    '[English version](/immigration-law)',
  ])
    expect(reported(words)).not.toContain('goes to a page');
  expect(reported('Lea [la página en ucraniano](/immigration-ukrainian) para más.')).not.toContain('goes to');
});
