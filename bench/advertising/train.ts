import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  meaningFeature,
  noteMeanings,
  notePlaces,
  partsOf,
  shareOfMeanings,
  shareOfParts,
  tellsKind,
  wordFeatures,
} from '#advertising/reader/features.ts';
import { meaningsOf } from '#advertising/reader/grammar.ts';
import { kinds } from '#advertising/reader/kinds.ts';
import { sentencesIn } from '#advertising/reader/sentences.ts';
import { writtenTable } from '#advertising/reader/weight-table.ts';
import { inEachLanguage } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import { hashOf } from '#content/texts.ts';
import { labeledSentences } from './labeled.ts';
import type { Labeled } from './labeled.ts';
import { steepest } from './steepest.ts';

/** A sentence as the numbers of the features that it shows, as often as it shows them. */
type Shown = Labeled & { words: number[]; parts: number[]; meanings: number[]; ofKind: number[] };

/** What a feature weighs, by its number. */
type Weights = { bias: number; of: Map<number, number> };

/** A feature that fewer sentences show teaches nothing about others. */
const fewest = 2;
const fewestOfKind = 5;

/** How much a weight costs, so that none is larger than the sentences bear out. */
const cost = 0.4;
const costOfKinds = 0.03;

/** What prose that looks like nothing counts beside a look-alike: it is more, and easier to tell. */
const shareOfProse = 0.4;

/** How many parts the families are dealt into, each left out in its turn to see what the others teach about it. */
const folds = 5;

/** How often they are dealt: the levels must not hang on which families chance left out together. */
const deals = 3;

/** Of the harmless sentences that were not trained with, how many may be asked about. */
const mostAsked = 0.06;

/** Of what the level of a language differs from that of all, how much is chance. */
const chance = 0.5;

/** And how many a rule may refuse if it hears its words in one. */
const mostAgreed = 0.16;

/** Of the bad ones, how many may be passed over though a rule hears its words in them. */
const mostPassed = 0.05;

/** And how many though a rule would ask about them, whoever is named before. */
const mostOverruled = 0.02;

/** Of the sentences that are asked about, how many may be given up because of their words alone. */
const mostGivenUp = 0.01;

/** Of the largest weight, what part the least is that is kept. */
const leastPart = 0.035;

function shown(sentence: Labeled): Shown {
  const words: number[] = [];
  const parts: number[] = [];
  const meanings: number[] = [];
  const ofKind: number[] = [];
  for (const { words: said } of sentencesIn(sentence.text)) {
    const features = said.map(({ text }) => wordFeatures(text, sentence.language));
    words.push(...features.map(({ whole }) => whole));
    parts.push(...features.flatMap(partsOf));
    ofKind.push(...features.flatMap(({ whole, stems }) => [whole, ...stems]));
    notePlaces(features, (key) => words.push(key));
    noteMeanings(meaningsOf(said, sentence.language), (feature) => {
      meanings.push(meaningFeature(feature));
      if (tellsKind(feature)) ofKind.push(meaningFeature(feature));
    });
  }
  return { ...sentence, words, parts, meanings, ofKind };
}

