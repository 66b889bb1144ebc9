import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { restoredFiles } from '#content/cache.ts';
import type { ContentCache, KnownFacts } from '#content/cache.ts';
import { checkFacts, checkFile, isCopy } from '#content/check-files.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { inBackground, threadLimits } from './in-background.ts';

export type ToPrepare = { files: SourceFile[]; facts: KnownFacts };

/** Fewer files are judged before a thread has started and answered. */
const worthAThread = 600;
/** So many files are judged here while the thread starts. */
const filesMeanwhile = 200;
/** Few, so that the bundler beside is not kept waiting for its next step. */
const filesPerTurn = 8;

/**
 * Judges the changed files of a large site in two threads, from when `hasRoom` first says yes: the other
 * core and its memory may be taken until then. What the second thread found without problems comes back
 * as plain data and goes into the cache; files with problems are left to whoever reads the cache.
 */
export async function prepareBeside(
  files: SourceFile[],
  cache: ContentCache,
  hasRoom: () => boolean = () => true,
): Promise<void> {
  const changed = files.filter((file) => isCopy(file) && cache.get(file.path)?.text !== file.text);
  if (changed.length < worthAThread) return;
  const facts = checkFacts(files, cache);
  let beside: Beside | undefined;
  let end = changed.length;
  for (let at = 0; at < end; at += filesPerTurn) {
    if (beside === undefined && end - at >= worthAThread && hasRoom()) {
      const half = at + Math.ceil((end - at + filesMeanwhile) / 2);
      beside = startThread({ files: changed.slice(half), facts });
      end = half;
    }
    for (const file of changed.slice(at, Math.min(at + filesPerTurn, end))) checkFile(file, facts, cache);
    await setImmediate();
  }
  for (const [path, outcome] of (await beside?.()) ?? []) cache.set(path, outcome);
}

/** Waits for the other thread's share. */
type Beside = () => Promise<ContentCache>;

function startThread(workerData: ToPrepare): Beside {
  const worker = new Worker(new URL('./prepare-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: threadLimits,
  });
  const answer = inBackground(once(worker, 'message'));
  return async () => {
    const [kept] = await answer;
    await worker.terminate();
    return restoredFiles(kept);
  };
}
