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
    const { problems, sources } = await loadContent({ ...options, cache });
    if (problems.length > 0) {
      console.log(reportProblems(problems, (file) => sources.get(file), 'Nothing would be built.'));
    } else console.log(`${sources.size} content files are right.`);
    console.log('Done.');
  };
  let timer: NodeJS.Timeout | undefined;
  let running = judge();
  watch(join(options.root, 'content'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(judge);
    }, settleMs);
  });
  await running;
}
