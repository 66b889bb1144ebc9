import { factWords } from '#content/facts/fact-words.ts';
import { valueAt } from '#content/fields/schema-parts.ts';
import type { Language } from '#content/languages/languages.ts';
import { isCollection } from '#practice/collections.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import type { Choice } from '../contract.ts';

/** Fields that make a good title for an entry, in order of preference. */
const titleFields = ['question', 'label', 'title', 'heading', 'name'];

/** The choices for a link or a reference: pages (`addresses`), or the files of a collection, optionally in one language. */
export function choicesOf(site: Site, kind: string, language?: Language): Choice[] {
  const isMeant = (data: object) =>
    language === undefined || !('language' in data) || data.language === language;
  const pages = [...site.pages.values()]
    .filter((page) => language === undefined || page.language === language)
    .map(({ path, entry }) => ({ ...choiceOf(entry, language), id: path }));
  const entries = isCollection(kind) ? [...site.entries[kind].values()] : [];
  const found =
    kind === 'addresses'
      ? pages
      : entries.filter(({ data }) => isMeant(data)).map((entry) => choiceOf(entry, language));
  return found.toSorted((a, b) => (a.label < b.label ? -1 : 1));
}

function choiceOf(entry: AnyEntry, language: Language | undefined): Choice {
  const { id, file, data } = entry;
  if (entry.collection === 'facts') {
    const words = factWords(entry.data, language ?? 'en');
    return { id, place: { file, path: ['statedAs'] }, label: entry.data.about, words };
  }
  const field = titleFields.find((name) => typeof valueAt(data, [name]) === 'string') ?? '';
  const words = String(valueAt(data, [field]) ?? id);
  return { id, place: { file, path: [field] }, label: words, words };
}
