import type { Language } from '#content/languages/languages.ts';
import { languages } from '#content/languages/languages.ts';
import { atomCount, atomOf, framesThatHold, frames } from './frames.ts';
import type { Meaning } from './grammar.ts';
import { isActor, numberOf } from './vocabularies/vocabulary.ts';

/** How many meanings may stand from one to the other of two that are noted together. */
const reach = 3;

const pause = numberOf('pause');
const question = numberOf('question');
const warn = numberOf('warn');
const say = numberOf('say');
const when = numberOf('when');

// Each feature of meanings has a number: those of one, then frames, then two that follow one another, then who does what.
const asked = atomCount;
const warned = 2 * atomCount;
const quoted = 3 * atomCount;
const opening = 4 * atomCount;
const ofFrames = 5 * atomCount;
const ofTwo = ofFrames + frames.length;
const ofDeeds = ofTwo + atomCount * atomCount;

/** Takes down a feature with the places of the words that show it. */
export type Note = (feature: number, at: number, and: number) => void;

const spoken = new Uint8Array(atomCount);

/**
 * Notes what a sentence means: what is spoken of, what follows what, who does what in each clause, and which frames
 * hold. The same for the training and for the reading.
 */
export function noteMeanings(meanings: readonly Meaning[], note: Note): void {
  const first = meanings[0];
  const last = meanings.at(-1);
  if (first === undefined) return;
  const isQuestion = last?.concept === question;
  let warnsAt = -1;
  let saysAt = -1;
  spoken.fill(0);
  const atomsSpoken: number[] = [];
  for (const { concept, denied, at } of meanings) {
    const atom = atomOf(concept, denied);
    if (spoken[atom] === 0) atomsSpoken.push(atom);
    spoken[atom] = 1;
    if (concept === warn && warnsAt < 0) warnsAt = at;
    if (concept === say && saysAt < 0) saysAt = at;
  }
  for (const frame of framesThatHold(atomsSpoken, spoken)) note(ofFrames + frame, -1, -1);
  note(opening + atomOf(first.concept, first.denied), first.at, first.at);
  let actor = 0;
  let actorAt = -1;
  let isCondition = false;
  for (let place = 0; place < meanings.length; place++) {
    const meaning = meanings[place] ?? first;
    const { concept, at } = meaning;
    const atom = atomOf(concept, meaning.denied);
    note(atom, at, at);
    if (isQuestion) note(asked + atom, at, at);
    if (warnsAt >= 0) note(warned + atom, at, warnsAt);
    if (saysAt >= 0) note(quoted + atom, at, saysAt);
    for (let after = place + 1; after < meanings.length && after <= place + reach; after++) {
      const other = meanings[after] ?? first;
      if (other.at !== at) note(ofTwo + atom * atomCount + atomOf(other.concept, other.denied), at, other.at);
    }
    if (concept === pause) {
      actor = 0;
      actorAt = -1;
      isCondition = false;
      continue;
    }
    if (concept === when) isCondition = true;
    if (actor === 0 && isActor(concept)) {
      actor = atom + 1;
      actorAt = at;
    } else
      note(ofDeeds + (actor * 2 + (isCondition ? 1 : 0)) * atomCount + atom, actorAt < 0 ? at : actorAt, at);
  }
}

/** The concepts of the parts that a frame needs; none for another feature. */
export function conceptsOf(feature: number): ReadonlySet<number> {
  const parts = frames[feature - ofFrames]?.needs ?? [];
  return new Set(parts.flat().map((atom) => atom >> 1));
}

/** Whether a feature is a frame or one meaning by itself: these tell of what kind a sentence is. */
export function tellsKind(feature: number): boolean {
  return feature < atomCount || (feature >= ofFrames && feature < ofTwo);
}

/** What parts of words and meanings count beside whole words and pairs: there are more of them, and they overlap. */
export const shareOfParts = 0.7;
export const shareOfMeanings = 0.4;

