import { hash } from 'node:crypto';
import { likeNames } from './facts/quoted-facts.ts';
import type { FactWords } from './facts/quoted-facts.ts';
import { prepareFile } from './parse.ts';
import type { Outcome } from './parse.ts';
import { entryRules, sourceRules } from './rules/index.ts';
import { runRules } from './rules/run.ts';
import { checkTypedContacts } from './rules/firm/contacts.ts';
import { checkFigures } from './rules/firm/figures.ts';
import type { SourceFile } from './source/content-files.ts';

/** What files came to in an earlier run, by path. */
export type ContentCache = Map<string, Prepared>;

export type Prepared = {
  text: string;
  /** The mark of the facts that the file was judged with. */
  facts: string;
  /** Where a file without problems quotes no fact: words that are a fault once a fact has their name. */
  likeNames?: string[] | undefined;
  outcome: Outcome;
};

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

export function prepareCached(file: SourceFile, known: KnownFacts, cache: ContentCache): Outcome {
  const { words, mark } = known;
  const before = cache.get(file.path);
  if (before?.text === file.text && isAsBefore(before, known)) return before.outcome;
  const outcome = prepareFile(file, words);
  const read = outcome.entry ?? outcome.unfinished;
  outcome.problems.push(...checkFigures(read, words), ...checkTypedContacts(read, words));
  const { entry } = outcome;
  if (read !== undefined) outcome.problems.push(...runRules(sourceRules, read, { facts: words }));
  if (entry !== undefined) outcome.problems.push(...runRules(entryRules, entry, { facts: words }));
  cache.set(file.path, { text: file.text, facts: mark, likeNames: namesToWatch(file, outcome), outcome });
  return outcome;
}

/** Whether other facts may have changed since without a word to say about this file. */
function isAsBefore({ facts, likeNames: names }: Prepared, { words, mark }: KnownFacts): boolean {
  return facts === mark || (names !== undefined && !names.some((name) => words.has(name)));
}

/** Problems may name a fact as their remedy: a file that has some is judged anew with each change of facts. */
function namesToWatch({ text }: SourceFile, { entry, problems }: Outcome): string[] | undefined {
  return entry === undefined || problems.length > 0 || text.includes('{{')
    ? undefined
    : likeNames(entry.frontmatter.body);
}
