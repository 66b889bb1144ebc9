import type { Language } from '#content/fields.ts';
import type { Topic } from './words/phrases.ts';
import { ruleWords } from './words/rule-words.ts';

export type Heard = { words: string; index: number };

const nothing: readonly Heard[] = [];
/** What a large site shares fits; what its pages have of their own need not be kept. */
const mostTexts = 20_000;

/** Hears what the rules listen for. Texts that many pages share (menus, cards, questions) are heard once. */
export class Ear {
  readonly #heard = new Map<Language, Map<string, ReadonlyMap<Topic, readonly Heard[]>>>();

  /** Every place where a topic's words stand, as the text writes it. */
  hear(text: string, language: Language, topic: Topic): readonly Heard[] {
    const texts = this.#heard.get(language) ?? new Map<string, ReadonlyMap<Topic, readonly Heard[]>>();
    this.#heard.set(language, texts);
    const known = texts.get(text) ?? listen(text, language);
    if (texts.size > mostTexts) texts.clear();
    texts.set(text, known);
    return known.get(topic) ?? nothing;
  }
}

function listen(text: string, language: Language): Map<Topic, Heard[]> {
  const heard = new Map<Topic, Heard[]>();
  const small = text.toLowerCase();
  for (const [topic, pattern] of Object.entries(ruleWords[language].topics)) {
    if (small.search(pattern) < 0) continue;
    const found = [...small.matchAll(pattern)].map(({ 0: words, index }) => ({
      words: text.slice(index, index + words.length).trim(),
      index,
    }));
    // The entries of a record whose keys are the topics.
    heard.set(topic as Topic, found);
  }
  return heard;
}
