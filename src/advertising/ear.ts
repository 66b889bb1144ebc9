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

/** Hears what the rules listen for. Bands and texts that many pages share (menus, cards, questions) are heard once. */
export class Ear {
  readonly #disclaimers: Disclaimers;
  readonly #texts = new Recent<Listening>(mostTexts);
  readonly #sayings: { [Name in Language]: (band: Band) => Saying[] };

  constructor(disclaimers: Disclaimers) {
    this.#disclaimers = disclaimers;
    const hearing = (language: Language) =>
      oncePer(({ blocks }: Band) =>
        blocks.map((block) => this.saying(block, language)).filter(({ topics }) => topics.size > 0),
      );
    this.#sayings = { en: hearing('en'), uk: hearing('uk'), ru: hearing('ru'), es: hearing('es') };
  }

  /** What a block says, on a page in `pageLanguage`. */
  saying(block: Block, pageLanguage: Language): Saying {
    const language = languageOf(block, pageLanguage);
    const heard = this.#texts.get(`${language} ${block.text}`, () =>
      listenTo(this.#disclaimers.strip(block.text), language),
    );
    return { block, language, ...heard };
  }

  /** The blocks of a band that speak of any topic, on a page in `pageLanguage`. */
  sayings(band: Band, pageLanguage: Language): Saying[] {
    return this.#sayings[pageLanguage](band);
  }
}

function listenTo(text: string, language: Language): Listening {
  const topics = new Map<Topic, Heard[]>();
  const small = text.toLowerCase();
  for (const [topic, pattern] of Object.entries(ruleWords[language].topics)) {
    if (small.search(pattern) < 0) continue;
    const found = [...small.matchAll(pattern)].map(({ 0: words, index }) => ({
      words: text.slice(index, index + words.length).trim(),
      index,
    }));
    // The entries of a record whose keys are the topics.
    topics.set(topic as Topic, found);
  }
  return { text, topics };
}
