/**
 * A row of training data: the indexes of its features. All features of a row have the same value, times the scale of
 * their index.
 */
export type Row = { featureIndexes: readonly number[]; value: number; weight: number; class: number };

const steps = 120;
const stepSize = 0.1;
const [keepMean, keepVariance] = [0.9, 0.999];

/** Weights by class and feature index; the last one of each class is its bias. */
export type Fit = Float64Array[];

/** Fits multinomial logistic regression with an L2 penalty by full-batch Adam. Deterministic. */
export function fitLogistic(
  rows: readonly Row[],
  scales: Float64Array,
  classes: number,
  penalty: number,
): Fit {
  const places = scales.length;
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const createZeros = () => Array.from({ length: classes }, () => new Float64Array(places + 1));
  const [weights, means, variances] = [createZeros(), createZeros(), createZeros()];
  for (let step = 1; step <= steps; step++) {
    const slopes = weights.map((ofClass) =>
      ofClass.map((weight, featureIndex) => (featureIndex < places ? (penalty * weight) / total : 0)),
    );
    for (const row of rows) {
      const odds = computeProbabilities(row, weights, scales);
      odds.forEach((probability, at) => {
        const slope = slopes[at] ?? new Float64Array();
        const error = ((probability - (at === row.class ? 1 : 0)) * row.weight) / total;
        for (const index of row.featureIndexes)
          slope[index] = (slope[index] ?? 0) + error * row.value * (scales[index] ?? 0);
        slope[places] = (slope[places] ?? 0) + error;
      });
    }
    const rate = (stepSize * Math.sqrt(1 - keepVariance ** step)) / (1 - keepMean ** step);
    weights.forEach((ofClass, at) => {
      const [slope, mean, variance] = [slopes[at], means[at], variances[at]];
      if (slope === undefined || mean === undefined || variance === undefined) return;
      for (let place = 0; place <= places; place++) {
        const value = slope[place] ?? 0;
        mean[place] = keepMean * (mean[place] ?? 0) + (1 - keepMean) * value;
        variance[place] = keepVariance * (variance[place] ?? 0) + (1 - keepVariance) * value * value;
        ofClass[place] =
          (ofClass[place] ?? 0) - (rate * (mean[place] ?? 0)) / (Math.sqrt(variance[place] ?? 0) + 1e-9);
      }
    });
  }
  // Weights for unscaled values.
  return weights.map((ofClass) => ofClass.map((weight, place) => weight * (scales[place] ?? 1)));
}

/** The probability of each class for a row. */
function computeProbabilities(
  { featureIndexes: places, value }: Row,
  weights: Fit,
  scales: Float64Array,
): number[] {
  const scores = weights.map((ofClass) => {
    let sum = ofClass.at(-1) ?? 0;
    for (const index of places) sum += (ofClass[index] ?? 0) * value * (scales[index] ?? 0);
    return sum;
  });
  const best = Math.max(...scores);
  const exponents = scores.map((score) => Math.exp(score - best));
  const total = exponents.reduce((sum, exponent) => sum + exponent, 0);
  return exponents.map((exponent) => exponent / total);
}
