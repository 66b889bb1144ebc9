import { languages } from '../languages/languages.ts';
import { lexicons } from '../languages/lexicons.ts';

/** The closest candidate; undefined when more than a third of the letters differ. */
export function suggest(typed: string, candidates: Iterable<string>): string | undefined {
  const normalized = fold(typed);
  const names = [...candidates];
  const alias = otherNames.get(normalized);
  if (alias !== undefined && names.includes(alias)) return alias;
  const close = findClosest(normalized, names);
  return close?.distance === 1 ? close.candidate : (findByBeginning(normalized, names) ?? close?.candidate);
}

/** Synonyms that people type for a choice. */
const otherNames = new Map<string, string>([
  ...languages.map((language) => [lexicons[language].name.toLowerCase(), language] as const),
  ['ua', 'uk'],
  ['dollar', 'usd'],
  ['dollars', 'usd'],
]);

/** The only candidate that is a prefix of the typed text or starts with it. */
function findByBeginning(wanted: string, candidates: string[]): string | undefined {
  if (wanted.length < 4) return undefined;
  const longer = candidates.filter((candidate) => fold(candidate).startsWith(wanted));
  if (longer.length > 0) return longer.length === 1 ? longer[0] : undefined;
  const shorter = candidates.filter(
    (candidate) => candidate.length >= 4 && wanted.startsWith(fold(candidate)),
  );
  return shorter.length === 1 ? shorter[0] : undefined;
}

function findClosest(
  wanted: string,
  candidates: string[],
): { candidate: string; distance: number } | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, fold(candidate), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best === undefined ? undefined : { candidate: best, distance: bestDistance };
}

/** A "did you mean" question with a leading space; empty when no candidate is close. */
export function suggestName(typed: string, candidates: Iterable<string>): string {
  const guess = suggest(typed, candidates);
  if (guess === undefined) return '';
  return /\p{Script=Cyrillic}/u.test(typed)
    ? ` Some of its letters are Cyrillic. Retype it with Latin letters: ${guess}.`
    : ` Did you mean "${guess}"?`;
}

function fold(word: string): string {
  return word.toLowerCase().replace(/[\s_-]+/g, '-');
}

/** Damerau-Levenshtein distance, where swapped neighbors count as one, up to `limit`. */
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
