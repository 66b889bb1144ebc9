/**
 * A row of training data. All of its features share one value, which is multiplied by each feature's scale. The row counts `weight`
 * times.
 */
export type Row = { featureIndexes: readonly number[]; value: number; weight: number; class: number };

const steps = 120;
const stepSize = 0.1;
const [meanDecay, varianceDecay] = [0.9, 0.999];

/**
 * Fits multinomial logistic regression with an L2 penalty, using full-batch Adam. Deterministic. Returns each class's weights
 * by feature index; the last weight is the bias.
 */
export function fitLogistic(
  rows: readonly Row[],
  scales: Float64Array,
  classCount: number,
  penalty: number,
): Float64Array[] {
  const bias = scales.length;
  const size = bias + 1;
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  // Each array contains the values of all classes, one class after the other.
  const weights = new Float64Array(classCount * size);
  const weightsByClass = Array.from({ length: classCount }, (_, index) =>
    weights.subarray(index * size, (index + 1) * size),
  );
  const means = new Float64Array(classCount * size);
  const variances = new Float64Array(classCount * size);
  for (let step = 1; step <= steps; step++) {
    const gradients = weights.map((weight, index) => (index % size < bias ? (penalty * weight) / total : 0));
    for (const row of rows) {
      for (const [classIndex, probability] of computeProbabilities(row, weightsByClass, scales).entries()) {
        const error = ((probability - (classIndex === row.class ? 1 : 0)) * row.weight) / total;
        const start = classIndex * size;
        for (const index of row.featureIndexes)
          gradients[start + index] =
            (gradients[start + index] ?? 0) + error * row.value * (scales[index] ?? 0);
        gradients[start + bias] = (gradients[start + bias] ?? 0) + error;
      }
    }
    const rate = (stepSize * Math.sqrt(1 - varianceDecay ** step)) / (1 - meanDecay ** step);
    gradients.forEach((gradient, index) => {
      const mean = meanDecay * (means[index] ?? 0) + (1 - meanDecay) * gradient;
      const variance = varianceDecay * (variances[index] ?? 0) + (1 - varianceDecay) * gradient * gradient;
      means[index] = mean;
      variances[index] = variance;
      weights[index] = (weights[index] ?? 0) - (rate * mean) / (Math.sqrt(variance) + 1e-9);
    });
  }
  // Multiplies the weights by the scales, so that they apply to unscaled values.
  return weightsByClass.map((classWeights) =>
    classWeights.map((weight, index) => weight * (scales[index] ?? 1)),
  );
}

/** Computes the probability of each class for a row. */
function computeProbabilities(
  { featureIndexes, value }: Row,
  weightsByClass: readonly Float64Array[],
  scales: Float64Array,
): number[] {
  const scores = weightsByClass.map((classWeights) => {
    let sum = classWeights.at(-1) ?? 0;
    for (const index of featureIndexes) sum += (classWeights[index] ?? 0) * value * (scales[index] ?? 0);
    return sum;
  });
  const maxScore = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp(score - maxScore));
  const total = exponentials.reduce((sum, exponential) => sum + exponential, 0);
  return exponentials.map((exponential) => exponential / total);
}
