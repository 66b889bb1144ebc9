import { languages } from '../languages/languages.ts';
import { lexicons } from '../languages/lexicons.ts';

/**
 * Returns the candidate that the author probably meant, by synonym, prefix or spelling (at most a third of the letters differ);
 * undefined if there is none.
 */
export function suggest(input: string, candidates: Iterable<string>): string | undefined {
  const normalizedInput = normalizeName(input);
  const names = [...candidates];
  const alias = synonyms.get(normalizedInput);
  if (alias !== undefined && names.includes(alias)) return alias;
  const closestMatch = findClosest(normalizedInput, names);
  return closestMatch?.distance === 1
    ? closestMatch.candidate
    : (findByPrefix(normalizedInput, names) ?? closestMatch?.candidate);
}

/** Synonyms that authors type for a choice. */
const synonyms = new Map<string, string>([
  ...languages.map((language) => [lexicons[language].name.toLowerCase(), language] as const),
  ['ua', 'uk'],
  ['dollar', 'usd'],
  ['dollars', 'usd'],
]);

/** Finds the only candidate that starts with the typed name, or that the name starts with. */
function findByPrefix(name: string, candidates: string[]): string | undefined {
  if (name.length < 4) return undefined;
  const longerCandidates = candidates.filter((candidate) => normalizeName(candidate).startsWith(name));
  if (longerCandidates.length > 0) return longerCandidates.length === 1 ? longerCandidates[0] : undefined;
  const shorterCandidates = candidates.filter(
    (candidate) => candidate.length >= 4 && name.startsWith(normalizeName(candidate)),
  );
  return shorterCandidates.length === 1 ? shorterCandidates[0] : undefined;
}

function findClosest(
  name: string,
  candidates: string[],
): { candidate: string; distance: number } | undefined {
  let closest: string | undefined;
  let minDistance = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = computeEditDistance(name, normalizeName(candidate), minDistance);
    if (distance < minDistance) {
      closest = candidate;
      minDistance = distance;
    }
  }
  return closest === undefined ? undefined : { candidate: closest, distance: minDistance };
}

/** Formats a "did you mean" question with a leading space; empty if no candidate is close. */
export function suggestName(input: string, candidates: Iterable<string>): string {
  const guess = suggest(input, candidates);
  if (guess === undefined) return '';
  return /\p{Script=Cyrillic}/u.test(input)
    ? ` Some of its letters are Cyrillic. Retype it with Latin letters: ${guess}.`
    : ` Did you mean "${guess}"?`;
}

function normalizeName(word: string): string {
  return word
    .replace(/:.*/, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
}

/** Computes the Damerau-Levenshtein distance (swapped neighbors count as one edit), or returns `limit` if the lengths differ that much. */
function computeEditDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let twoRowsAbove: number[] = [];
  let rowAbove = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min((rowAbove[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rowAbove[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, (twoRowsAbove[j - 2] ?? 0) + 1);
      }
      row.push(distance);
    }
    twoRowsAbove = rowAbove;
    rowAbove = row;
  }
  return rowAbove[b.length] ?? limit;
}
