import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import type { CheckedPage, Context } from '../context.ts';
import { oncePer } from '../memory.ts';
import { textInSight, tidy } from '../page/bands.ts';
import { recordAt } from '../records.ts';
import type { Hit } from '../rules.ts';

const frame = (language: string) => `content/frames/${language}.md`;

/** AD-01 to AD-03: who answers for the page, where, and in which language. */
export function checkFooter(checked: CheckedPage, context: Context): Hit[] {
  const { page, bands } = checked;
  const { site } = context;
  const shown = bands
    .filter(({ kind }) => kind === 'footer')
    .map(textInSight)
    .join('\n');
  const attorney = recordAt(site.entries.attorneys, site.firm.attorney).data;
  const offices = [...site.entries.offices.values()].filter(({ data }) => data.bonaFide);
  const contacts = [...offices.map(({ data }) => data.phone), site.firm.email];
  const hits: Hit[] = [];
  const file = frame(page.language);
  const missing = (what: string, fix: string) =>
    hits.push({ rule: 'AD-01', found: what, message: 'is missing from the footer in sight.', fix, file });
  for (const name of [site.firm.name, attorney.name]) {
    if (!shown.includes(name)) missing(name, 'The line "responsible" names {attorney} and {firm}.');
  }
  if (!contacts.some((contact) => shown.includes(contact))) {
    missing('A phone number or an e-mail address', 'The footer lists the offices and the e-mail address.');
  }
  if (!offices.some(({ data }) => shown.includes(data.city))) {
    hits.push({
      rule: 'AD-02',
      found: 'The city of an office',
      message: 'is missing from the footer in sight.',
      fix: 'The line "responsible" names {city}; an office with bonaFide: true gives it.',
      file,
    });
  }
  return [...hits, ...requiredWords(shown, checked, context)];
}

/** The frame's own line and the footer's disclaimers, in each language. */
const footerWords = oncePer(({ site, disclaimers }: Context) => {
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

function requiredWords(shown: string, { page: { language } }: CheckedPage, context: Context): Hit[] {
  const needed = footerWords(context)[language];
  return needed
    .filter(({ text }) => !shown.includes(text))
    .map(({ text, file }) => ({
      rule: 'AD-03',
      found: text,
      message: 'must stand in the footer in the language of the page.',
      fix: `The page is in the language "${language}": show these words in it.`,
      file,
    }));
}
