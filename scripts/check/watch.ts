import { watch } from 'node:fs';
import { join } from 'node:path';
import type { ContentCache } from '#content/result-cache.ts';
import { formatReadError } from '#content/source/content-files.ts';
import type { CheckOptions } from '#practice/content.ts';
import { listChangedContent } from '#practice/proofreading/changed-files.ts';
import { getBuildDate } from '#build/clock.ts';
import { checkOnce } from './check-once.ts';

/** Debounces saves of several files, such as by a formatter or a branch switch. */
const debounceMs = 30;

/** Check options except the time, because watching may go on for days. */
type WatchOptions = Omit<CheckOptions, 'now'>;

/**
 * Checks the content now and after each change. Code editors wait for the "Checking..." and "Done." lines. Returns a function
 * that stops watching.
 */
export async function watchContent(options: WatchOptions): Promise<() => void> {
  const cache: ContentCache = new Map();
  const check = async () => {
    console.log('Checking...');
    try {
      await checkOnce({ ...options, now: getBuildDate(), cache }, { changed: listChangedContent() }, []);
    } catch (error) {
      reportFailure(error);
    }
    console.log('Done.');
  };
  let timer: NodeJS.Timeout | undefined;
  let lastCheck = check();
  const scheduleCheck = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastCheck = lastCheck.then(check);
    }, debounceMs);
  };
  const watchers = [
    watch(join(options.root, 'content'), { recursive: true }, scheduleCheck),
    // Adding, removing or compressing a picture changes the problems in files that use it.
    watch(join(options.root, 'public'), { recursive: true }, scheduleCheck),
  ];
  // Node's watcher calls `stat` for new files, and fails if a file has already been deleted.
  for (const watcher of watchers) watcher.on('error', reportFailure);
  await lastCheck;
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

function reportFailure(error: unknown): void {
  console.log(formatReadError(error));
}
