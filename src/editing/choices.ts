import { factWords } from '#content/facts/fact-words.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Site } from '#content/site.ts';
import type { Choice, ChoiceKind } from './contract.ts';

/** What may be put into a text or a list: those of a language where one is named. */
export function choicesOf(site: Site, kind: ChoiceKind, language?: Language): Choice[] {
  const { entries, pages } = site;
  const isMeant = (data: { language: Language }) => language === undefined || data.language === language;
  const choices = {
    facts: () =>
      [...entries.facts.values()].map(({ id, data, file }) => ({
        id,
        place: { file, path: ['statedAs'] },
        label: data.about,
        words: factWords(data, language ?? 'en'),
      })),
    questions: () =>
      [...entries.faqs.values()].flatMap(({ id, data, file }) =>
        isMeant(data)
          ? [{ id, place: { file, path: ['question'] }, label: data.question, words: data.question }]
          : [],
      ),
    cards: () =>
      [...entries.services.values()].flatMap(({ id, data, file }) =>
        isMeant(data) ? [{ id, place: { file, path: ['title'] }, label: data.title, words: data.title }] : [],
      ),
    pages: () =>
      [...pages.values()].flatMap(({ path, entry: { data, file }, ...page }) =>
        isMeant(page)
          ? [
              {
                id: path,
                place: { file, path: ['title'] },
                label: data.label ?? data.title,
                words: data.title,
              },
            ]
          : [],
      ),
  } satisfies Record<ChoiceKind, () => Choice[]>;
  return choices[kind]().toSorted((a, b) => (a.label < b.label ? -1 : 1));
}
