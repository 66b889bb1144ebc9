import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { matchesOf } from '#content/languages/matches.ts';
import type { Disclaimers } from './disclaimers.ts';
import { isDenied, lexicons } from './lexicon/index.ts';
import { anyOf } from './lexicon/lexicon.ts';
import type { Topic } from './lexicon/lexicon.ts';
import { memoize } from '#content/memoize.ts';
import { Recent } from './memory.ts';
import { languageOf } from './page/bands.ts';
import type { Band, Block } from './page/bands.ts';

/** Where the rules look for a topic: in the words of content files, or on finished pages, where things stand together. */
const soughtIn: { [Name in Topic]: 'texts' | 'pages' | 'both' } = {
  guarantee: 'texts',
  comparison: 'texts',
  specialist: 'texts',
  certified: 'pages',
  referral: 'pages',
  contingent: 'pages',
  results: 'pages',
  average: 'pages',
  span: 'pages',
  alwaysOpen: 'pages',
  noExtension: 'pages',
  program: 'pages',
  fear: 'texts',
  inducement: 'texts',
  lenderSilence: 'texts',
  delay: 'texts',
  notario: 'both',
  free: 'pages',
  bankruptcy: 'pages',
  combined: 'texts',
  unfinished: 'texts',
};

export type TopicMatch = { words: string; index: number };

/** What a text speaks of. */
export type Claims = {
  /** The text with its disclaimers blanked out: their own words are no claims. */
  claims: string;
  topics: ReadonlyMap<Topic, readonly TopicMatch[]>;
};

type TopicSearch = { [Name in Language]: (text: string, disclaimers: Disclaimers) => Claims | null };

function topicSearch(place: 'texts' | 'pages'): TopicSearch {
  return inEachLanguage((language) => {
    // The entries of a record whose keys are the topics.
    const all = (Object.entries(lexicons[language].topics) as [Topic, RegExp][]).filter(([topic]) =>
      [place, 'both'].includes(soughtIn[topic]),
    );
    const speaksOfAny = anyOf(all.map(([, pattern]) => pattern));
    return (text, disclaimers) =>
      speaksOfAny(text.toLowerCase()) ? claimsIn(disclaimers.strip(text), all) : null;
  });
}

function claimsIn(claims: string, all: [Topic, RegExp][]): Claims | null {
  const small = claims.toLowerCase();
  const topics = all.flatMap(([topic, pattern]): [Topic, TopicMatch[]][] => {
    const found = matchesOf(small, pattern).map(({ 0: words, index }) => ({
      words: claims.slice(index, index + words.length).trim(),
      index,
    }));
    return found.length === 0 ? [] : [[topic, found]];
  });
  return topics.length === 0 ? null : { claims, topics: new Map(topics) };
}

/** What a paragraph of a content file speaks of; null for most. */
export const topicsInText = topicSearch('texts');

const topicsOnPage = topicSearch('pages');

/** A block of a page that speaks of what some rule looks for, and the part that it stands in. */
export type Mention = Claims & { block: Block; band: Band; language: Language };

/** The first words on a topic that are not denied. */
export function firstMeant({ block, language, topics }: Mention, topic: Topic): TopicMatch | undefined {
  return topics.get(topic)?.find(({ index }) => !isDenied(block.text, index, language));
}

/** Blocks are short, and a page has a hundred or more. */
const mostTexts = 3_000;

/**
 * Finds what the rules look for on pages. Bands and texts that
 * many pages share (menus, cards, questions) are searched once.
 */
export class TopicFinder {
  readonly #disclaimers: Disclaimers;
  readonly #mentions: { [Name in Language]: (band: Band) => Mention[] };
  readonly #known = inEachLanguage(() => new Recent<Claims | null>(mostTexts));

  constructor(disclaimers: Disclaimers) {
    this.#disclaimers = disclaimers;
    this.#mentions = inEachLanguage((page) =>
      memoize((band: Band) =>
        band.blocks.flatMap((block) => this.#mentionsOf(block, band, languageOf(block, page))),
      ),
    );
  }

  /** The blocks of a band that speak of any topic, on a page in `pageLanguage`. */
  mentions(band: Band, pageLanguage: Language): Mention[] {
    return this.#mentions[pageLanguage](band);
  }

  #mentionsOf(block: Block, band: Band, language: Language): Mention[] {
    const found = this.#known[language].get(block.text, (text) =>
      topicsOnPage[language](text, this.#disclaimers),
    );
    return found === null ? [] : [{ block, band, language, ...found }];
  }
}