/** A place for each feature that enough sentences show, and how many do. */
function numbered(
  shows: readonly number[][],
  least: number,
): { numbers: Map<number, number>; counts: number[] } {
  const counts = new Map<number, number>();
  for (const keys of shows) {
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const kept = [...counts].filter(([, count]) => count >= least);
  return {
    numbers: new Map(kept.map(([key], place) => [key, place])),
    counts: kept.map(([, count]) => count),
  };
}

/** What each feature counts: the fewer sentences show it, the more it says of them. */
function scalesOf(counts: readonly number[], sentences: number): Float64Array {
  const scales = Float64Array.from(counts, (count) => Math.log(sentences / count));
  const mean = scales.reduce((sum, scale) => sum + scale, 0) / scales.length;
  return scales.map((scale) => scale / mean);
}

/** Sentences as places and values in rows: what a feature counts, so that long sentences weigh no more than short ones. */
type Row = { places: number[]; values: number[]; answer: number; share: number };

function normOf({ words, parts, meanings }: Pick<Shown, 'words' | 'parts' | 'meanings'>): number {
  return Math.sqrt(words.length + shareOfParts ** 2 * parts.length + shareOfMeanings ** 2 * meanings.length);
}

function rowOf(sentence: Shown, numbers: ReadonlyMap<number, number>, scales: Float64Array): Row {
  const norm = normOf(sentence);
  const found = (keys: number[], share: number) =>
    keys.flatMap((key) => {
      const place = numbers.get(key);
      return place === undefined ? [] : [[place, ((scales[place] ?? 0) * share) / norm] as const];
    });
  const all = [
    ...found(sentence.words, 1),
    ...found(sentence.parts, shareOfParts),
    ...found(sentence.meanings, shareOfMeanings),
  ];
  return {
    places: all.map(([place]) => place),
    values: all.map(([, value]) => value),
    answer: sentence.isBad ? 1 : 0,
    share: sentence.kind === undefined ? shareOfProse : 1,
  };
}

/** Whether a sentence is bad: a weight for each feature. */
function fitBadness(sentences: readonly Shown[]): Weights {
  const { numbers, counts } = numbered(
    sentences.map(({ words, parts, meanings }) => [...words, ...parts, ...meanings]),
    fewest,
  );
  const scales = scalesOf(counts, sentences.length);
  const shares = new Map<number, number>();
  for (const { parts, meanings } of sentences) {
    for (const key of parts) shares.set(key, shareOfParts);
    for (const key of meanings) shares.set(key, shareOfMeanings);
  }
  const rows = sentences.map((sentence) => rowOf(sentence, numbers, scales));
  const last = numbers.size;
  const found = steepest(last + 1, (at, slope) => {
    let loss = 0;
    for (let place = 0; place < last; place++) {
      const weight = at[place] ?? 0;
      loss += (cost / 2) * weight * weight;
      slope[place] = cost * weight;
    }
    slope[last] = 0;
    for (const { places, values, answer, share } of rows) {
      let sum = at[last] ?? 0;
      for (let each = 0; each < places.length; each++)
        sum += (at[places[each] ?? 0] ?? 0) * (values[each] ?? 0);
      const sign = answer === 1 ? 1 : -1;
      const missing = 1 - sign * sum;
      if (missing <= 0) continue;
      loss += share * missing * missing;
      const error = -2 * sign * share * missing;
      for (let each = 0; each < places.length; each++) {
        const place = places[each] ?? 0;
        slope[place] = (slope[place] ?? 0) + error * (values[each] ?? 0);
      }
      slope[last] = (slope[last] ?? 0) + error;
    }
    return loss;
  });
  const all = [...numbers].map(([key, place]): [number, number] => [
    key,
    (found[place] ?? 0) * (scales[place] ?? 0) * (shares.get(key) ?? 1),
  ]);
  const largest = all.reduce((most, [, weight]) => Math.max(most, Math.abs(weight)), 0);
  return {
    bias: found[last] ?? 0,
    of: new Map(all.filter(([, weight]) => Math.abs(weight) >= leastPart * largest)),
  };
}

/** What a sentence comes to: as the second reader reads it, and by its words alone. */
function sumsOf(sentence: Shown, { bias, of }: Weights): { sum: number; byWords: number } {
  const total = (keys: number[]) => keys.reduce((sum, key) => sum + (of.get(key) ?? 0), 0);
  const words = total(sentence.words) + total(sentence.parts);
  return {
    sum: (words + total(sentence.meanings)) / normOf(sentence) + bias,
    byWords: words / normOf({ ...sentence, meanings: [] }) + bias,
  };
}

type Scored = Shown & { sum: number; byWords: number };

/** What the families that were left out come to, taken in turns. */
function leftOut(sentences: readonly Shown[]): Scored[] {
  const families = [...new Set(sentences.map(({ family }) => family))];
  return Array.from({ length: deals }, (_, deal) => {
    const dealt = families
      .map((family) => ({ family, by: hashOf([family, `${deal}`]) }))
      .toSorted((a, b) => a.by.localeCompare(b.by));
    const foldOf = new Map(dealt.map(({ family }, at) => [family, at % folds]));
    return Array.from({ length: folds }, (__, fold) => {
      const weights = fitBadness(sentences.filter(({ family }) => foldOf.get(family) !== fold));
      return sentences
        .filter(({ family }) => foldOf.get(family) === fold)
        .map((sentence) => ({ ...sentence, ...sumsOf(sentence, weights) }));
    });
  }).flat(2);
}

/** Changes with what the second reader is taught: the sentences that are not set apart, and their features. */
export function lessonOf(root = process.cwd()): string {
  const taught = labeledSentences(root).filter(({ isApart }) => !isApart);
  return hashOf(taught.flatMap(({ text, language, kind = '', isBad }) => [language, kind, `${isBad}`, text]));
}

/** From where on to ask, to agree, and so on: chosen by what was left out, for each language apart where it asks. */
function levelsOf(scored: readonly Scored[]): {
  asksFrom: Record<Language, number>;
  agreesFrom: number;
  passesBelow: number;
  overrulesBelow: number;
  hopelessBelow: number;
} {
  const sums = (
    isWanted: (sentence: Scored) => boolean,
    of: (sentence: Scored) => number = ({ sum }) => sum,
  ) => scored.filter(isWanted).map(of);
  const isLookalike = ({ isBad, kind }: Scored) => !isBad && kind !== undefined;
  const ofAll = levelAt(sums(isLookalike), 1 - mostAsked);
  const asksFrom = inEachLanguage((language) => {
    const own = sums((sentence) => isLookalike(sentence) && sentence.language === language);
    return rounded(chance * ofAll + (1 - chance) * levelAt(own, 1 - mostAsked));
  });
  const isBad = (sentence: Scored) => sentence.isBad;
  const asked = (sentence: Scored) => sentence.isBad && sentence.sum >= asksFrom[sentence.language];
  return {
    asksFrom,
    agreesFrom: levelAt(sums(isLookalike), 1 - mostAgreed),
    passesBelow: levelAt(sums(isBad), mostPassed),
    overrulesBelow: levelAt(sums(isBad), mostOverruled),
    hopelessBelow: levelAt(
      sums(asked, ({ byWords }) => byWords),
      mostGivenUp,
    ),
  };
}

/** What a share of these sums do not reach. */
function levelAt(sums: readonly number[], share: number): number {
  const ordered = sums.toSorted((a, b) => a - b);
  return rounded(ordered[Math.floor(ordered.length * share)] ?? 0);
}

function rounded(level: number): number {
  return Number(level.toFixed(3));
}

/** Of what kind a bad sentence is: for each feature, a weight for each kind. */
function fitKinds(sentences: readonly Shown[]): { bias: number[]; rows: [number, number[]][] } {
  const { numbers } = numbered(
    sentences.map(({ ofKind }) => ofKind),
    fewestOfKind,
  );
  const classes = kinds.length;
  const rows = sentences.map(({ ofKind, kind }): Row => {
    const places = ofKind.flatMap((key) => numbers.get(key) ?? []);
    return {
      places,
      values: places.map(() => 1 / Math.sqrt(ofKind.length)),
      answer: kinds.findIndex((known) => known === kind),
      share: 1,
    };
  });
  const last = numbers.size * classes;
  const found = steepest(last + classes, (at, slope) => {
    let loss = 0;
    for (let cell = 0; cell < last; cell++) {
      const weight = at[cell] ?? 0;
      loss += (costOfKinds / 2) * weight * weight;
      slope[cell] = costOfKinds * weight;
    }
    slope.fill(0, last);
    for (const { places, values, answer } of rows) {
      const sums = kinds.map((_, kind) => at[last + kind] ?? 0);
      places.forEach((place, each) => {
        for (let kind = 0; kind < classes; kind++)
          sums[kind] = (sums[kind] ?? 0) + (at[place * classes + kind] ?? 0) * (values[each] ?? 0);
      });
      const most = Math.max(...sums);
      const whole = sums.reduce((sum, one) => sum + Math.exp(one - most), 0);
      loss += Math.log(whole) + most - (sums[answer] ?? 0);
      const errors = sums.map((sum, kind) => Math.exp(sum - most) / whole - (kind === answer ? 1 : 0));
      places.forEach((place, each) => {
        for (let kind = 0; kind < classes; kind++) {
          const cell = place * classes + kind;
          slope[cell] = (slope[cell] ?? 0) + (errors[kind] ?? 0) * (values[each] ?? 0);
        }
      });
      errors.forEach((error, kind) => {
        slope[last + kind] = (slope[last + kind] ?? 0) + error;
      });
    }
    return loss;
  });
  return {
    bias: Array.from(found.slice(last), (weight) => Number(weight.toFixed(3))),
    rows: Array.from(numbers, ([key, place]) => [
      key,
      Array.from(found.slice(place * classes, (place + 1) * classes)),
    ]),
  };
}

/** Trains both parts: whether a sentence is bad, and of what kind. The same each time. */
function trainedWeights(root: string): { text: string; summary: string } {
  const sentences = labeledSentences(root)
    .filter(({ isApart }) => !isApart)
    .map(shown);
  const scored = leftOut(sentences);
  const levels = levelsOf(scored);
  const badness = fitBadness(sentences);
  const ofKinds = fitKinds(sentences.filter(({ isBad }) => isBad));
  const weights = {
    taughtBy: lessonOf(root),
    ...levels,
    bias: Number(badness.bias.toFixed(3)),
    badness: writtenTable([...badness.of].map(([key, weight]) => [key, [weight]])),
    kinds: { bias: ofKinds.bias, ...writtenTable(ofKinds.rows) },
  };
  const text = `${JSON.stringify(weights, undefined, 2)}\n`;
  const bad = scored.filter(({ isBad }) => isBad);
  const found = bad.filter(({ sum, language }) => sum >= levels.asksFrom[language]).length;
  const summary = `${sentences.length} sentences, ${badness.of.size} weights, ${Math.round(text.length / 1000)} kB. With a fifth of the families left out in turns, ${Math.round((100 * found) / bad.length)} % of their bad sentences are found where ${100 * mostAsked} % of the harmless ones are asked about.`;
  return { text, summary };
}

/** Trains the second reader and writes its weights. Returns what there is to say of it. */
export function trainAdvertising(root = process.cwd()): string {
  const { text, summary } = trainedWeights(root);
  writeFileSync(join(root, 'src/advertising/reader/weights.json'), text);
  return summary;
}
