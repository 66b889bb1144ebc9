/** Who acts, what they do, to what: what the words of a sentence stand for, in any language. */
export const concepts = [
  // Who acts.
  'we',
  'lawyer',
  'you',
  'client',
  'bank',
  'court',
  'office',
  'law',
  'helper',
  'other',
  'nobody',
  'i',
  'they',
  'family',
  // What they do.
  'promise',
  'win',
  'save',
  'lose',
  'get',
  'lower',
  'force',
  'fix',
  'approve',
  'deny',
  'pay',
  'skip',
  'contact',
  'delay',
  'hire',
  'refer',
  'thank',
  'say',
  'read',
  'warn',
  'know',
  // To what, and how.
  'money',
  'fee',
  'nothing',
  'share',
  'number',
  'percent',
  'when',
  'neg',
  'absolute',
  'hedge',
  'duty',
  'future',
  'best',
  'fierce',
  'than',
  'expert',
  'record',
  'home',
  'case',
  'visa',
  'gift',
  'fear',
  'urgent',
  'tie',
  'shun',
  'advise',
  'vanish',
  'chance',
  'influence',
  'stay',
  'span',
  'stall',
  'review',
  'ease',
  'brag',
  'legal',
  // Marks.
  'question',
  'exclaim',
  'quote',
  'pause',
] as const;

export type Concept = (typeof concepts)[number];

const numbers = new Map<string, number>(concepts.map((name, number) => [name, number]));

/** The place of a concept in the list, or -1. */
export function numberOf(concept: Concept): number {
  return numbers.get(concept) ?? -1;
}

type Mark = 'question' | 'exclaim' | 'quote' | 'pause';

/**
 * The words of one language by what they stand for, apart by spaces: `*` for any ending, `_` between
 * two words that stand together.
 */
export type Vocabulary = { [Name in Exclude<Concept, Mark>]: string };

const lastActor = numberOf('family');

/** Whether a concept is somebody who acts. */
export function isActor(concept: number): boolean {
  return concept <= lastActor;
}
