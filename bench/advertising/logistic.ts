/**
 * A row of training data: the indexes of its features. All features of a row share one value, which is multiplied by
 * the scale of each feature.
 */
export type Row = { featureIndexes: readonly number[]; value: number; weight: number; class: number };

/** Weights by class and feature index; the last weight of each class is its bias. */
type Weights = Float64Array<ArrayBuffer>[];

const steps = 120;
const stepSize = 0.1;
const [meanDecay, varianceDecay] = [0.9, 0.999];

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
    const gradients = weights.map((classWeights) =>
      classWeights.map((weight, index) => (index < bias ? (penalty * weight) / total : 0)),
    );
    for (const row of rows) {
      const probabilities = computeProbabilities(row, weights, scales);
      for (const [classIndex, gradient] of gradients.entries()) {
        const error =
          (((probabilities[classIndex] ?? 0) - (classIndex === row.class ? 1 : 0)) * row.weight) / total;
        for (const index of row.featureIndexes)
          gradient[index] = (gradient[index] ?? 0) + error * row.value * (scales[index] ?? 0);
        gradient[bias] = (gradient[bias] ?? 0) + error;
      }
    }
    means = combine(means, gradients, (mean, slope) => meanDecay * mean + (1 - meanDecay) * slope);
    variances = combine(
      variances,
      gradients,
      (variance, slope) => varianceDecay * variance + (1 - varianceDecay) * slope * slope,
    );
    const rate = (stepSize * Math.sqrt(1 - varianceDecay ** step)) / (1 - meanDecay ** step);
    const changes = combine(
      means,
      variances,
      (mean, variance) => (rate * mean) / (Math.sqrt(variance) + 1e-9),
    );
    weights = combine(weights, changes, (weight, change) => weight - change);
  }
  // Includes the scales in the weights, so that they apply to unscaled values.
  return weights.map((classWeights) => classWeights.map((weight, index) => weight * (scales[index] ?? 1)));
}

/** Combines two sets of weights element by element. */
function combine(first: Weights, second: Weights, compute: (a: number, b: number) => number): Weights {
  return first.map((values, classIndex) =>
    values.map((value, index) => compute(value, second[classIndex]?.[index] ?? 0)),
  );
}

/** Computes the probability of each class for a row. */
function computeProbabilities(
  { featureIndexes, value }: Row,
  weights: Weights,
  scales: Float64Array,
): number[] {
  const scores = weights.map((classWeights) => {
    let sum = classWeights.at(-1) ?? 0;
    for (const index of featureIndexes) sum += (classWeights[index] ?? 0) * value * (scales[index] ?? 0);
    return sum;
  });
  const maxScore = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp(score - maxScore));
  const total = exponentials.reduce((sum, exponential) => sum + exponential, 0);
  return exponentials.map((exponential) => exponential / total);
}
