import { cachedOutcome, cacheOutcome, knownFacts, knownSplit } from './cache.ts';
import type { ContentCache, KnownFacts } from './cache.ts';
import { bracedWordsOf } from './defaults.ts';
import type { SiteDefinition } from './definition.ts';
import type { FactWords } from './facts/fact-words.ts';
import { defaultsFileOf } from './folders.ts';
import { filledIn, parseFile } from './parse.ts';
import type { Outcome } from './parse.ts';
import type { FactRule, RuleSet } from './rules/rule.ts';
import { runRules } from './rules/run.ts';
import type { SourceFile } from './source/content-files.ts';
import { splitFrontmatter } from './source/frontmatter.ts';
import type { Frontmatter } from './source/frontmatter.ts';

const noFacts = knownFacts(new Map());

/** What files are checked by. */
export type Checking = { definition: SiteDefinition; rules: RuleSet };

/**
 * Parses every file and checks each by itself. Facts go first, because every other file may quote them,
 * and then the files that give what others leave out.
 */
export function checkFiles(files: SourceFile[], site: Checking, cache: ContentCache = new Map()): Outcome[] {
  const { definition } = site;
  const facts = files.filter(isFact).map((file) => checkFile(file, noFacts, site, cache));
  const known = knownFacts(wordsOf(facts));
  const named = new Set(files.flatMap(({ path }) => defaultsFileOf(path, definition) ?? []));
  const givers = files.filter(({ path }) => named.has(path));
  const given = givers.map((file) => checkFile(file, known, site, cache));
  const defaults = new Map(givers.map((file, index) => [file.path, defaultsIn(file, given[index])]));
  const others = files.filter((file) => !isFact(file) && !named.has(file.path));
  return [
    ...facts,
    ...given,
    ...others.map((file) => {
      const giver = defaultsFileOf(file.path, definition);
      return checkFile(file, known, site, cache, giver === undefined ? undefined : defaults.get(giver));
    }),
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
  site: Checking,
  cache: ContentCache,
  defaults?: Frontmatter,
): Outcome {
  const { definition, rules } = site;
  const before = cachedOutcome(cache, file, facts, defaults);
  if (before !== undefined) return before;
  const split = knownSplit(cache, file, facts, defaults);
  const filled = split && ruled(filledIn(split, facts.words, definition), rules.facts, facts, site);
  const isSound = filled?.entry !== undefined && filled.problems.length === 0;
  const outcome = isSound
    ? filled
    : ruled(
        parseFile(file, facts.words, definition, defaults),
        [...rules.source, ...rules.facts],
        facts,
        site,
      );
  cacheOutcome(cache, file, facts, outcome, defaults);
  return outcome;
}

/** With what rules say of the file as typed, and of what it holds. */
function ruled(
  outcome: Outcome,
  asTyped: readonly FactRule[],
  facts: KnownFacts,
  { definition, rules }: Checking,
): Outcome {
  const { entry, invalid, problems } = outcome;
  const parsed = entry ?? invalid;
  if (parsed !== undefined) {
    const context = { facts: facts.words, braced: bracedWordsOf(definition) };
    problems.push(...runRules(asTyped, parsed, context));
  }
  if (entry !== undefined) problems.push(...runRules(rules.entry, entry, undefined));
  return outcome;
}
