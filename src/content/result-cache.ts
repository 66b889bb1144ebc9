import type { FileResult, ParsedFile } from './check-file.ts';
import { factsQuotedIn, likeNames } from './facts/quoted-facts.ts';
import type { FactWords } from './facts/fact-words.ts';
import type { SourceFile } from './source/content-files.ts';
import type { Frontmatter } from './source/frontmatter.ts';

/**
 * Results of earlier checks by path, in memory, for the preview and `--watch`. A result is valid while the text, its defaults
 * and the facts that it depends on are unchanged.
 */
export type ContentCache = Map<string, Stored>;

type Results = { parsed: ParsedFile; result: FileResult };

type Stored = Results & {
  text: string;
  defaults: string | undefined;
  /** Names in the text that are or could be fact names; undefined when the result may depend on any fact. */
  names: readonly string[] | undefined;
  /** The names that are facts, with their text. */
  existing: string;
  words: string;
  /** The text of all facts at the last comparison. */
  allWords: string;
};

/** The text of facts, also serialized for comparison. */
export type KnownFacts = { words: FactWords; asText: string };

export function knownFacts(words: FactWords): KnownFacts {
  return { words, asText: JSON.stringify([...words]) };
}

/** Returns an earlier result, or only the parsed file when facts or defaults have changed. */
export function recall(
  cache: ContentCache,
  { path, text }: SourceFile,
  facts: KnownFacts,
  defaults: Frontmatter | undefined,
): Partial<Results> {
  const stored = cache.get(path);
  if (stored?.text !== text) return {};
  const areSame = stored.allWords === facts.asText || stored.words === textOfFacts(stored.names, facts);
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
  // A problem's message may suggest any fact.
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
    words: textOfFacts(names, facts),
    allWords: facts.asText,
  });
}

function existing(names: readonly string[], { words }: KnownFacts): string {
  return names.filter((name) => words.has(name)).join(' ');
}

/**
 * The text of the named facts. Days and email addresses of facts are searched for in every text, whatever the fact's name.
 */
function textOfFacts(names: readonly string[] | undefined, { words, asText }: KnownFacts): string {
  if (names === undefined) return asText;
  const named = new Set(names);
  const relevant = [...words].filter(
    ([name, fact]) => named.has(name) || fact?.unit === 'date' || fact?.stated.includes('@'),
  );
  return JSON.stringify(relevant);
}
