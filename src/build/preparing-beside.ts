import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { restoredFiles } from '#content/kept-content.ts';
import { withQuickEnvironment } from '#content/load.ts';
import type { ContentCache, KnownFacts } from '#content/prepare-all.ts';
import { isCopy, prepareCached, prepareFacts } from '#content/prepare-all.ts';
import type { SourceFile } from '#content/source-file.ts';

export type ToPrepare = { files: SourceFile[]; facts: KnownFacts };

/** Fewer files are judged before a thread has started. */
const worthAThread = 600;

/**
 * Judges the changed files of a large site in two threads. What has no problems comes back as plain data and goes
 * into the cache; files with problems are left to whoever reads the cache.
 */
export async function prepareBeside(files: SourceFile[], cache: ContentCache): Promise<void> {
  const changed = files.filter((file) => isCopy(file) && cache.get(file.path)?.text !== file.text);
  if (changed.length < worthAThread) return;
  const facts = prepareFacts(files, cache);
  const half = Math.ceil(changed.length / 2);
  const workerData: ToPrepare = { files: changed.slice(half), facts };
  const worker = new Worker(new URL('./prepare-thread.ts', import.meta.url), { workerData });
  const answer = once(worker, 'message');
  // A failure is told when the answer is waited for.
  answer.catch(() => {});
  withQuickEnvironment(() => {
    for (const file of changed.slice(0, half)) prepareCached(file, facts, cache);
  });
  const [kept] = await answer;
  for (const [path, outcome] of restoredFiles(kept)) cache.set(path, outcome);
  await worker.terminate();
}
