import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { matchesOf } from '#content/languages/matches.ts';
import type { Disclaimers } from './disclaimers.ts';
import { languageOf } from './judged.ts';
import { Recent, oncePer } from './memory.ts';
import type { Band, Block } from './page/bands.ts';
import { anyOf } from './words/phrases.ts';
import type { Topic } from './words/phrases.ts';
import { ruleWords } from './words/rule-words.ts';

export type Heard = { words: string; index: number };

/** A block that speaks of what some rule listens for. */
export type Saying = {
  block: Block;
  language: Language;
  /** The block's text with its disclaimers blanked out: their own words are no claims. */
  text: string;
  topics: ReadonlyMap<Topic, readonly Heard[]>;
};

/** What is heard in a text; nothing in most. */
type Said = Pick<Saying, 'text' | 'topics'> | null;

/** Blocks are short, and a page has a hundred or more. */
const mostTexts = 3_000;

/**
 * Hears what the rules listen for. Bands and texts that many
 * pages share (menus, cards, questions) are heard once.
 */
export class Ear {
  readonly #disclaimers: Disclaimers;
  readonly #sayings: { [Name in Language]: (band: Band) => Saying[] };
  readonly #said = inEachLanguage(() => new Recent<Said>(mostTexts));

  constructor(disclaimers: Disclaimers) {
    this.#disclaimers = disclaimers;
    this.#sayings = inEachLanguage((page) =>
      oncePer(({ blocks }: Band) => blocks.flatMap((block) => this.#listen(block, languageOf(block, page)))),
    );
  }

  /** The blocks of a band that speak of any topic, on a page in `pageLanguage`. */
  sayings(band: Band, pageLanguage: Language): Saying[] {
    return this.#sayings[pageLanguage](band);
  }

  #listen(block: Block, language: Language): Saying[] {
    const said = this.#said[language].get(block.text, (text) => this.#hear(text, language));
    return said === null ? [] : [{ block, language, ...said }];
  }

  #hear(whole: string, language: Language): Said {
    const { all, speaksOfAny } = topicsOf[language];
    if (!speaksOfAny(whole.toLowerCase())) return null;
    const text = this.#disclaimers.strip(whole);
    const small = text.toLowerCase();
    const topics = all.flatMap(([topic, pattern]): [Topic, Heard[]][] => {
      const found = matchesOf(small, pattern).map(({ 0: words, index }) => ({
        words: text.slice(index, index + words.length).trim(),
        index,
      }));
      return found.length === 0 ? [] : [[topic, found]];
    });
    return topics.length === 0 ? null : { text, topics: new Map(topics) };
  }
}

const topicsOf = inEachLanguage((language) => {
  const { topics } = ruleWords[language];
  // The entries of a record whose keys are the topics.
  const all = Object.entries(topics) as [Topic, RegExp][];
  return { all, speaksOfAny: anyOf(Object.values(topics)) };
});
