import { Worker } from 'node:worker_threads';
import type { OfferPage } from '#advertising/check-build.ts';
import { plainRecords } from '#advertising/records.ts';
import type { PageView, Records } from '#advertising/records.ts';
import type { Hit } from '#advertising/rules.ts';
import type { Site } from '#content/site.ts';
import { threadLimits } from './in-background.ts';

export type ThreadSetting = { records: Records; now: Date; production: boolean };
export type ToJudge = { page: PageView; html: string };

/** A small site is judged before a thread has started. */
const pagesBeforeStart = 60;
/**
 * So many pages wait at most: whatever comes beyond is
 * judged where it was rendered, so that neither side idles.
 */
const mostWaiting = 12;

type JudgingBeside = { offer: OfferPage; close: () => Promise<void> };

/** Judges pages of a large site in a second thread, beside the rendering. */
export function judgeBeside(site: Site, production: boolean): JudgingBeside {
  let offered = 0;
  let thread: Thread | undefined;
  return {
    offer(page, html) {
      if (++offered <= pagesBeforeStart) return undefined;
      thread ??= new Thread({ records: plainRecords(site), now: site.now, production });
      return thread.waiting < mostWaiting ? thread.judge({ page, html }) : undefined;
    },
    async close() {
      await thread?.close();
    },
  };
}

class Thread {
  readonly #worker: Worker;
  /** Answers come in the order of the questions. */
  readonly #waiting: PromiseWithResolvers<Hit[]>[] = [];

  constructor(setting: ThreadSetting) {
    this.#worker = new Worker(new URL('./judge-thread.ts', import.meta.url), {
      workerData: setting,
      resourceLimits: threadLimits,
    });
    this.#worker.on('message', (hits: Hit[]) => this.#waiting.shift()?.resolve(hits));
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  judge(page: ToJudge): Promise<Hit[]> {
    const answer = Promise.withResolvers<Hit[]>();
    this.#waiting.push(answer);
    this.#worker.postMessage(page);
    return answer.promise;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