/** A feature is known by a number that its parts come to: none needs a text of its own. */
function joined(one: number, other: number): number {
  const mixed = Math.imul(one ^ (other + 0x9e3779b9 + (one << 6) + (one >>> 2)), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}

function numberOfText(text: string, to: number, seed: number): number {
  let number = seed;
  for (let at = 0; at < to; at++) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  return joined(number, to);
}

/** What is told of a word apart: the whole, its first letters, its ending, how it opens a sentence, how it stands in two. */
const [whole, ends, opens, pair] = [1, 2, 3, 4];
const stemLengths = [3, 5];
const endingLength = 3;
const lettersInPair = 4;
const lettersOfFirst = 6;
const lettersOfFirstTwo = 5;

/** How many words further the second of two may stand. */
const pairReach = 3;

/** Among the longer words of a sentence, those so near to one another are noted together, in whichever order they stand. */
const lettersOfLonger = 4;
const longerReach = 4;
const anyGap = 0;

/** What a word shows wherever it stands. */
export type WordFeatures = {
  whole: number;
  /** Its first letters where it is longer. */
  stems: readonly number[];
  ending: number | undefined;
  isLonger: boolean;
  inPair: number;
  asFirst: number;
  inFirstTwo: number;
};

/** The word as numbers that `weights.json` was trained on: after a change here it is to be trained anew. */
export function wordFeatures(word: string, language: Language): WordFeatures {
  const seed = languages.indexOf(language) + 1;
  const start = (length: number, sort: number) =>
    numberOfText(word, Math.min(word.length, length), joined(seed, sort));
  const stems = stemLengths.filter((length) => word.length > length).map((length) => start(length, whole));
  return {
    whole: numberOfText(`${word} `, word.length + 1, joined(seed, whole)),
    stems,
    ending:
      word.length > endingLength + 1
        ? numberOfText(word.slice(-endingLength), endingLength, joined(seed, ends))
        : undefined,
    isLonger: word.length >= lettersOfLonger,
    inPair: start(lettersInPair, pair),
    asFirst: start(lettersOfFirst, opens),
    inFirstTwo: start(lettersOfFirstTwo, opens),
  };
}

/** What two words show, the second so many words behind the first. */
function pairFeature(first: WordFeatures, second: WordFeatures, gap: number): number {
  return joined(joined(first.inPair, gap), second.inPair);
}

/** What the first two words of a sentence show. */
function openingFeature(first: WordFeatures, second: WordFeatures): number {
  return joined(joined(first.inFirstTwo, 0), second.inFirstTwo);
}

/** What parts of a word show wherever it stands. */
export function partsOf({ stems, ending }: WordFeatures): number[] {
  return ending === undefined ? [...stems] : [...stems, ending];
}

/** What words show by standing where they do: which open the sentence, and which follow one another. */
export function notePlaces(
  words: readonly WordFeatures[],
  note: (key: number, at: number, and: number) => void,
): void {
  const [first, second] = words;
  if (first === undefined) return;
  note(first.asFirst, 0, 0);
  if (second !== undefined) note(openingFeature(first, second), 0, 1);
  const longer: number[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? first;
    for (let gap = 1; gap <= pairReach && at + gap < words.length; gap++)
      note(pairFeature(word, words[at + gap] ?? first, gap), at, at + gap);
    if (!word.isLonger) continue;
    for (let back = Math.max(0, longer.length - longerReach); back < longer.length; back++) {
      const before = longer[back] ?? at;
      const other = words[before] ?? first;
      const isInOrder = other.inPair < word.inPair;
      note(pairFeature(isInOrder ? other : word, isInOrder ? word : other, anyGap), before, at);
    }
    longer.push(at);
  }
}

/** What a feature of meanings is known by, the same in each language. */
export function meaningFeature(feature: number): number {
  return joined(joined(0, whole), feature);
}
