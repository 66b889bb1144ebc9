/**
 * The candidate an author most likely meant, or undefined when none is close.
 * Close means at most a third of the letters differ, so a guess is seldom confidently wrong.
 */
export function suggest(typed: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(typed);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, fold(candidate), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

export function didYouMean(typed: string, candidates: Iterable<string>): string {
  const guess = suggest(typed, candidates);
  return guess === undefined ? '' : ` Did you mean "${guess}"?`;
}

function fold(word: string): string {
  return word.toLowerCase().replace(/[\s_-]+/g, '-');
}

/** Damerau-Levenshtein distance (a swap of neighbours counts one), cut off at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + cost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, (before[j - 2] ?? 0) + 1);
      }
      current.push(distance);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? limit;
}
