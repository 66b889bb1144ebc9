import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { matchesOf } from '#content/languages/matches.ts';
import { find } from '#content/site.ts';
import { lexicons } from '../lexicon/index.ts';
import { memoize } from '#content/memoize.ts';
import { textInSight, tidy } from '../page/bands.ts';
import type { CheckedPage, CheckedText, Context, Report, Rule, TextReport } from './rule.ts';

/**
 * The footer of each page names firm, attorney and a way to reach them. Size and contrast are measured
 * in the browser.
 */
export const responsibleFirm: Rule = {
  id: 'AD-01',
  name: 'Who answers for the page',
  authority: 'Florida Bar rule 4-7.12(a)(1); Colo. RPC 7.2(d)',
  severity: 'error',
  run: { page: [checkResponsible] },
};

/** The footer names the city of an office where lawyers work; "our … office" names no other place. */
export const realOffice: Rule = {
  id: 'AD-02',
  name: 'A real office',
  authority: 'Florida Bar rule 4-7.12(a)(2)',
  severity: 'error',
  run: { text: [checkOfficeClaims], page: [checkOfficeCity] },
};

/** The footer’s lines and each disclaimer that a statement needs stand in the language of the page. */
export const requiredWords: Rule = {
  id: 'AD-03',
  name: 'Required words in the page’s language',
  authority: 'Florida Bar rule 4-7.12(c)',
  severity: 'error',
  run: { page: [checkRequiredWords] },
};

/** A name that suggests a public office or more lawyers is listed. */
export const firmName: Rule = {
  id: 'AD-22',
  name: 'The firm’s name',
  authority: 'Florida Bar rule 4-7.21; Colo. RPC 7.1',
  severity: 'info',
  run: { records: [checkFirmName] },
};

const frame = (language: string) => `content/frames/${language}.md`;

/** What a reader sees of the footer. */
function footerOf({ bands }: CheckedPage): string {
  return bands
    .filter(({ kind }) => kind === 'footer')
    .map(textInSight)
    .join('\n');
}

function realOffices({ site }: Context) {
  return [...site.entries.offices.values()].filter(({ data }) => data.bonaFide);
}

function checkResponsible(checked: CheckedPage, context: Context): Report[] {
  const { site } = context;
  const shown = footerOf(checked);
  const attorney = find(site, 'attorneys', site.firm.attorney).data;
  const contacts = [...realOffices(context).map(({ data }) => data.phone), site.firm.email];
  const missing = (found: string, fix: string): Report => ({
    found,
    message: 'is missing from the footer in sight.',
    fix,
    file: frame(checked.page.language),
  });
  const names = [site.firm.name, attorney.name].filter((name) => !shown.includes(name));
  const isReachable = contacts.some((contact) => shown.includes(contact));
  return [
    ...names.map((name) => missing(name, 'The line "responsible" names {attorney} and {firm}.')),
    ...(isReachable
      ? []
      : [
          missing(
            'A phone number or an e-mail address',
            'The footer lists the offices and the e-mail address.',
          ),
        ]),
  ];
}

function checkOfficeCity(checked: CheckedPage, context: Context): Report[] {
  const shown = footerOf(checked);
  if (realOffices(context).some(({ data }) => shown.includes(data.city))) return [];
  return [
    {
      found: 'The city of an office',
      message: 'is missing from the footer in sight.',
      fix: 'The line "responsible" names {city}; an office with bonaFide: true gives it.',
      file: frame(checked.page.language),
    },
  ];
}

/** The first letters of the words that may stand before "office". */
const officeWords = memoize(({ site }: Context) =>
  [...site.entries.offices.values()]
    .flatMap(({ data }) => [data.city, data.state, ...Object.values(data.name)])
    .flatMap((name) => name.split(/[^\p{L}]+/u))
    .concat('Main', 'Law', site.firm.name, site.firm.shortName)
    .map((word) => word.toLowerCase().slice(0, 4)),
);

/** "Our … office" is said of places where the firm has one. */
function checkOfficeClaims({ text, language }: CheckedText, context: Context): TextReport[] {
  const places = officeWords(context);
  return matchesOf(text, lexicons[language].office)
    .filter((found) => !places.includes((found[1] ?? '').trim().toLowerCase().slice(0, 4)))
    .map(({ 0: words, index }) => ({
      found: words.trim(),
      message: 'names an office that is not on record.',
      fix: 'Say that you serve the place, or add the office to content/offices if lawyers work there regularly.',
      index,
      context: text,
    }));
}

/** The frame's own line and the footer's disclaimers, in each language. */
const footerWords = memoize(({ site, disclaimers }: Context) => {
  const wordsIn = (language: Language) => {
    const words = site.entries.frames.get(language)?.data;
    const pieces = [words?.advertising, ...(words?.responsible.split(/\{\w+\}/) ?? [])]
      .flatMap((piece) => (piece === undefined ? [] : [tidy(piece)]))
      .filter((piece) => /\p{L}/u.test(piece));
    return [
      ...pieces.map((text) => ({ text, file: frame(language) })),
      ...site.firm.footerDisclaimers.flatMap((id) => {
        const text = disclaimers.words(id, language);
        return text === undefined ? [] : [{ text, file: `content/disclaimers/${id}.md` }];
      }),
    ];
  };
  return inEachLanguage(wordsIn);
});

function checkRequiredWords(checked: CheckedPage, context: Context): Report[] {
  const { language } = checked.page;
  const shown = footerOf(checked);
  const needed = footerWords(context)[language];
  return needed
    .filter(({ text }) => !shown.includes(text))
    .map(({ text, file }) => ({
      found: text,
      message: 'must stand in the footer in the language of the page.',
      fix: `The page is in the language "${language}": show these words in it.`,
      file,
    }));
}

function checkFirmName({ site }: Context): Report[] {
  const found =
    /legal aid|legal services|public|county|state|government|federal|associates|partners|group|clinic/i.exec(
      site.firm.name,
    )?.[0];
  if (found === undefined) return [];
  return [
    {
      found,
      message: 'in the firm’s name may suggest more than there is.',
      fix: 'Let the attorney confirm the name.',
      file: 'content/site/firm.md',
      context: site.firm.name,
    },
  ];
}
