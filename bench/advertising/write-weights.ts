import { zeroCharacter } from '#practice/advertising/classifier.ts';
import type { ClassifierWeights, StoredWeights } from '#practice/advertising/classifier.ts';

const maxWeight = 35;

function toCharacters(weights: readonly number[]): string {
  const tenths = weights.map((weight) => Math.max(-maxWeight, Math.min(maxWeight, Math.round(weight * 10))));
  return String.fromCharCode(...tenths.map((tenth) => zeroCharacter + tenth));
}

/** The text of a weights file. */
export function writeWeights({ violation, kinds: ofKinds, ...thresholds }: ClassifierWeights): string {
  const byWeight = Map.groupBy(violation.weights.keys(), (feature) =>
    Math.round((violation.weights.get(feature) ?? 0) * 10),
  );
  const stored: StoredWeights = {
    ...thresholds,
    bias: violation.bias,
    violation: Object.fromEntries(
      [...byWeight].map(([tenths, features]) => [`${tenths}`, features.join(',')]),
    ),
    kindBias: toCharacters(ofKinds.bias),
    kinds: Object.fromEntries(
      [...ofKinds.weights].map(([feature, weights]) => [feature, toCharacters(weights)]),
    ),
  };
  return `${JSON.stringify(stored, undefined, 0).replaceAll('","', '",\n"')}\n`;
}
