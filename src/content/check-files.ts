import { hash } from 'node:crypto';
import { cachedOutcome, cacheOutcome } from './cache.ts';
import type { ContentCache, KnownFacts } from './cache.ts';
import { parseFile } from './parse.ts';
import type { Outcome } from './parse.ts';
import { entryRules, sourceRules } from './rules/index.ts';
import { runRules } from './rules/run.ts';
import type { SourceFile } from './source/content-files.ts';

const noFacts: KnownFacts = { words: new Map(), fingerprint: '' };

/** Parses every file and checks each by itself. Facts go first, because every other file may quote them. */
export function checkFiles(files: SourceFile[], cache: ContentCache = new Map()): Outcome[] {
  const facts = files.filter(isFact).map((file) => checkFile(file, noFacts, cache));
  const known = knownFacts(facts);
  return [...facts, ...files.filter((file) => !isFact(file)).map((file) => checkFile(file, known, cache))];
}

function knownFacts(outcomes: Outcome[]): KnownFacts {
  const words = new Map(outcomes.flatMap(({ words: given }) => (given === undefined ? [] : [given])));
  return { words, fingerprint: hash('sha1', JSON.stringify([...words])) };
}

function isFact({ path }: SourceFile): boolean {
  return path.startsWith('content/facts/');
}

/** Parses one file, unless an earlier run did, and checks it by the rules about one file. */
function checkFile(file: SourceFile, facts: KnownFacts, cache: ContentCache): Outcome {
  const before = cachedOutcome(cache, file, facts);
  if (before !== undefined) return before;
  const outcome = parseFile(file, facts.words);
  const { entry, problems } = outcome;
  const parsed = entry ?? outcome.unfinished;
  const context = { facts: facts.words };
  if (parsed !== undefined) problems.push(...runRules(sourceRules, parsed, context));
  if (entry !== undefined) problems.push(...runRules(entryRules, entry, context));
  cacheOutcome(cache, file, facts, outcome);
  return outcome;
}
