import { languages } from '#content/languages/languages.ts';
import type { Entries } from '#practice/site.ts';
import { normalizeText } from './projection.ts';

/** The text of every disclaimer in every language, as pages show it. */
export class Disclaimers {
  readonly #texts: readonly string[];

  constructor({ disclaimers }: Pick<Entries, 'disclaimers'>) {
    this.#texts = [...disclaimers.values()].flatMap(({ data }) =>
      languages.map((language) => normalizeText(data.texts[language])),
    );
  }

  /** Replaces disclaimers in the text with spaces, because they aren't claims. */
  mask(text: string): string {
    return this.#texts
      .filter(({ length }) => length <= text.length)
      .reduce((masked, disclaimer) => masked.replaceAll(disclaimer, ' '.repeat(disclaimer.length)), text);
  }
}
