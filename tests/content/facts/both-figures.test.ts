import { expect, test } from 'vitest';
import { loadEdited, realFiles } from '../edited-content.ts';

const fact = 'content/facts/colorado-homestead.md';
const file = 'content/faqs/zz.md';
const createFaq = (language: string) =>
  `---\nquestion: How much?\nlanguage: ${language}\n---\n\n{{colorado-homestead.both}}.\n`;
const translatedFact = (realFiles.get(fact) ?? '').replace(
  '  checkedOn:',
  '  translations:\n    uk: "$250 000"\n    ru: "$250 000"\n    es: "$250,000"\n  checkedOn:',
);

function readAnswer(language: string, factText = translatedFact): string | undefined {
  const { site } = loadEdited({ [file]: createFaq(language), [fact]: factText });
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
])('.both shows the figure in the law, then the firm’s older one (%s)', (language, pattern) => {
  expect(readAnswer(language)).toMatch(pattern);
});
