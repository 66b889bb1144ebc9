import type { FileResult } from './check-file.ts';
import { listQuotedFacts, findNameCandidates } from './facts/quoted-facts.ts';
import type { FactTexts } from './facts/fact-texts.ts';
import type { SourceFile } from './source/content-files.ts';
import type { Frontmatter } from './source/frontmatter.ts';

/**
 * Results of earlier checks by path, in memory, for the preview and `--watch`. A result is valid while the text, its defaults
 * and the facts that it depends on are unchanged.
 */
export type ContentCache = Map<string, CachedFile>;

type CachedFile = {
  result: FileResult;
  text: string;
  defaults: string | undefined;
  /** Names in the text that are or could be fact names; undefined if the result may depend on any fact. */
  names: readonly string[] | undefined;
  /** The text of these facts, and of all facts at the last comparison. */
  factTexts: string;
  allFactTexts: string;
};

/** The text of all facts, also serialized for comparison. */
export type KnownFacts = { texts: FactTexts; serialized: string };

export function serializeFacts(texts: FactTexts): KnownFacts {
  return { texts, serialized: JSON.stringify([...texts]) };
}

/** Returns the earlier result if it is still valid. */
export function getCachedResult(
  cache: ContentCache,
  { path, text }: SourceFile,
  facts: KnownFacts,
  defaults: Frontmatter | undefined,
): FileResult | undefined {
  const cachedFile = cache.get(path);
  if (cachedFile?.text !== text || cachedFile.defaults !== defaults?.text) return undefined;
  const areFactsUnchanged =
    cachedFile.allFactTexts === facts.serialized ||
    cachedFile.factTexts === joinFactTexts(cachedFile.names, facts);
  if (!areFactsUnchanged) return undefined;
  cachedFile.allFactTexts = facts.serialized;
  return cachedFile.result;
}

export function cacheResult(
  cache: ContentCache,
  { path, text }: SourceFile,
  facts: KnownFacts,
  defaults: Frontmatter | undefined,
  result: FileResult,
): void {
  // A problem's message may suggest any fact.
  const isValid = result.entry !== undefined && result.problems.length === 0;
  const sources = [{ text }, ...(defaults ? [defaults] : [])];
  const names = isValid
    ? [
        ...new Set(
          sources.flatMap((source) => [...listQuotedFacts(source.text), ...findNameCandidates(source)]),
        ),
      ]
    : undefined;
  const factTexts = joinFactTexts(names, facts);
  cache.set(path, {
    result,
    text,
    defaults: defaults?.text,
    names,
    factTexts,
    allFactTexts: facts.serialized,
  });
}

/** Joins the text of the named facts. Always includes dates and email addresses, because rules search all text for these. */
function joinFactTexts(names: readonly string[] | undefined, { texts, serialized }: KnownFacts): string {
  if (names === undefined) return serialized;
  const nameSet = new Set(names);
  const relevantFacts = [...texts].filter(
    ([name, fact]) => nameSet.has(name) || fact?.unit === 'date' || fact?.stated.includes('@'),
  );
  return JSON.stringify(relevantFacts);
}
