import { parentPort, workerData } from 'node:worker_threads';
import { keptFiles } from '#content/kept-content.ts';
import { withQuickEnvironment } from '#content/load.ts';
import { prepareCached } from '#content/prepare-all.ts';
import type { ContentCache } from '#content/prepare-all.ts';
import type { ToPrepare } from './preparing-beside.ts';

/**
 * The thread behind `prepareBeside`: it judges its share
 * of the files and answers with those without problems.
 */
const { files, facts }: ToPrepare = workerData;
const prepared: ContentCache = new Map();
withQuickEnvironment(() => {
  for (const file of files) prepareCached(file, facts, prepared);
});
parentPort?.postMessage(keptFiles(prepared));
