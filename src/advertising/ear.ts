import type { Language } from '#content/fields.ts';
import type { Disclaimers } from './disclaimers.ts';
import { oncePer, Recent } from './memory.ts';
import { languageOf } from './judged.ts';
import type { Band, Block } from './page/bands.ts';
import type { Topic } from './words/phrases.ts';
import { ruleWords } from './words/rule-words.ts';

export type Heard = { words: string; index: number };

type Listening = {
  /** The block's text with its disclaimers blanked out: their own words are no claims. */
  text: string;
  topics: ReadonlyMap<Topic, readonly Heard[]>;
};

/** A block that speaks of what some rule listens for. */
export type Saying = Listening & { block: Block; language: Language };

const mostTexts = 800;
const noTopics: ReadonlyMap<Topic, readonly Heard[]> = new Map();

/** Hears what the rules listen for. Bands and texts that many pages share (menus, cards, questions) are heard once. */
export class Ear {
  readonly #inLanguage: { [Name in Language]: LanguageEar };

  constructor(disclaimers: Disclaimers) {
    const ear = (language: Language): LanguageEar => {
      const texts = new Recent<Listening>(mostTexts);
      return {
        hear: (whole) => texts.get(whole, (text) => listenTo(disclaimers.strip(text), language)),
        sayings: oncePer(({ blocks }: Band) =>
          blocks.map((block) => this.saying(block, language)).filter(({ topics }) => topics.size > 0),
        ),
      };
    };
    this.#inLanguage = { en: ear('en'), uk: ear('uk'), ru: ear('ru'), es: ear('es') };
  }

  /** What a block says, on a page in `pageLanguage`. */
  saying(block: Block, pageLanguage: Language): Saying {
    const language = languageOf(block, pageLanguage);
    return { block, language, ...this.#inLanguage[language].hear(block.text) };
  }

  /** The blocks of a band that speak of any topic, on a page in `pageLanguage`. */
  sayings(band: Band, pageLanguage: Language): Saying[] {
    return this.#inLanguage[pageLanguage].sayings(band);
  }
}

type LanguageEar = { hear: (text: string) => Listening; sayings: (band: Band) => Saying[] };

// The entries of a record whose keys are the topics.
const topicsIn = (language: Language) => Object.entries(ruleWords[language].topics) as [Topic, RegExp][];
const topicsOf = { en: topicsIn('en'), uk: topicsIn('uk'), ru: topicsIn('ru'), es: topicsIn('es') };

function listenTo(text: string, language: Language): Listening {
  const small = text.toLowerCase();
  const heard = topicsOf[language].flatMap(([topic, pattern]): [Topic, Heard[]][] => {
    if (small.search(pattern) < 0) return [];
    const found = [...small.matchAll(pattern)].map(({ 0: words, index }) => ({
      words: text.slice(index, index + words.length).trim(),
      index,
    }));
    return [[topic, found]];
  });
  return { text, topics: heard.length === 0 ? noTopics : new Map(heard) };
}
