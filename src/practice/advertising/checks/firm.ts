import { readFileSync } from 'node:fs';
import { isForeclosurePage } from '#practice/page-parts.ts';
import type { Language } from '#content/languages/languages.ts';
import { memoize } from '#content/memoize.ts';
import type { AnyEntry, PageEntry } from '#practice/site.ts';
import { getPattern, matchesPhrase } from '../phrases.ts';
import { hasDisclaimer } from '../placements.ts';
import type { Context, Finding } from '../rule.ts';
import { createFieldFinding } from './field-finding.ts';

/** Lists the stems of the words that may come before "office". */
const listOfficeStems = memoize(({ entries, firm }: Context): ReadonlySet<string> => {
  const names = [...entries.offices.values()].flatMap(({ data }) => [
    data.city,
    data.state,
    ...Object.values(data.name),
  ]);
  const nameWords = [...names, firm.name, firm.shortName, 'Main', 'Law'].flatMap((name) =>
    name.split(/[^\p{L}]+/u),
  );
  return new Set(nameWords.map(getStem));
});

function getStem(word: string): string {
  return word.trim().toLowerCase().slice(0, 4);
}

/** Whether a phrase such as "our Tampa office" names a place where the firm has an office. */
export function isRealOffice(text: string, index: number, language: Language, context: Context): boolean {
  const match = [...text.matchAll(getPattern(language, 'office'))].find(
    (candidate) => candidate.index === index,
  );
  return listOfficeStems(context).has(getStem(match?.[1] ?? ''));
}

/** AD-22: the firm's name doesn't suggest a public office, or more attorneys than the firm has. */
export function checkFirmName({ entries, firm }: Context): Finding[] {
  const file = entries.site.get('firm');
  const match =
    /legal aid|legal services|public|county|state|government|federal|associates|partners|group|clinic/i.exec(
      firm.name,
    )?.[0];
  if (match === undefined || file === undefined) return [];
  return [
    createFieldFinding(file, ['name'], {
      rule: 'AD-22',
      excerpt: match,
      message: 'in the firm’s name may suggest a public office, or more attorneys than it has.',
      fix: 'Have the attorney confirm the name.',
    }),
  ];
}

/** AD-25: foreclosure pages state where the attorney is licensed, and that the firm isn't affiliated with the government. */
export function checkLicensingLines(page: PageEntry, context: Context): Finding[] {
  if (!isForeclosurePage(page) || hasDisclaimer(page, 'licensing', context)) return [];
  return [
    createFieldFinding(page, ['title'], {
      rule: 'AD-25',
      excerpt: page.file,
      message: 'is a foreclosure page without the disclaimer "licensing".',
      fix: 'Put "licensing" under footerDisclaimers in content/site/firm.md.',
    }),
  ];
}

/** AD-26: each immigration page warns about notarios in its own language. `entriesOnPage` are the entries that it shows. */
export function checkNotarioWarnings(
  page: PageEntry,
  entriesOnPage: readonly AnyEntry[],
  { listTexts }: Context,
): Finding[] {
  if (page.collection !== 'immigration') return [];
  const { language } = page.data;
  const hasWarning = entriesOnPage
    .flatMap((entry) => listTexts(entry))
    .some(
      (text) =>
        text.language === language &&
        matchesPhrase(text.text, language, 'warning') &&
        matchesPhrase(text.text, language, 'notario'),
    );
  if (hasWarning) return [];
  return [
    createFieldFinding(page, ['title'], {
      rule: 'AD-26',
      excerpt: page.file,
      message: 'is an immigration page without a warning about notarios and consultants.',
      fix: 'Say that a notary is not a lawyer here, and that only a licensed attorney or an accredited representative gives legal advice.',
    }),
  ];
}

/** The names of each state in English, Spanish, Russian and Ukrainian; Cyrillic names without their ending. */
const stateNames = readFileSync(new URL('../phrases/states.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ; '));

/** Compiles a pattern that matches states in which the firm is not licensed. Washington County and Virginia Gardens are in Florida. */
export const compileUnlicensedStates = memoize(({ areasServed }: Context['firm']): RegExp => {
  const names = stateNames
    .filter(([state = '']) => !areasServed.includes(state))
    .flat()
    .map((name) => name.replace('@', '\\p{L}+'));
  return new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?![a-z]| (?:County|Gardens))`, 'u');
});
