import { hash } from 'node:crypto';
import { factsQuotedIn, likeNames } from './facts/quoted-facts.ts';
import type { FactWords, WordsOfFact } from './facts/fact-words.ts';
import { memoize } from './memoize.ts';
import type { Outcome, Split } from './parse.ts';
import type { SourceFile } from './source/content-files.ts';
import { withDefaults } from './source/frontmatter.ts';
import type { Frontmatter } from './source/frontmatter.ts';

/** What files came to in an earlier run, by path. */
export type ContentCache = Map<string, CachedFile>;

type CachedFile = {
  /** The fingerprint of the text. */
  text: string;
  /** The fingerprint of the facts that the file was checked with: of those that concern it, or of all. */
  facts: string;
  /** That of all facts when it was last asked for. */
  all?: string;
  /** The fingerprint of what gave it the fields that it leaves out; none for files that leave out none. */
  defaults?: string | undefined;
  /** Of a file without problems: the facts that it quotes, and words that are a fault once a fact has their name. */
  named?: string[] | undefined;
  /** Those of them that are facts. */
  existing?: string | undefined;
  outcome: Outcome;
};

/** The words of every fact, and fingerprints of each, of all, and of those that concern every file. */
export type KnownFacts = {
  words: FactWords;
  each: ReadonlyMap<string, string>;
  all: string;
  everywhere: string;
};

/** The facts with hashes of what they say: a file that was read is read again where one that it quotes has changed. */
export function knownFacts(words: FactWords): KnownFacts {
  const each = new Map([...words].map(([name, said]) => [name, hash('sha1', JSON.stringify(said))]));
  const everywhere = [...each].filter(([name]) => isLookedFor(words.get(name)));
  return {
    words,
    each,
    all: hash('sha1', [...each].join(' ')),
    everywhere: hash('sha1', everywhere.join(' ')),
  };
}

/** Days and mailboxes of facts are looked for in every text, by whatever name. */
function isLookedFor(fact: WordsOfFact | null | undefined): boolean {
  return fact?.unit === 'date' || fact?.stated.includes('@') === true;
}

/** The fingerprint of the facts that can change what is said of a file that names these. */
function factsOf(named: string[] | undefined, { each, all, everywhere }: KnownFacts): string {
  const own = named?.map((name) => each.get(name) ?? '');
  return own === undefined ? all : hash('sha1', [...own, everywhere].join(' '));
}

/** What a file came to earlier, if neither its text nor a fact that it may depend on has changed since. */
export function cachedOutcome(
  cache: ContentCache,
  file: SourceFile,
  facts: KnownFacts,
  defaults: Frontmatter | undefined,
): Outcome | undefined {
  const before = cache.get(file.path);
  if (before?.text !== fingerprintOf(file) || before.defaults !== (defaults && fingerprintOf(defaults)))
    return undefined;
  if (before.all !== facts.all && before.facts !== factsOf(before.named, facts)) return undefined;
  before.all = facts.all;
  const { outcome } = before;
  const { entry, invalid } = outcome;
  for (const parsed of [entry, invalid]) if (parsed !== undefined) parsed.frontmatter.defaults = defaults;
  return outcome;
}

/**
 * Of a file in which nothing was wrong and nothing has changed but its defaults and what facts say: how it was split.
 * Undefined where it names a fact that is new or gone.
 */
export function knownSplit(
  cache: ContentCache,
  file: SourceFile,
  facts: KnownFacts,
  defaults: Frontmatter | undefined,
): Split | undefined {
  const before = cache.get(file.path);
  if (before?.named === undefined || before.text !== fingerprintOf(file)) return undefined;
  if (before.existing !== existing(before.named, facts)) return undefined;
  const { entry, words } = before.outcome;
  // A fact's words are read from its file as typed.
  if (entry === undefined || words !== undefined) return undefined;
  const { collection, traits, id, frontmatter } = entry;
  // Pages that are shown meanwhile keep the defaults that they were made with.
  const isSame = before.defaults === (defaults && fingerprintOf(defaults));
  return { collection, traits, id, frontmatter: isSame ? frontmatter : withDefaults(frontmatter, defaults) };
}

function existing(named: readonly string[], { words }: KnownFacts): string {
  return named.filter((name) => words.has(name)).join(' ');
}

/** A preview asks for that of every file at each save, and many files have the same defaults. */
const fingerprintOf = memoize(({ text }: SourceFile | Frontmatter) => hash('sha1', text));

/** A file without problems is kept until a fact that it names changes; any other, until any fact does. */
export function cacheOutcome(
  cache: ContentCache,
  file: SourceFile,
  facts: KnownFacts,
  outcome: Outcome,
  defaults: Frontmatter | undefined,
): void {
  const { entry, problems } = outcome;
  // Problems may name a fact as their remedy: a file that has some is checked anew with each change of facts.
  const named =
    entry === undefined || problems.length > 0
      ? undefined
      : [...new Set([entry.frontmatter, ...(defaults ? [defaults] : [])].flatMap(namesIn))];
  cache.set(file.path, {
    text: fingerprintOf(file),
    facts: factsOf(named, facts),
    defaults: defaults && fingerprintOf(defaults),
    named,
    existing: named && existing(named, facts),
    outcome,
  });
}

/** The facts that a text quotes, and words that are a fault once a fact has their name. */
const namesIn = memoize((frontmatter: Frontmatter): string[] => [
  ...factsQuotedIn(frontmatter.text),
  ...likeNames(frontmatter),
]);
