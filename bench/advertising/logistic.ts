/**
 * A row of training data: the indexes of its features. All features of a row have the same value, times the scale of
 * their index.
 */
export type Row = { featureIndexes: readonly number[]; value: number; weight: number; class: number };

/** Weights by class and feature index; the last one of each class is its bias. */
type Weights = Float64Array<ArrayBuffer>[];

const steps = 120;
const stepSize = 0.1;
const [keepMean, keepVariance] = [0.9, 0.999];

/** Fits multinomial logistic regression with an L2 penalty by full-batch Adam. Deterministic. */
export function fitLogistic(
  rows: readonly Row[],
  scales: Float64Array,
  classes: number,
  penalty: number,
): Weights {
  const bias = scales.length;
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const createZeros = () => Array.from({ length: classes }, () => new Float64Array(bias + 1));
  let [weights, means, variances] = [createZeros(), createZeros(), createZeros()];
  for (let step = 1; step <= steps; step++) {
    const slopes = weights.map((ofClass) =>
      ofClass.map((weight, index) => (index < bias ? (penalty * weight) / total : 0)),
    );
    for (const row of rows) {
      const probabilities = computeProbabilities(row, weights, scales);
      for (const [at, slope] of slopes.entries()) {
        const error = (((probabilities[at] ?? 0) - (at === row.class ? 1 : 0)) * row.weight) / total;
        for (const index of row.featureIndexes)
          slope[index] = (slope[index] ?? 0) + error * row.value * (scales[index] ?? 0);
        slope[bias] = (slope[bias] ?? 0) + error;
      }
    }
    means = combine(means, slopes, (mean, slope) => keepMean * mean + (1 - keepMean) * slope);
    variances = combine(
      variances,
      slopes,
      (variance, slope) => keepVariance * variance + (1 - keepVariance) * slope * slope,
    );
    const rate = (stepSize * Math.sqrt(1 - keepVariance ** step)) / (1 - keepMean ** step);
    const changes = combine(
      means,
      variances,
      (mean, variance) => (rate * mean) / (Math.sqrt(variance) + 1e-9),
    );
    weights = combine(weights, changes, (weight, change) => weight - change);
  }
  // Weights for unscaled values.
  return weights.map((ofClass) => ofClass.map((weight, index) => weight * (scales[index] ?? 1)));
}

/** Combines the weights of each class with other ones. */
function combine(all: Weights, others: Weights, compute: (one: number, other: number) => number): Weights {
  return all.map((values, at) => values.map((value, index) => compute(value, others[at]?.[index] ?? 0)));
}

/** The probability of each class for a row. */
function computeProbabilities(
  { featureIndexes, value }: Row,
  weights: Weights,
  scales: Float64Array,
): number[] {
  const scores = weights.map((ofClass) => {
    let sum = ofClass.at(-1) ?? 0;
    for (const index of featureIndexes) sum += (ofClass[index] ?? 0) * value * (scales[index] ?? 0);
    return sum;
  });
  const best = Math.max(...scores);
  const exponents = scores.map((score) => Math.exp(score - best));
  const total = exponents.reduce((sum, exponent) => sum + exponent, 0);
  return exponents.map((exponent) => exponent / total);
}
