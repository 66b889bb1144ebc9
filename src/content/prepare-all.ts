import { hash } from 'node:crypto';
import { isPageEntry } from './entry.ts';
import type { FactWords } from './facts.ts';
import { checkFigures } from './figure-problems.ts';
import { bodyPlaceProblems } from './page-checks.ts';
import type { Outcome } from './prepare.ts';
import { prepareFile } from './prepare.ts';
import { repeatedPlaces } from './repeated-places.ts';
import type { SourceFile } from './source-file.ts';
import { checkUnfinished } from './unfinished.ts';

/** What files came to in an earlier run, by path. `facts` tells which words of facts they were given. */
export type ContentCache = Map<string, { text: string; facts: string; outcome: Outcome }>;

/** The words of every fact, and a mark that changes with any of them. */
export type KnownFacts = { words: FactWords; mark: string };

const noFacts: KnownFacts = { words: new Map(), mark: '' };

/** Facts go first, because every other file may quote them. */
export function prepareAll(files: SourceFile[], cache: ContentCache = new Map()): Outcome[] {
  const facts = files.filter(isFact).map((file) => prepareCached(file, noFacts, cache));
  const known = knownFacts(facts);
  return [...facts, ...files.filter(isCopy).map((file) => prepareCached(file, known, cache))];
}

export function prepareFacts(files: SourceFile[], cache: ContentCache): KnownFacts {
  return knownFacts(files.filter(isFact).map((file) => prepareCached(file, noFacts, cache)));
}

function knownFacts(outcomes: Outcome[]): KnownFacts {
  const words = new Map(outcomes.flatMap(({ words: given }) => (given === undefined ? [] : [given])));
  return { words, mark: hash('sha1', JSON.stringify([...words])) };
}

function isFact({ path }: SourceFile): boolean {
  return path.startsWith('content/facts/');
}

/** Whether a file may quote facts. */
export function isCopy(file: SourceFile): boolean {
  return !isFact(file);
}

export function prepareCached(file: SourceFile, { words, mark }: KnownFacts, cache: ContentCache): Outcome {
  const facts = file.text.includes('{{') ? mark : '';
  const known = cache.get(file.path);
  if (known?.text === file.text && known.facts === facts) return known.outcome;
  const outcome = prepareFile(file, words);
  outcome.problems.push(...checkFigures(outcome.entry ?? outcome.unfinished, words));
  const { entry } = outcome;
  if (entry !== undefined) outcome.problems.push(...checkUnfinished(entry));
  if (entry !== undefined && isPageEntry(entry)) {
    outcome.problems.push(...repeatedPlaces(entry), ...bodyPlaceProblems(entry));
  }
  cache.set(file.path, { text: file.text, facts, outcome });
  return outcome;
}
