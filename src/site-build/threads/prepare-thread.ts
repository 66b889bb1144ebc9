import { parentPort, workerData } from 'node:worker_threads';
import { storedFiles } from '#content/cache.ts';
import type { ContentCache } from '#content/cache.ts';
import { checkFile } from '#content/check-files.ts';
import type { ToPrepare } from './preparing-beside.ts';

/**
 * The thread behind `prepareBeside`: it judges its share
 * of the files and answers with those without problems.
 */
const { files, facts }: ToPrepare = workerData;
const prepared: ContentCache = new Map();
for (const file of files) checkFile(file, facts, prepared);
parentPort?.postMessage(storedFiles(prepared));
