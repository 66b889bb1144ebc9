import type { Language } from '#content/languages/languages.ts';
import type { Word } from './sentences.ts';
import { en } from './vocabularies/en.ts';
import { es } from './vocabularies/es.ts';
import { ru } from './vocabularies/ru.ts';
import { uk } from './vocabularies/uk.ts';
import { numberOf } from './vocabularies/vocabulary.ts';
import type { Concept, Vocabulary } from './vocabularies/vocabulary.ts';

/** What a word stands for at its place: a concept, and whether a word before it denies that. */
export type Meaning = { concept: number; denied: boolean; at: number };

const vocabularies: { [Name in Language]: Vocabulary } = { en, es, ru, uk };

const marks: { [mark: string]: Concept } = {
  '?': 'question',
  '!': 'exclaim',
  '"': 'quote',
  '«': 'quote',
  '»': 'quote',
  '“': 'quote',
  '”': 'quote',
  ',': 'pause',
  ':': 'pause',
  ';': 'pause',
  '—': 'pause',
  '–': 'pause',
};

/** Verbs whose ending says that the speakers act, where the language leaves the pronoun out. */
const weActs: { [Name in Language]?: RegExp } = {
  es: /..[aei]mos$/,
  ru: /..(?:[аеёиуюя]ем|[бвгджзйклмнпрстфхцчшщ](?:им|ём|ем)|(?:им|ем|ём)ся)$/,
  uk: /..[еєиї]мо(?:ся)?$/,
};

const figure = /^\$?\d/;

const shortestStem = 2;

type Pair = { next: string; isStem: boolean; concept: number };

/** What a word stands for, and with which words after it for more. */
type Entry = { concepts: readonly number[]; pairs: readonly Pair[] | undefined };

/** What the words of one language stand for. */
class Dictionary {
  readonly #words = new Map<string, number[]>();
  /** By their first letters. */
  readonly #stems = new Map<string, { stem: string; concept: number }[]>();
  /** By the first of two words. */
  readonly #pairs = new Map<string, Pair[]>();
  readonly #weActs: RegExp | undefined;
  readonly #known = new Map<string, Entry>();

  constructor(language: Language) {
    this.#weActs = weActs[language];
    for (const [name, listed] of Object.entries(vocabularies[language])) {
      // The keys of a vocabulary are concepts.
      for (const entry of listed.split(' ')) this.#add(entry, numberOf(name as Concept));
    }
    for (const [mark, concept] of Object.entries(marks)) {
      this.#known.set(mark, { concepts: [numberOf(concept)], pairs: undefined });
    }
  }

  #add(entry: string, concept: number): void {
    const isStem = entry.endsWith('*');
    const [first = '', next] = (isStem ? entry.slice(0, -1) : entry).split('_');
    if (next !== undefined) {
      this.#pairs.set(first, [...(this.#pairs.get(first) ?? []), { next, isStem, concept }]);
      return;
    }
    if (isStem) {
      const start = first.slice(0, shortestStem);
      this.#stems.set(start, [...(this.#stems.get(start) ?? []), { stem: first, concept }]);
    } else this.#words.set(first, [...(this.#words.get(first) ?? []), concept]);
  }

  /** What a word stands for by itself: often nothing, sometimes more than one thing. */
  of(word: string): Entry {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const found = new Set(this.#words.get(word));
    for (const { stem, concept } of this.#stems.get(word.slice(0, shortestStem)) ?? []) {
      if (word.startsWith(stem)) found.add(concept);
    }
    if (this.#weActs?.test(word)) found.add(numberOf('we'));
    if (figure.test(word)) found.add(numberOf(kindOfFigure(word)));
    const made = { concepts: [...found], pairs: this.#pairs.get(word) };
    this.#known.set(word, made);
    return made;
  }
}

/** What two words stand for together. */
function ofPair(pairs: readonly Pair[], next: string): number | undefined {
  return pairs.find((pair) => (pair.isStem ? next.startsWith(pair.next) : next === pair.next))?.concept;
}

function kindOfFigure(word: string): Concept {
  if (word.startsWith('$')) return 'money';
  return word.endsWith('%') ? 'percent' : 'number';
}

const made = new Map<Language, Dictionary>();

function dictionaryOf(language: Language): Dictionary {
  const known = made.get(language) ?? new Dictionary(language);
  made.set(language, known);
  return known;
}

const neg = numberOf('neg');
const pause = numberOf('pause');

/** How far from a word of denial what it denies may stand. */
const denialReach = 3;

/** What the words of a sentence stand for, in their order. */
export function meaningsOf(words: readonly Word[], language: Language): Meaning[] {
  const dictionary = dictionaryOf(language);
  const meanings: Meaning[] = [];
  let deniedTo = -1;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]?.text ?? '';
    const denied = at <= deniedTo;
    const { concepts, pairs } = dictionary.of(word);
    for (const concept of concepts) {
      if (concept === neg) deniedTo = at + denialReach;
      else if (concept === pause) deniedTo = -1;
      meanings.push({ concept, denied: denied && concept !== neg && concept !== pause, at });
    }
    if (pairs === undefined) continue;
    const both = ofPair(pairs, words[at + 1]?.text ?? '');
    if (both !== undefined) meanings.push({ concept: both, denied, at });
  }
  return meanings;
}
