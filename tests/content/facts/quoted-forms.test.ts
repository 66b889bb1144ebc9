import { expect, test } from 'vitest';
import { loadEdited, fixtureFiles, replaceInFile } from '../edited-content.ts';
import type { Edits } from '../edited-content.ts';

const reviewedFact = 'content/facts/probate-informal.md';
const lawFact = 'content/facts/colorado-homestead.md';
const factWithTranslatedLaw = (fixtureFiles.get(lawFact) ?? '').replace(
  '  checkedOn:',
  '  translations:\n    uk: "$250 000"\n    ru: "$250 000"\n    es: "$250,000"\n  checkedOn:',
);

/** Returns the text of an answer that quotes a fact. */
function readAnswer(language: string, quote: string, edits: Edits): string | undefined {
  const question = `---\nquestion: How much?\nlanguage: ${language}\n---\n\n${quote}.\n`;
  const { site } = loadEdited({ 'content/faqs/zz.md': question, ...edits });
  return site?.entries.faqs
    .get('zz')
    ?.body.html.replaceAll(/<[^>]+>/g, '')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .trim();
}

test.each([
  [
    'en',
    /^under current law, \$250,000, or \$350,000 .+ \(C\.R\.S\. 38-41-201, checked November 21, 2026; our earlier figure: \$75,000 to \$105,000\)\.$/,
  ],
  ['uk', /за чинним законом — \$250 000 \(.+; попередня цифра фірми — від \$75 000 до \$105 000\)/],
  ['ru', /по действующему закону — \$250 000 \(.+; прежняя цифра фирмы — от \$75 000 до \$105 000\)/],
  ['es', /la ley vigente indica \$250,000 \(.+; cifra anterior del bufete: de \$75,000 a \$105,000\)/],
])('.both shows the figure in the current law, then the firm’s earlier one (%s)', (language, pattern) => {
  expect(readAnswer(language, '{{colorado-homestead.both}}', { [lawFact]: factWithTranslatedLaw })).toMatch(
    pattern,
  );
});

test.each([
  ['en', '6-12 months, November 21, 2026.'],
  ['uk', '6–12 місяців, 21 листопада 2026 р..'],
  ['ru', '6–12 месяцев, 21 ноября 2026 г..'],
  ['es', '6-12 meses, 21 de noviembre de 2026.'],
])('.reviewed shows the date of a fact’s last check (%s)', (language, expected) => {
  expect(readAnswer(language, '{{probate-informal}}, {{probate-informal.reviewed}}', {})).toBe(expected);
});

test('.reviewed changes with the fact', () => {
  const edits = { [reviewedFact]: replaceInFile(reviewedFact, 'on: 2026-11-21', 'on: 2026-10-02') };
  expect(readAnswer('en', '{{probate-informal.reviewed}}', edits)).toBe('October 2, 2026.');
});
