import { inEachLanguage, languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import {
  conceptsOf,
  featureCount,
  nameOf,
  noteMeanings,
  numberOfFeature,
  pairFeature,
  wordFeatures,
} from './features.ts';
import { meaningsOf } from './grammar.ts';
import type { Meaning } from './grammar.ts';
import { biasRow, kinds, weightAt } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { sentencesIn } from './sentences.ts';
import type { Sentence, Word } from './sentences.ts';
import { numberOf } from './vocabularies/vocabulary.ts';
import weights from './weights.json' with { type: 'json' };

/** What the second reader takes a sentence for, and the words that weighed most, in their order. */
export type Doubt = { kind: Kind; weighed: Word[] };

const { asksFrom, agreesFrom, passesBelow } = weights;
const rows: ReadonlyMap<string, string> = new Map(Object.entries(weights.rows));

function weightOfRow(feature: string): number {
  const row = rows.get(feature);
  return row === undefined ? 0 : weightAt(row, 0);
}

/** What a word weighs by itself, and how much more before others. */
type Weighed = { own: number; before?: ReadonlyMap<string, number> };

type Tables = {
  bias: number;
  ofMeanings: Float32Array;
  /** By language and first word. */
  ofTwo: ReadonlyMap<string, ReadonlyMap<string, number>>;
  known: { [Name in Language]: Map<string, Weighed> };
};

let laidOut: Tables | undefined;

/** Laid out for quick reading when the first sentence comes. */
function tables(): Tables {
  laidOut ??= laidOutTables();
  return laidOut;
}

const ofLanguage = new RegExp(`^(?:${languages.join('|')}) `);

function laidOutTables(): Tables {
  const ofMeanings = new Float32Array(featureCount);
  const ofTwo = new Map<string, Map<string, number>>();
  for (const [name, row] of rows) {
    if (ofLanguage.test(name)) {
      const space = name.indexOf(' ', 3);
      if (space < 0) continue;
      const word = name.slice(0, space);
      ofTwo.set(word, (ofTwo.get(word) ?? new Map()).set(name.slice(space + 1), weightAt(row, 0)));
      continue;
    }
    const feature = numberOfFeature(name);
    if (feature !== undefined) ofMeanings[feature] = weightAt(row, 0);
  }
  const known = inEachLanguage(() => new Map<string, Weighed>());
  return { bias: weightOfRow(biasRow), ofMeanings, ofTwo, known };
}

function weighedWord(word: string, language: Language, { known, ofTwo }: Tables): Weighed {
  const met = known[language].get(word);
  if (met !== undefined) return met;
  const own = wordFeatures(word, language).reduce((sum, feature) => sum + weightOfRow(feature), 0);
  const before = ofTwo.get(`${language} ${word}`);
  const made = { own, ...(before && { before }) };
  known[language].set(word, made);
  return made;
}

/** Where the words weigh less, no meaning was seen to make up for it: most prose need not be read further. */
const hopeless = -2;

/** How much speaks for an advertising problem in a sentence, less what speaks against it. */
function weightOf({ words }: Sentence, language: Language): number {
  const table = tables();
  let sum = table.bias;
  for (let at = 0; at < words.length; at++) {
    const { own, before } = weighedWord(words[at]?.text ?? '', language, table);
    sum += own;
    if (before !== undefined) sum += before.get(words[at + 1]?.text ?? '') ?? 0;
  }
  if (sum < hopeless) return sum;
  const { ofMeanings } = table;
  noteMeanings(meaningsOf(words, language), (feature) => {
    sum += ofMeanings[feature] ?? 0;
  });
  return sum;
}

/** What the second reader says of a sentence in which a rule hears its words. */
export type Opinion = 'agrees' | 'doubts' | 'passes';

/**
 * What the second reader says where a rule hears its words at `index`: it may agree with the rule, doubt it, or pass
 * words of somebody else, who is named before them or leaves little doubt.
 */
export function opinionOf(sentence: Sentence, index: number, language: Language): Opinion {
  const weight = weightOf(sentence, language);
  if (weight >= agreesFrom) return 'agrees';
  const to = sentence.words.findIndex((word) => word.index > index);
  const before = to < 0 ? sentence.words : sentence.words.slice(0, to);
  const all = meaningsOf(sentence.words, language);
  if (weight >= passesBelow || all.some(({ concept, denied }) => concept === we && !denied)) return 'doubts';
  const namesOthers = (meanings: readonly Meaning[]) => meanings.some(({ concept }) => others.has(concept));
  const isSure = weight < 2 * passesBelow && namesOthers(all);
  return isSure || namesOthers(meaningsOf(before, language)) ? 'passes' : 'doubts';
}

const we = numberOf('we');

/** Who acts instead of the firm, or that the sentence warns. */
const others = new Set(
  (['bank', 'court', 'office', 'law', 'helper', 'other', 'nobody', 'warn'] as const).map(numberOf),
);

const ofLaw = new Set((['law', 'court', 'bank', 'office'] as const).map(numberOf));
const ofPeople = new Set((['i', 'we', 'they', 'family', 'thank', 'review'] as const).map(numberOf));

/** Whether quoted words are those of a statute, an order or a letter: of courts and lenders, and of nobody’s own. */
export function isQuotedLaw(text: string, language: Language): boolean {
  const sentences = sentencesIn(text);
  const meanings = sentences.flatMap(({ words }) => meaningsOf(words, language));
  return (
    meanings.some(({ concept }) => ofLaw.has(concept)) &&
    !meanings.some(({ concept }) => ofPeople.has(concept)) &&
    sentences.every((sentence) => doubtAbout(sentence, language) === undefined)
  );
}

/** Fewer words are a heading or a button, and claim nothing that could be asked about. */
const fewestWords = 3;

/** What to ask about a sentence in which no rule heard anything; most often nothing. */
export function doubtAbout(sentence: Sentence, language: Language): Doubt | undefined {
  if (sentence.words.length < fewestWords || weightOf(sentence, language) < asksFrom) return undefined;
  return sentence.words.filter(isSpoken).length < fewestWords ? undefined : explained(sentence, language);
}

function isSpoken({ text }: Word): boolean {
  return /[\p{L}\d]/u.test(text);
}

const mostWeighed = 3;

/** Weighs a sentence once more, word by word and kind by kind. */
function explained({ words }: Sentence, language: Language): Doubt | undefined {
  const byWord = words.map(() => 0);
  const byKind = kinds.map(() => 0);
  const weigh = (feature: string, places: readonly number[]) => {
    const row = rows.get(feature);
    if (row === undefined) return;
    const share = weightAt(row, 0) / places.length;
    for (const place of places) byWord[place] = (byWord[place] ?? 0) + share;
    for (let kind = 0; kind < kinds.length; kind++)
      byKind[kind] = (byKind[kind] ?? 0) + weightAt(row, kind + 1);
  };
  words.forEach(({ text }, at) => {
    for (const feature of wordFeatures(text, language)) weigh(feature, [at]);
    const next = words[at + 1];
    if (next !== undefined) weigh(pairFeature(text, next.text, language), [at, at + 1]);
  });
  const meanings = meaningsOf(words, language);
  noteMeanings(meanings, (feature, at, and) => {
    const parts = conceptsOf(feature);
    const places = meanings.flatMap((meaning) => (parts.has(meaning.concept) ? [meaning.at] : []));
    weigh(nameOf(feature), parts.size > 0 ? places : [at, and]);
  });
  weigh(biasRow, []);
  const kind = kinds[byKind.indexOf(Math.max(...byKind))];
  const weighed = words
    .map((word, at) => ({ word, weight: byWord[at] ?? 0 }))
    .filter(({ word, weight }) => weight > 0 && isSpoken(word))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostWeighed)
    .map(({ word }) => word)
    .toSorted((a, b) => a.index - b.index);
  return kind === undefined || weighed.length === 0 ? undefined : { kind, weighed };
}
