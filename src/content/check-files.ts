import { cachedOutcome, cacheOutcome, knownFacts } from './cache.ts';
import type { ContentCache, KnownFacts } from './cache.ts';
import type { FactWords } from './facts/fact-words.ts';
import { defaultsFileOf } from './folders.ts';
import { parseFile } from './parse.ts';
import type { Outcome } from './parse.ts';
import { entryRules, sourceRules } from './rules/index.ts';
import { runRules } from './rules/run.ts';
import type { SourceFile } from './source/content-files.ts';
import { splitFrontmatter } from './source/frontmatter.ts';
import type { Frontmatter } from './source/frontmatter.ts';

const noFacts = knownFacts(new Map());

/**
 * Parses every file and checks each by itself. Facts go first, because every other file may quote them,
 * and then the files that give what others leave out.
 */
export function checkFiles(files: SourceFile[], cache: ContentCache = new Map()): Outcome[] {
  const facts = files.filter(isFact).map((file) => checkFile(file, noFacts, cache));
  const known = knownFacts(wordsOf(facts));
  const named = new Set(files.flatMap(({ path }) => defaultsFileOf(path) ?? []));
  const givers = files.filter(({ path }) => named.has(path));
  const given = givers.map((file) => checkFile(file, known, cache));
  const defaults = new Map(givers.map((file, index) => [file.path, defaultsIn(file, given[index])]));
  const others = files.filter((file) => !isFact(file) && !named.has(file.path));
  return [
    ...facts,
    ...given,
    ...others.map((file) => checkFile(file, known, cache, defaults.get(defaultsFileOf(file.path) ?? ''))),
  ];
}

/** Of a file that can't be read, defaults without a field: what is left out elsewhere is not to blame. */
function defaultsIn({ path }: SourceFile, { entry, invalid }: Outcome = { problems: [] }): Frontmatter {
  return (entry ?? invalid)?.frontmatter ?? splitFrontmatter({ path, text: '---\n---\n' });
}

function wordsOf(facts: Outcome[]): FactWords {
  return new Map(facts.flatMap(({ words }) => (words === undefined ? [] : [words])));
}

function isFact({ path }: SourceFile): boolean {
  return path.startsWith('content/facts/');
}

/** Parses one file, unless an earlier run did, and checks it by the rules about one file. */
function checkFile(
  file: SourceFile,
  facts: KnownFacts,
  cache: ContentCache,
  defaults?: Frontmatter,
): Outcome {
  const before = cachedOutcome(cache, file, facts, defaults);
  if (before !== undefined) return before;
  const outcome = parseFile(file, facts.words, defaults);
  const { entry, problems } = outcome;
  const parsed = entry ?? outcome.invalid;
  const context = { facts: facts.words };
  if (parsed !== undefined) problems.push(...runRules(sourceRules, parsed, context));
  if (entry !== undefined) problems.push(...runRules(entryRules, entry, context));
  cacheOutcome(cache, file, facts, outcome, defaults);
  return outcome;
}
