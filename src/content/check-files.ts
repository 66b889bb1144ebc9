import { cachedOutcome, cacheOutcome, knownFacts, knownSplit } from './cache.ts';
import type { ContentCache, KnownFacts } from './cache.ts';
import type { FactWords } from './facts/fact-words.ts';
import { defaultsFileOf } from './folders.ts';
import { filledIn, parseFile } from './parse.ts';
import type { Outcome } from './parse.ts';
import { entryRules, factRules, sourceRules } from './rules/index.ts';
import type { FactRule } from './rules/rule.ts';
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

/**
 * Parses one file, unless an earlier run did, and checks it by the rules about one file. Where nothing was wrong before
 * and only its defaults or the words of facts are others, it is filled in anew: what is typed in it stays right.
 */
function checkFile(
  file: SourceFile,
  facts: KnownFacts,
  cache: ContentCache,
  defaults?: Frontmatter,
): Outcome {
  const before = cachedOutcome(cache, file, facts, defaults);
  if (before !== undefined) return before;
  const split = knownSplit(cache, file, facts, defaults);
  const filled = split && ruled(filledIn(split, facts.words), factRules, facts);
  const isSound = filled?.entry !== undefined && filled.problems.length === 0;
  const outcome = isSound
    ? filled
    : ruled(parseFile(file, facts.words, defaults), [...sourceRules, ...factRules], facts);
  cacheOutcome(cache, file, facts, outcome, defaults);
  return outcome;
}

/** With what rules say of the file as typed, and of what it holds. */
function ruled(outcome: Outcome, asTyped: readonly FactRule[], facts: KnownFacts): Outcome {
  const { entry, invalid, problems } = outcome;
  const parsed = entry ?? invalid;
  if (parsed !== undefined) problems.push(...runRules(asTyped, parsed, { facts: facts.words }));
  if (entry !== undefined) problems.push(...runRules(entryRules, entry, undefined));
  return outcome;
}
