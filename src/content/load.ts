import { noLedger, readLedger } from './files/ledger.ts';
import { readContentFiles } from './files/source-file.ts';
import type { SourceFile } from './files/source-file.ts';
import type { JudgeOptions, Loaded } from './judge.ts';
import { judgeContent } from './judge.ts';
import type { ContentCache } from './prepare-all.ts';
import { isProduction } from './production/production-setting.ts';

export type LoadOptions = JudgeOptions & {
  /** Fills the cache beforehand, for sites so large that it is worth a second thread. */
  prepare?: (files: SourceFile[], cache: ContentCache) => Promise<void>;
};

/**
 * Reads and judges all of `content/`: every problem of every file in one run. With SITE_ENV=production,
 * what must not go live (sample data, words without approval) is a problem too, unless `production` says otherwise.
 */
export async function loadContent(options: LoadOptions): Promise<Loaded> {
  const [files, ledger] = await Promise.all([readContentFiles(options.root), readLedger(options.root)]);
  const production = isProduction(process.env);
  if (options.cache !== undefined) await options.prepare?.(files, options.cache);
  const loaded = withQuickEnvironment(() => judgeContent(files, ledger, { production, ...options }));
  if (ledger.length === 0 && files.length > 0) loaded.problems.push(noLedger);
  return loaded;
}

/**
 * The YAML parser asks for an environment variable at every token, and Node asks the operating system
 * each time. For as long as `work` runs, a plain copy answers: that takes a sixth off the parsing.
 */
export function withQuickEnvironment<Result>(work: () => Result): Result {
  const { env } = process;
  process.env = { ...env };
  try {
    return work();
  } finally {
    process.env = env;
  }
}
