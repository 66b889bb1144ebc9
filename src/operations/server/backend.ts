/** Runs the functions in the local server, on any database. */
import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFunctions } from '#functions/handlers/functions.ts';
import { getErrorName } from '#functions/log.ts';
import type { Handler, Services } from '#functions/handlers/services.ts';
import { chooseFunctionsUrl } from '#functions/mail/links.ts';
import type { SendMail } from '#functions/mail/mail.ts';
import { drainOutbox } from '#functions/mail/outbox.ts';
import type { Store } from '#functions/store/store.ts';
import { startDrainLoop, createFileMail } from './mail-outbox.ts';
import type { DrainLoop } from './mail-outbox.ts';
import { placeholderPaths } from './placeholder-pages.ts';

export type BackendOptions = {
  /** Folder for everything that must persist, normally `.local`. */
  dataDir: string;
  firmPhone: string;
  notifyEmail: string;
  /** Default: a page of the local server. */
  calendarUrl?: string;
  /** Default: a page of the local server. */
  paymentUrl?: string;
  sendMail?: SendMail;
  log?: Services['log'];
  now?: () => Date;
  drainIntervalMs?: number;
};

export type Backend = {
  store: Store;
  /** Authorizes `npm run leads`. */
  token: string;
  /** Starts sending mail, writes the server's URL to `dataDir`, and returns the handlers by function name. */
  start: (
    siteUrl: string,
    getSenderAddress: Services['getSenderAddress'],
  ) => Promise<ReadonlyMap<string, Handler>>;
  close: () => Promise<void>;
};

const dayMs = 86_400_000;

/** Creates the backend, which stores its mail, URL and token in `dataDir`. It accepts requests after `start`. */
export async function createBackend(store: Store, options: BackendOptions): Promise<Backend> {
  const { dataDir, log = (event) => console.log(JSON.stringify(event)) } = options;
  const token = createSecret();
  const serverFile = join(dataDir, 'server.json');
  const now = options.now ?? (() => new Date());
  let loop: DrainLoop | undefined;
  let purgedAt = 0;

  /** Deletes expired data once a day. */
  async function purge(): Promise<void> {
    if (now().getTime() - purgedAt < dayMs) return;
    purgedAt = now().getTime();
    // The purge needs the times of earlier runs to detect a wrong clock. A database from an older version can't record them.
    for (const name of ['record_drain', 'purge_leads'] as const)
      await store
        .call(name, {})
        .catch((error: unknown) => log({ event: 'purge', fault: getErrorName(error) }));
  }

  const afterResponse: Services['afterResponse'] = (task) =>
    void task().catch((error: unknown) => log({ event: 'after-response', fault: getErrorName(error) }));

  await purge();
  return {
    store,
    token,
    async start(siteUrl, getSenderAddress) {
      const services: Services = {
        store,
        sendMail: options.sendMail ?? createFileMail(join(dataDir, 'outbox')),
        log,
        now,
        getSenderAddress,
        // A new key after a restart only resets the per-sender limits.
        pepper: createSecret(),
        isOriginAllowed: isSameOrigin,
        resemblesSite: () => false,
        afterResponse,
        sendSoon: () => loop?.triggerSend(),
        alarm: async () => [],
        siteUrl,
        functionsUrl: chooseFunctionsUrl(undefined, siteUrl),
        calendarUrl: options.calendarUrl ?? `${siteUrl}${placeholderPaths.calendar}`,
        paymentUrl: options.paymentUrl ?? `${siteUrl}${placeholderPaths.payment}`,
        firmPhone: options.firmPhone,
        notifyEmail: options.notifyEmail,
        drainSecret: undefined,
        isScheduled: false,
        settingProblems: [],
      };
      const purgeAndDrain = () => purge().then(() => drainOutbox(services, 50));
      loop = startDrainLoop(purgeAndDrain, options.drainIntervalMs ?? 5000, log);
      loop.triggerSend();
      await writeFile(serverFile, JSON.stringify({ url: siteUrl, token }), { mode: 0o600 });
      return createFunctions(services);
    },
    async close() {
      await loop?.stop();
      await rm(serverFile, { force: true });
    },
  };
}

/** Returns whether the origin is the server's own. The server has validated `Host`, so only its own pages match. */
function isSameOrigin(origin: string, request: Request): boolean {
  return origin === new URL(request.url).origin;
}

function createSecret(): string {
  return randomBytes(32).toString('hex');
}
