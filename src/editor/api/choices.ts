import { getFactText } from '#content/facts/fact-texts.ts';
import { getValue } from '#content/fields/schema-parts.ts';
import type { Language } from '#content/languages/languages.ts';
import { isCollection } from '#practice/collections.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import type { Choice } from '../contract.ts';

/** Fields that make a good title for an entry, in order of preference. */
const titleFields = ['question', 'label', 'title', 'heading', 'name'];

/** Lists choices for a link (`paths`: all pages) or a reference to a collection's files, optionally in one language. */
export function listChoices(site: Site, kind: string, language?: Language): Choice[] {
  const isInLanguage = (data: object) =>
    language === undefined || !('language' in data) || data.language === language;
  const pages = [...site.pages.values()]
    .filter((page) => language === undefined || page.language === language)
    .map(({ path, entry }) => ({ ...toChoice(entry, language), id: path }));
  const entries = isCollection(kind) ? [...site.entries[kind].values()] : [];
  const choices =
    kind === 'paths'
      ? pages
      : entries.filter(({ data }) => isInLanguage(data)).map((entry) => toChoice(entry, language));
  return choices.toSorted((a, b) => (a.label < b.label ? -1 : 1));
}

function toChoice(entry: AnyEntry, language: Language | undefined): Choice {
  const { id, file, data } = entry;
  if (entry.collection === 'facts') {
    const factText = getFactText(entry.data, language ?? 'en');
    return { id, location: { file, path: ['statedAs'] }, label: entry.data.about, description: factText };
  }
  const field = titleFields.find((name) => typeof getValue(data, [name]) === 'string') ?? '';
  const label = String(getValue(data, [field]) ?? id);
  return { id, location: { file, path: [field] }, label, description: label };
}
