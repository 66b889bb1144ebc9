import type { FileResult, ParsedFile } from './check-file.ts';
import { factsQuotedIn, likeNames } from './facts/quoted-facts.ts';
import type { FactWords } from './facts/fact-words.ts';
import type { SourceFile } from './source/content-files.ts';
import type { Frontmatter } from './source/frontmatter.ts';

/**
 * Results of earlier checks by path, in memory: for the preview and for `--watch`. A result holds while the text, its
 * defaults and the facts that it depends on are the same.
 */
export type ContentCache = Map<string, Stored>;

type Results = { parsed: ParsedFile; result: FileResult };

type Stored = Results & {
  text: string;
  defaults: string | undefined;
  /** Names in the text that are those of facts, or would be if there were such facts; undefined when any fact may matter. */
  names: readonly string[] | undefined;
  /** Which of them are facts, and the words of these. */
  existing: string;
  words: string;
  /** The words of all facts at the last comparison. */
  allWords: string;
};

/** The words of facts, and the same as one text, to see whether any has changed. */
export type KnownFacts = { words: FactWords; asText: string };

export function knownFacts(words: FactWords): KnownFacts {
  return { words, asText: JSON.stringify([...words]) };
}

/** The result of an earlier check, or what was parsed where only the words of facts or the defaults have changed. */
export function recall(
  cache: ContentCache,
  { path, text }: SourceFile,
  facts: KnownFacts,
  defaults: Frontmatter | undefined,
): Partial<Results> {
  const stored = cache.get(path);
  if (stored?.text !== text) return {};
  const areSame = stored.allWords === facts.asText || stored.words === wordsOf(stored.names, facts);
  if (areSame) stored.allWords = facts.asText;
  if (areSame && stored.defaults === defaults?.text) return { result: stored.result };
  const areSameFacts = stored.names !== undefined && stored.existing === existing(stored.names, facts);
  return areSameFacts ? { parsed: stored.parsed } : {};
}

export function remember(
  cache: ContentCache,
  { path, text }: SourceFile,
  facts: KnownFacts,
  defaults: Frontmatter | undefined,
  results: Results,
): void {
  const { entry, problems } = results.result;
  // A problem may name any fact as its remedy.
  const isRight = entry !== undefined && problems.length === 0;
  const texts = [{ text }, ...(defaults ? [defaults] : [])];
  const names = isRight
    ? [...new Set(texts.flatMap((each) => [...factsQuotedIn(each.text), ...likeNames(each)]))]
    : undefined;
  cache.set(path, {
    ...results,
    text,
    defaults: defaults?.text,
    names,
    existing: existing(names ?? [], facts),
    words: wordsOf(names, facts),
    allWords: facts.asText,
  });
}

function existing(names: readonly string[], { words }: KnownFacts): string {
  return names.filter((name) => words.has(name)).join(' ');
}

/** Days and mailboxes of facts are searched for in every text, by whatever name. */
function wordsOf(names: readonly string[] | undefined, { words, asText }: KnownFacts): string {
  if (names === undefined) return asText;
  const named = new Set(names);
  const relevant = [...words].filter(
    ([name, fact]) => named.has(name) || fact?.unit === 'date' || fact?.stated.includes('@'),
  );
  return JSON.stringify(relevant);
}
