import { expect, test } from 'vitest';
import { loadEdited, problemsAfter, realFiles } from '../edited-content.ts';

const fact = 'content/facts/colorado-homestead.md';
const file = 'content/faqs/zz.md';
const faq = (language: string) =>
  `---\nquestion: How much?\nlanguage: ${language}\n---\n\n{{colorado-homestead.both}}.\n`;
const withTranslations = (realFiles.get(fact) ?? '').replace(
  '  checkedOn:',
  '  translations:\n    uk: "$250 000"\n    ru: "$250 000"\n    es: "$250,000"\n  checkedOn:',
);

function shown(language: string, factText = withTranslations): string | undefined {
  const { site } = loadEdited({ [file]: faq(language), [fact]: factText });
  return site?.entries.faqs
    .get('zz')
    ?.body.html.replaceAll(/<[^>]+>/g, '')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .trim();
}

test.each([
  [
    'en',
    /^the firm states \$75,000 to \$105,000; current law: \$250,000, or \$350,000 .+ \(C\.R\.S\. 38-41-201, as of November 21, 2026, not yet confirmed\)\.$/,
  ],
  [
    'uk',
    /за даними фірми — від \$75 000 до \$105 000; за чинним законом — \$250 000 \(.+ще не підтверджено\)/,
  ],
  [
    'ru',
    /по данным фирмы — от \$75 000 до \$105 000; по действующему закону — \$250 000 \(.+ещё не подтверждено\)/,
  ],
  ['es', /el bufete indica de \$75,000 a \$105,000; ley vigente: \$250,000 \(.+aún sin confirmar\)/],
])('the firm’s figure and the law’s are quoted in one sentence in the language %s', (language, words) => {
  expect(shown(language)).toMatch(words);
});

test('once an attorney has confirmed what the law says, the sentence says no more that none has', () => {
  expect(shown('en', withTranslations.replace('  checkedOn:', '  confirmed: true\n  checkedOn:'))).toMatch(
    /38-41-201, as of November 21, 2026\)\.$/,
  );
});

test('a fact with one figure has no second', () => {
  const text = faq('en').replace('colorado-homestead', 'trim-window');
  expect(problemsAfter({ [file]: text }).join()).toContain(
    '{{trim-window.both}} says what the firm states and what the law says, and content/facts/trim-window.md has no "law:". Add it there, or quote the figure alone as {{trim-window}}.',
  );
});

test('what the law says is not quoted in English on a page in another language', () => {
  expect(problemsAfter({ [file]: faq('es') }).join()).toContain(
    'Give its file content/facts/colorado-homestead.md the same words in this language (law, translations, es).',
  );
});
