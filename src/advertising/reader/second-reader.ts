import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import {
  conceptsOf,
  meaningFeature,
  noteMeanings,
  notePlaces,
  partsOf,
  shareOfMeanings,
  shareOfParts,
  tellsKind,
  wordFeatures,
} from './features.ts';
import type { WordFeatures } from './features.ts';
import { meaningsOf } from './grammar.ts';
import { kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { sentencesIn } from './sentences.ts';
import type { Sentence, Word } from './sentences.ts';
import { numberOf } from './vocabularies/vocabulary.ts';
import { WeightTable } from './weight-table.ts';
import weights from './weights.json' with { type: 'json' };

/** What the second reader takes a sentence for, and the words that weighed most, in their order. */
type Doubt = { kind: Kind; weighed: Word[] };

const { agreesFrom, passesBelow, overrulesBelow, hopelessBelow, bias } = weights;

/** A language in which no sentences were read yet has no level: nothing is asked there. */
const asksFrom: { readonly [language in Language]?: number } = weights.asksFrom;

/** What a word weighs by itself, and what its features count. */
type Weighed = { features: WordFeatures; own: number; count: number };

let laidOut: { badness: WeightTable; ofKinds: WeightTable } | undefined;

/** Laid out for quick reading when the first sentence comes. */
function tables(): NonNullable<typeof laidOut> {
  laidOut ??= {
    badness: new WeightTable(weights.badness),
    ofKinds: new WeightTable(weights.kinds, kinds.length),
  };
  return laidOut;
}

const met = inEachLanguage(() => new Map<string, Weighed>());

function weighed(word: string, language: Language, badness: WeightTable): Weighed {
  const known = met[language].get(word);
  if (known !== undefined) return known;
  const features = wordFeatures(word, language);
  const parts = partsOf(features);
  const own = parts.reduce((sum, key) => sum + badness.of(key), badness.of(features.whole));
  const made = { features, own, count: 1 + parts.length * shareOfParts ** 2 };
  met[language].set(word, made);
  return made;
}

/** How much speaks for an advertising problem in a sentence, less what speaks against it. */
function weightOf({ words }: Sentence, language: Language): number {
  const { badness } = tables();
  let sum = 0;
  let count = 0;
  const features: WordFeatures[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = weighed(words[at]?.text ?? '', language, badness);
    sum += word.own;
    count += word.count;
    features.push(word.features);
  }
  notePlaces(features, (key) => {
    sum += badness.of(key);
    count++;
  });
  // Where the words weigh less, no meaning was seen to make up for it: most prose need not be read further.
  const byWords = sum / Math.sqrt(count) + bias;
  if (byWords < hopelessBelow) return byWords;
  noteMeanings(meaningsOf(words, language), (feature) => {
    sum += badness.of(meaningFeature(feature));
    count += shareOfMeanings * shareOfMeanings;
  });
  return sum / Math.sqrt(count) + bias;
}

/** What the second reader says of a sentence in which a rule hears its words. */
export type Opinion = 'agrees' | 'doubts' | 'passes';

/**
 * What the second reader says where a rule hears its words at `index`: it may agree with the rule, doubt it, or pass
 * words of somebody else, who is named before them. Where it may overrule, it passes what weighs so little that hardly any
 * bad sentence does.
 */
export function opinionOf(
  sentence: Sentence,
  index: number,
  language: Language,
  mayOverrule = false,
): Opinion {
  const weight = weightOf(sentence, language);
  if (weight >= agreesFrom) return 'agrees';
  if (mayOverrule && weight < overrulesBelow) return 'passes';
  const to = sentence.words.findIndex((word) => word.index > index);
  const before = to < 0 ? sentence.words : sentence.words.slice(0, to);
  const all = meaningsOf(sentence.words, language);
  if (weight >= passesBelow || all.some(({ concept, denied }) => concept === we && !denied)) return 'doubts';
  return meaningsOf(before, language).some(({ concept }) => others.has(concept)) ? 'passes' : 'doubts';
}

const we = numberOf('we');

/** Who acts instead of the firm, or that the sentence warns. */
const others = new Set(
  (['bank', 'court', 'office', 'law', 'helper', 'other', 'nobody', 'warn'] as const).map(numberOf),
);

const ofLaw = new Set((['law', 'legal', 'court', 'bank', 'office', 'duty'] as const).map(numberOf));
const ofSpeakers = new Set((['i', 'we', 'thank', 'review'] as const).map(numberOf));

/** Whether quoted words are those of a statute, an order or a letter: of courts and lenders, and of nobody’s own. */
export function isQuotedLaw(text: string, language: Language): boolean {
  const sentences = sentencesIn(text);
  return (
    sentences.some(({ words }) => meaningsOf(words, language).some(({ concept }) => ofLaw.has(concept))) &&
    !isSpokenBySomebody(text, language) &&
    sentences.every((sentence) => doubtAbout(sentence, language) === undefined)
  );
}

/** Whether words speak of those who say them, or thank: no statute does. */
export function isSpokenBySomebody(text: string, language: Language): boolean {
  return sentencesIn(text).some(({ words }) =>
    meaningsOf(words, language).some(({ concept }) => ofSpeakers.has(concept)),
  );
}

/** Fewer words are a heading or a button, and claim nothing that could be asked about: these end without a mark. */
const fewestWords = 4;
const fewestWithEnd = 3;

/** What to ask about a sentence in which no rule heard anything, with its end or without; most often nothing. */
export function doubtAbout(sentence: Sentence, language: Language, hasEnd = false): Doubt | undefined {
  const fewest = hasEnd ? fewestWithEnd : fewestWords;
  if (sentence.words.length < fewest || weightOf(sentence, language) < (asksFrom[language] ?? Infinity))
    return undefined;
  return sentence.words.filter(isSpoken).length < fewest ? undefined : explained(sentence, language);
}

function isSpoken({ text }: Word): boolean {
  return /[\p{L}\d]/u.test(text);
}

const mostWeighed = 3;

/** Weighs a sentence once more, word by word and kind by kind. */
function explained({ words }: Sentence, language: Language): Doubt | undefined {
  const { badness, ofKinds } = tables();
  const byWord = words.map(() => 0);
  const byKind = [...weights.kinds.bias];
  const weigh = (key: number, places: readonly number[]) => {
    const share = badness.of(key) / places.length;
    for (const place of places) byWord[place] = (byWord[place] ?? 0) + share;
  };
  const features = words.map(({ text }) => weighed(text, language, badness).features);
  features.forEach((word, at) => {
    for (const key of [word.whole, ...partsOf(word)]) weigh(key, [at]);
    for (const key of [word.whole, ...word.stems]) ofKinds.addTo(byKind, key);
  });
  notePlaces(features, (key, at, and) => weigh(key, at === and ? [at] : [at, and]));
  const meanings = meaningsOf(words, language);
  noteMeanings(meanings, (feature, at, and) => {
    const parts = conceptsOf(feature);
    const places = meanings.flatMap((meaning) => (parts.has(meaning.concept) ? [meaning.at] : []));
    weigh(meaningFeature(feature), parts.size > 0 ? places : [at, and]);
    if (tellsKind(feature)) ofKinds.addTo(byKind, meaningFeature(feature));
  });
  const kind = kinds[byKind.indexOf(Math.max(...byKind))];
  const heaviest = words
    .map((word, at) => ({ word, weight: byWord[at] ?? 0 }))
    .filter(({ word, weight }) => weight > 0 && isSpoken(word))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostWeighed)
    .map(({ word }) => word)
    .toSorted((a, b) => a.index - b.index);
  return kind === undefined || heaviest.length === 0 ? undefined : { kind, weighed: heaviest };
}
