import type { FileResult } from './check-file.ts';
import { listQuotedFacts, findNameCandidates } from './facts/quoted-facts.ts';
import type { FactTexts } from './facts/fact-texts.ts';
import type { SourceFile } from './source/content-files.ts';
import type { Frontmatter } from './source/frontmatter.ts';

/**
 * Results of earlier checks by path, in memory, for the preview and `--watch`. A result is valid while the text, its defaults
 * and the facts that it depends on are unchanged.
 */
export type ContentCache = Map<string, Stored>;

type Stored = {
  result: FileResult;
  text: string;
  defaults: string | undefined;
  /** Names in the text that are or could be fact names; undefined when the result may depend on any fact. */
  names: readonly string[] | undefined;
  /** The text of these facts, and of all facts at the last comparison. */
  factTexts: string;
  allFactTexts: string;
};

/** The text of facts, also serialized for comparison. */
export type KnownFacts = { texts: FactTexts; asText: string };

export function describeFacts(texts: FactTexts): KnownFacts {
  return { texts, asText: JSON.stringify([...texts]) };
}

/** The earlier result, if it is still valid. */
export function getCachedResult(
  cache: ContentCache,
  { path, text }: SourceFile,
  facts: KnownFacts,
  defaults: Frontmatter | undefined,
): FileResult | undefined {
  const stored = cache.get(path);
  if (stored?.text !== text || stored.defaults !== defaults?.text) return undefined;
  const areSame =
    stored.allFactTexts === facts.asText || stored.factTexts === joinFactTexts(stored.names, facts);
  if (!areSame) return undefined;
  stored.allFactTexts = facts.asText;
  return stored.result;
}

export function cacheResult(
  cache: ContentCache,
  { path, text }: SourceFile,
  facts: KnownFacts,
  defaults: Frontmatter | undefined,
  result: FileResult,
): void {
  // A problem's message may suggest any fact.
  const isRight = result.entry !== undefined && result.problems.length === 0;
  const texts = [{ text }, ...(defaults ? [defaults] : [])];
  const names = isRight
    ? [...new Set(texts.flatMap((each) => [...listQuotedFacts(each.text), ...findNameCandidates(each)]))]
    : undefined;
  const factTexts = joinFactTexts(names, facts);
  cache.set(path, { result, text, defaults: defaults?.text, names, factTexts, allFactTexts: facts.asText });
}

/**
 * The text of the named facts. Days and email addresses of facts are searched for in every text, whatever the fact's name.
 */
function joinFactTexts(names: readonly string[] | undefined, { texts, asText }: KnownFacts): string {
  if (names === undefined) return asText;
  const nameSet = new Set(names);
  const relevant = [...texts].filter(
    ([name, fact]) => nameSet.has(name) || fact?.unit === 'date' || fact?.stated.includes('@'),
  );
  return JSON.stringify(relevant);
}
