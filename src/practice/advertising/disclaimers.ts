import { mapLanguages, languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Entries } from '#practice/site.ts';
import { normalizeText } from './projection.ts';

/** The text of every disclaimer in every language, as pages show it. */
export class Disclaimers {
  readonly #texts: ReadonlyMap<string, { [Name in Language]: string }>;

  constructor({ disclaimers }: Pick<Entries, 'disclaimers'>) {
    this.#texts = new Map(
      [...disclaimers].map(([id, { data }]) => [
        id,
        mapLanguages((language) => normalizeText(data.texts[language])),
      ]),
    );
  }

  getText(id: string, language: Language): string | undefined {
    return this.#texts.get(id)?.[language];
  }

  /** Replaces disclaimers in the text with spaces, because they aren't claims. */
  mask(text: string): string {
    let masked = text;
    for (const texts of this.#texts.values()) {
      for (const language of languages) {
        const disclaimerText = texts[language];
        if (disclaimerText.length <= masked.length)
          masked = masked.replaceAll(disclaimerText, ' '.repeat(disclaimerText.length));
      }
    }
    return masked;
  }
}
