import type { FileResult } from './check-file.ts';
import { listQuotedFacts, findNameCandidates } from './facts/quoted-facts.ts';
import type { FactTexts } from './facts/fact-texts.ts';
import { memoize } from './memoize.ts';
import type { SourceFile } from './source/content-files.ts';
import type { Frontmatter } from './source/frontmatter.ts';

/** A result is valid while the file, its defaults and the facts that it depends on are the same. */
type CachedResult = {
  text: string;
  defaultsText: string;
  /** Quoted names, and words that would be fact names if such facts existed. */
  names: readonly string[];
  namedFacts: string;
  searchedFacts: string;
  result: FileResult;
};

/** Results of earlier checks by path, in memory, for the preview and `--watch`. */
export type ContentCache = Map<string, CachedResult>;

/** Returns the earlier result if it is valid; otherwise calls `check`. */
export function checkWithCache(
  cache: ContentCache,
  { path, text }: SourceFile,
  facts: FactTexts,
  defaults: Frontmatter | undefined,
  check: () => FileResult,
): FileResult {
  const defaultsText = defaults?.text ?? '';
  const cached = cache.get(path);
  const isUnchanged = cached?.text === text && cached.defaultsText === defaultsText;
  const names = isUnchanged ? cached.names : [...new Set([text, defaultsText].flatMap(listNames))];
  const [namedFacts, searchedFacts] = [selectFacts(names, facts), listSearchedFacts(facts)];
  if (isUnchanged && cached.namedFacts === namedFacts && cached.searchedFacts === searchedFacts)
    return cached.result;
  const result = check();
  // Results with problems aren't cached, because their messages may suggest any fact.
  if (result.entry !== undefined && result.problems.length === 0)
    cache.set(path, { text, defaultsText, names, namedFacts, searchedFacts, result });
  else cache.delete(path);
  return result;
}

function listNames(text: string): string[] {
  return [...listQuotedFacts(text), ...findNameCandidates({ text })];
}

function selectFacts(names: readonly string[], facts: FactTexts): string {
  return JSON.stringify(names.filter((name) => facts.has(name)).map((name) => [name, facts.get(name)]));
}

/** Lists all dates and email addresses, because rules search every text for them. */
const listSearchedFacts = memoize((facts: FactTexts) =>
  JSON.stringify([...facts].filter(([, fact]) => fact?.unit === 'date' || fact?.statedAs.includes('@'))),
);
