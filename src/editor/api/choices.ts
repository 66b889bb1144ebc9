import { factWords } from '#content/facts/fact-words.ts';
import { valueAt } from '#content/fields/schema-parts.ts';
import type { Language } from '#content/languages/languages.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import type { Choice, ChoiceKind } from '../contract.ts';

/** What may be put into a text or a list: those of a language where one is named. */
export function choicesOf(site: Site, kind: ChoiceKind, language?: Language): Choice[] {
  const { entries, pages } = site;
  const isMeant = (page: { language: Language }) => language === undefined || page.language === language;
  const choice = ({ id, file, data }: AnyEntry, field: string, others: Partial<Choice> = {}): Choice => {
    const words = String(valueAt(data, [field]));
    return { id, place: { file, path: [field] }, label: words, words, ...others };
  };
  const choices = {
    facts: () =>
      [...entries.facts.values()].map((fact) =>
        choice(fact, 'statedAs', { label: fact.data.about, words: factWords(fact.data, language ?? 'en') }),
      ),
    questions: () =>
      [...entries.faqs.values()].filter(({ data }) => isMeant(data)).map((each) => choice(each, 'question')),
    cards: () =>
      [...entries.services.values()].filter(({ data }) => isMeant(data)).map((each) => choice(each, 'title')),
    pages: () =>
      [...pages.values()]
        .filter(isMeant)
        .map(({ path, entry }) =>
          choice(entry, 'title', { id: path, label: entry.data.label ?? entry.data.title }),
        ),
  } satisfies Record<ChoiceKind, () => Choice[]>;
  return choices[kind]().toSorted((a, b) => (a.label < b.label ? -1 : 1));
}
