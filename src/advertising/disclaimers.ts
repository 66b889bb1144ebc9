import { inEachLanguage, languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Site } from '#practice/site.ts';
import { textInSight, tidy } from './page/bands.ts';
import type { Band, Block } from './page/bands.ts';

/** Where a disclaimer stands, seen from the statement that needs it. */
export type Standing = 'together' | 'covered' | 'elsewhere' | 'other-language' | 'missing';

/** Knows every disclaimer's words in every language, and finds them on pages. */
export class Disclaimers {
  readonly #texts: ReadonlyMap<string, { [Name in Language]: string }>;

  constructor(site: Pick<Site, 'entries'>) {
    this.#texts = new Map(
      [...site.entries.disclaimers].map(([id, { data }]) => [
        id,
        inEachLanguage((language) => tidy(data.texts[language])),
      ]),
    );
  }

  words(id: string, language: Language): string | undefined {
    return this.#texts.get(id)?.[language];
  }

  /** A statement at `block` needs one of `ids` in `language`, seen whenever the statement is. */
  standing(ids: readonly string[], language: Language, block: Block, band: Band, bands: Band[]): Standing {
    const wanted = ids.flatMap((id) => this.words(id, language) ?? []);
    const here = band.blocks.filter(({ text }) => wanted.some((words) => text.includes(words)));
    if (here.some(({ covers }) => covers.every((cover) => block.covers.includes(cover)))) return 'together';
    if (here.length > 0) return 'covered';
    const others = languages.filter((other) => other !== language);
    const foreign = ids.flatMap((id) => others.flatMap((other) => this.words(id, other) ?? []));
    if (band.blocks.some(({ text }) => foreign.some((words) => text.includes(words))))
      return 'other-language';
    const elsewhere = bands.some(({ blocks }) =>
      blocks.some(({ text }) => wanted.some((words) => text.includes(words))),
    );
    return elsewhere ? 'elsewhere' : 'missing';
  }

  /** Whether a disclaimer can be read on the page without opening anything. */
  inSight(id: string, language: Language, bands: Band[]): boolean {
    const words = this.words(id, language);
    return words !== undefined && bands.some((band) => textInSight(band).includes(words));
  }

  /** A text with its disclaimers blanked out: their own words are no claims. */
  strip(text: string): string {
    let stripped = text;
    for (const inLanguages of this.#texts.values()) {
      for (const language of languages) {
        const words = inLanguages[language];
        if (words.length <= stripped.length && stripped.includes(words)) {
          stripped = stripped.replaceAll(words, ' '.repeat(words.length));
        }
      }
    }
    return stripped;
  }
}
