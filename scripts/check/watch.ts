import { watch } from 'node:fs';
import { join } from 'node:path';
import type { ContentCache, LoadOptions } from '../../src/content/load.ts';
import { loadContent } from '../../src/content/load.ts';
import { reportProblems } from '../../src/content/problem-report.ts';

/** Several files saved at once (a branch change, a formatter) are judged once. */
const settleMs = 30;

/** Judges the content, and again after each change. "Checking..." and "Done." are what editors wait for. */
export async function watchContent(options: LoadOptions): Promise<void> {
  const cache: ContentCache = new Map();
  const judge = async () => {
    console.log('Checking...');
    await report(options, cache).catch(sayWhatFailed);
    console.log('Done.');
  };
  let timer: NodeJS.Timeout | undefined;
  let running = judge();
  const watcher = watch(join(options.root, 'content'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(judge);
    }, settleMs);
  });
  // Node looks into new files by itself, and may come too late for one that was only there for a moment.
  watcher.on('error', sayWhatFailed);
  await running;
}

async function report(options: LoadOptions, cache: ContentCache): Promise<void> {
  const { problems, sources } = await loadContent({ ...options, cache });
  if (problems.length > 0) {
    console.log(reportProblems(problems, (file) => sources.get(file), 'Nothing would be built.'));
  } else console.log(`${sources.size} content files are right.`);
}

/** An editor may take a file away while it is read; its next step is the next look. */
function sayWhatFailed(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  console.log(`The content could not be read (${why}). The next change is looked at again.`);
}
