import type { Language } from '#content/languages/languages.ts';
import { atomCount, atomOf, framesThatHold, frames } from './frames.ts';
import type { Meaning } from './grammar.ts';
import { concepts, isActor, numberOf } from './vocabularies/vocabulary.ts';

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
const told = 3 * atomCount;
const opening = 4 * atomCount;
const ofFrames = 5 * atomCount;
const ofTwo = ofFrames + frames.length;
const ofDeeds = ofTwo + atomCount * atomCount;

/** How many features of meanings there are. */
export const featureCount = ofDeeds + 2 * (atomCount + 1) * atomCount;

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
    if (saysAt >= 0) note(told + atom, at, saysAt);
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

function atomName(atom: number): string {
  return `${atom % 2 === 1 ? '~' : ''}${concepts[atom >> 1] ?? ''}`;
}

/** How the names of features of one meaning begin, in the order of their numbers. */
const openings = ['', '?', 'warn+', 'say+', '^'];

/** How the file of weights names a feature of meanings. */
export function nameOf(feature: number): string {
  if (feature >= ofDeeds) {
    const deed = Math.floor((feature - ofDeeds) / atomCount);
    const actor = deed >> 1 === 0 ? '' : atomName((deed >> 1) - 1);
    return `${actor}/${deed % 2 === 1 ? 'if ' : ''}${atomName((feature - ofDeeds) % atomCount)}`;
  }
  if (feature >= ofTwo) {
    const two = feature - ofTwo;
    return `${atomName(Math.floor(two / atomCount))}>${atomName(two % atomCount)}`;
  }
  if (feature >= ofFrames) return frames[feature - ofFrames]?.name ?? '';
  const kind = openings[Math.floor(feature / atomCount)] ?? '';
  return `${kind}${atomName(feature % atomCount)}`;
}

const atoms: ReadonlyMap<string, number> = new Map(
  Array.from({ length: atomCount }, (_, atom) => [atomName(atom), atom]),
);
const frameNumbers: ReadonlyMap<string, number> = new Map(frames.map(({ name }, number) => [name, number]));

/** The number of a feature of meanings by its name: the way back from `nameOf`. */
export function numberOfFeature(name: string): number | undefined {
  const alone = atoms.get(name);
  if (alone !== undefined) return alone;
  const frame = frameNumbers.get(name);
  if (frame !== undefined) return ofFrames + frame;
  const [, before = '', sign = '', condition = '', after = ''] =
    /^((?:~?[a-z]+)?)([?^>/]|(?<=^warn)\+|(?<=^say)\+)(if |)(~?[a-z]+)$/.exec(name) ?? [];
  const atom = atoms.get(after);
  if (atom === undefined) return undefined;
  const other = atoms.get(before);
  const block = openings.indexOf(sign === '+' ? `${before}+` : sign);
  if (block > 0) return block * atomCount + atom;
  if (sign === '>') return other === undefined ? undefined : ofTwo + other * atomCount + atom;
  const actor = other === undefined ? 0 : other + 1;
  return ofDeeds + (actor * 2 + (condition === '' ? 0 : 1)) * atomCount + atom;
}

/** The concepts of the parts that a frame needs; none for another feature. */
export function conceptsOf(feature: number): ReadonlySet<number> {
  const parts = frames[feature - ofFrames]?.needs ?? [];
  return new Set(parts.flat().map((atom) => atom >> 1));
}

const stemLengths = [4, 6];
const endingLength = 3;

/** What a word shows by itself: the word, its first letters and its ending. */
export function wordFeatures(word: string, language: Language): string[] {
  const stems = stemLengths
    .filter((length) => word.length > length)
    .map((length) => `${word.slice(0, length)}~`);
  const endings = word.length > endingLength + 1 ? [`~${word.slice(-endingLength)}`] : [];
  return [word, ...stems, ...endings].map((feature) => `${language} ${feature}`);
}

/** What two words show side by side. */
export function pairFeature(word: string, next: string, language: Language): string {
  return `${language} ${word} ${next}`;
}
