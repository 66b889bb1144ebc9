import type { PageEntry } from '../entry.ts';
import type { Site } from '../site.ts';
import { hashOf, translatableLines } from '../validation/translatable.ts';

const unstamped = '000000000000';

export type TranslationState = 'current' | 'stale' | 'unstamped';

export type Translation = {
  /** The address of the page that it translates. */
  of: string;
  source: PageEntry;
  state: TranslationState;
};

/** The page that a page says it translates, and whether that has changed since; undefined for any other page. */
export function translationOf(site: Site, { data }: PageEntry): Translation | undefined {
  if (!('translation' in data) || data.translation === undefined) return undefined;
  const { of, hash } = data.translation;
  const source = site.pages.get(of)?.entry;
  if (source === undefined) return undefined;
  if (hash === unstamped) return { of, source, state: 'unstamped' };
  return { of, source, state: hash === hashOf(sourceLines(source)) ? 'current' : 'stale' };
}

/** The lines that a translation's hash is made from. */
export function sourceLines({ collection, frontmatter }: PageEntry): string[] {
  return translatableLines(collection, frontmatter.values, frontmatter.body);
}
