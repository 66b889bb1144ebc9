import { parentPort, workerData } from 'node:worker_threads';
import { PageCheck } from '#advertising/check-pages.ts';
import type { ThreadSetting, ToJudge } from './judging-beside.ts';

/** The thread behind `judgeBeside`: it is sent pages and answers with what it found, in the same order. */
const { records, now, production }: ThreadSetting = workerData;
const judge = new PageCheck(records, now, production);
parentPort?.on('message', ({ page, html }: ToJudge) => parentPort?.postMessage(judge.hits(page, html)));
