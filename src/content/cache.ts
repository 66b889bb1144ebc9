import { hash } from 'node:crypto';
import { factOf, likeNames, quotedNames } from './facts/quoted-facts.ts';
import type { FactWords, WordsOfFact } from './facts/fact-words.ts';
import type { Body } from './markdown/compile.ts';
import { madeSoFar, oncePer } from './once-per.ts';
import { compileLater } from './parse.ts';
import type { Outcome } from './parse.ts';
import type { AnyEntry } from './site.ts';
import type { SourceFile } from './source/content-files.ts';
import { restoredFrontmatter, storedFrontmatter } from './source/frontmatter.ts';
import type { Frontmatter, StoredFrontmatter } from './source/frontmatter.ts';

/** What files came to in an earlier run, by path. */
export type ContentCache = Map<string, CachedFile>;

type CachedFile = {
  text: string;
  /** The fingerprint of the facts that the file was checked with: of those that concern it, or of all. */
  facts: string;
  /** The fingerprint of what gave it the fields that it leaves out; none for files that leave out none. */
  defaults?: string | undefined;
  /** Of a file without problems: the facts that it quotes, and words that are a fault once a fact has their name. */
  named?: string[] | undefined;
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
  return { words, each, all: [...each].join(' '), everywhere: everywhere.join(' ') };
}

/** Days and mailboxes of facts are looked for in every text, by whatever name. */
function isLookedFor(fact: WordsOfFact | null | undefined): boolean {
  return fact?.unit === 'date' || fact?.stated.includes('@') === true;
}

/** The fingerprint of the facts that can change what is said of a file that names these. */
function factsOf(named: string[] | undefined, { each, all, everywhere }: KnownFacts): string {
  const own = named?.map((name) => each.get(name) ?? '');
  return hash('sha1', own === undefined ? all : [...own, everywhere].join(' '));
}

/** What a file came to earlier, if neither its text nor a fact that it may depend on has changed since. */
export function cachedOutcome(
  cache: ContentCache,
  { path, text }: SourceFile,
  facts: KnownFacts,
  defaults: Frontmatter | undefined,
): Outcome | undefined {
  const before = cache.get(path);
  if (before?.text !== text || before.defaults !== (defaults && fingerprintOf(defaults))) return undefined;
  if (before.facts !== factsOf(before.named, facts)) return undefined;
  const { entry, invalid } = before.outcome;
  // Those that come from the disk have lost both.
  for (const parsed of [entry, invalid]) if (parsed !== undefined) parsed.frontmatter.defaults = defaults;
  if (entry !== undefined && !('body' in entry)) compileLater(entry, facts.words);
  return before.outcome;
}

/** Many files have the same defaults. */
const fingerprintOf = oncePer(({ text }: Frontmatter) => hash('sha1', text));
const namesInDefaults = oncePer(({ text }: Frontmatter) => namesIn(text));

/** A file without problems is kept until a fact that it names changes; any other, until any fact does. */
export function cacheOutcome(
  cache: ContentCache,
  { path, text }: SourceFile,
  facts: KnownFacts,
  outcome: Outcome,
  defaults: Frontmatter | undefined,
): void {
  const named = isSound(outcome)
    ? [...new Set([...namesIn(text), ...(defaults === undefined ? [] : namesInDefaults(defaults))])]
    : undefined;
  cache.set(path, {
    text,
    facts: factsOf(named, facts),
    defaults: defaults && fingerprintOf(defaults),
    named,
    outcome,
  });
}

/** Problems may name a fact as their remedy: a file that has some is checked anew with each change of facts. */
function isSound({ entry, problems }: Outcome): boolean {
  return entry !== undefined && problems.length === 0;
}

/** The facts that a text quotes, and words that are a fault once a fact has their name. */
function namesIn(text: string): string[] {
  return [...quotedNames(text).map(factOf), ...likeNames(text)];
}

/** A file without problems as it lies on the disk from build to build: plain data, without its syntax tree. */
export type StoredFile = Omit<CachedFile, 'outcome'> & {
  path: string;
  words?: Outcome['words'];
  entry: Pick<AnyEntry, 'collection' | 'id' | 'data'> & {
    frontmatter: StoredFrontmatter;
    /** Where it was compiled. */
    body?: Body;
  };
};

/** A cache as plain data. Files with problems are left out, and checked anew in each run. */
export function storedFiles(cache: ContentCache): StoredFile[] {
  return [...cache].flatMap(([path, { outcome, ...file }]) => {
    const { entry, problems, words } = outcome;
    if (entry === undefined || problems.length > 0) return [];
    const { collection, id, data, frontmatter } = entry;
    const body = madeSoFar(entry, 'body');
    const stored = {
      collection,
      id,
      data,
      frontmatter: storedFrontmatter(frontmatter),
      ...(body && { body }),
    };
    return [{ path, ...file, ...(words && { words }), entry: stored }];
  });
}

/** The cache that `storedFiles` was made from. */
export function restoredFiles(files: StoredFile[]): ContentCache {
  return new Map(
    files.map(({ path, words, entry, ...file }) => {
      // Stored from an entry of the same collection.
      const restored = {
        ...entry,
        file: path,
        frontmatter: restoredFrontmatter(entry.frontmatter, file.text),
      } as AnyEntry;
      return [path, { ...file, outcome: { entry: restored, problems: [], ...(words && { words }) } }];
    }),
  );
}
