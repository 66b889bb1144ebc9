import type { FileResult } from './check-file.ts';
import { listQuotedFacts, findNameCandidates } from './facts/quoted-facts.ts';
import type { FactTexts } from './facts/fact-texts.ts';
import type { SourceFile } from './source/content-files.ts';
import type { Frontmatter } from './source/frontmatter.ts';

/** Results of earlier checks by path, in memory, for the preview and `--watch`. A result is valid while its key is the same. */
export type ContentCache = Map<string, { key: string; result: FileResult }>;

/** Returns the earlier result if the file, its defaults and the facts that it depends on are unchanged; otherwise calls `check`. */
export function checkWithCache(
  cache: ContentCache,
  { path, text }: SourceFile,
  facts: FactTexts,
  defaults: Frontmatter | undefined,
  check: () => FileResult,
): FileResult {
  const key = createKey([text, defaults?.text ?? ''], facts);
  const cachedResult = cache.get(path);
  if (cachedResult?.key === key) return cachedResult.result;
  const result = check();
  // Results with problems aren't cached, because their messages may suggest any fact.
  if (result.entry !== undefined && result.problems.length === 0) cache.set(path, { key, result });
  else cache.delete(path);
  return result;
}

/** Creates a key from texts and the facts that they name. Includes all dates and email addresses, because rules search for them. */
function createKey(texts: readonly string[], facts: FactTexts): string {
  const names = new Set(texts.flatMap((text) => [...listQuotedFacts(text), ...findNameCandidates({ text })]));
  const relevantFacts = [...facts].filter(
    ([name, fact]) => names.has(name) || fact?.unit === 'date' || fact?.statedAs.includes('@'),
  );
  return JSON.stringify([texts, relevantFacts]);
}
