import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { matchesOf } from '#content/languages/matches.ts';
import type { Disclaimers } from './disclaimers.ts';
import { lexicons } from './lexicon/index.ts';
import { anyOf } from './lexicon/phrases.ts';
import { Recent, oncePer } from './memory.ts';
import type { Band, Block } from './page/bands.ts';
import type { Topic } from './lexicon/lexicon.ts';
import { languageOf } from './page/bands.ts';

export type TopicMatch = { words: string; index: number };

/** A block that speaks of what some rule looks for. */
export type Mention = {
  block: Block;
  language: Language;
  /** The block's text with its disclaimers blanked out: their own words are no claims. */
  text: string;
  topics: ReadonlyMap<Topic, readonly TopicMatch[]>;
};

/** What is found in a text; nothing in most. */
type Said = Pick<Mention, 'text' | 'topics'> | null;

/** Blocks are short, and a page has a hundred or more. */
const mostTexts = 3_000;

/**
 * Finds what the rules look for. Bands and texts that many
 * pages share (menus, cards, questions) are searched once.
 */
export class TopicFinder {
  readonly #disclaimers: Disclaimers;
  readonly #mentions: { [Name in Language]: (band: Band) => Mention[] };
  readonly #said = inEachLanguage(() => new Recent<Said>(mostTexts));

  constructor(disclaimers: Disclaimers) {
    this.#disclaimers = disclaimers;
    this.#mentions = inEachLanguage((page) =>
      oncePer(({ blocks }: Band) =>
        blocks.flatMap((block) => this.#mentionsOf(block, languageOf(block, page))),
      ),
    );
  }

  /** The blocks of a band that speak of any topic, on a page in `pageLanguage`. */
  mentions(band: Band, pageLanguage: Language): Mention[] {
    return this.#mentions[pageLanguage](band);
  }

  #mentionsOf(block: Block, language: Language): Mention[] {
    const said = this.#said[language].get(block.text, (text) => this.#find(text, language));
    return said === null ? [] : [{ block, language, ...said }];
  }

  #find(whole: string, language: Language): Said {
    const { all, speaksOfAny } = topicsOf[language];
    if (!speaksOfAny(whole.toLowerCase())) return null;
    const text = this.#disclaimers.strip(whole);
    const small = text.toLowerCase();
    const topics = all.flatMap(([topic, pattern]): [Topic, TopicMatch[]][] => {
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
  const { topics } = lexicons[language];
  // The entries of a record whose keys are the topics.
  const all = Object.entries(topics) as [Topic, RegExp][];
  return { all, speaksOfAny: anyOf(Object.values(topics)) };
});
