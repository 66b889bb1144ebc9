/** The functions over any database, as the local server serves them. */
import { writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { allFunctions } from '../../../supabase/functions/_shared/functions.ts';
import { functionsUrlOf } from '../../../supabase/functions/_shared/functions-url.ts';
import { drainOutbox } from '../../../supabase/functions/_shared/mail/drain.ts';
import type { SendMail } from '../../../supabase/functions/_shared/mail/mail.ts';
import { faultOf, type Handler, type Services } from '../../../supabase/functions/_shared/services.ts';
import type { Store } from '../../../supabase/functions/_shared/store/store.ts';
import { drainLoop, type DrainLoop } from './drain-loop.ts';
import { fileMail } from './file-mail.ts';
import { localSecrets } from './local-secrets.ts';

export type BackendOptions = {
  /** Everything that must persist lies below this folder, normally `.local`. */
  dataDir: string;
  firmPhone: string;
  notifyEmail: string;
  /** Default: the page of the local server that stands in for the calendar. */
  calendarUrl?: string;
  /** Default: the page of the local server that stands in for the payment page. */
  paymentUrl?: string;
  sendMail?: SendMail;
  log?: Services['log'];
  now?: () => Date;
  drainEveryMs?: number;
};

export type Backend = {
  store: Store;
  /** What `npm run leads` shows to be let in. */
  token: string;
  /** Called by the server once its address is known. */
  serveAt: (siteUrl: string, addressOf: Services['addressOf']) => Promise<ReadonlyMap<string, Handler>>;
  close: () => Promise<void>;
};

const dayMs = 86_400_000;

/**
 * The backend over any store; its secrets, mail and address
 * are files in `dataDir`. Bookings begin with `serveAt`.
 */
export async function backendOn(store: Store, options: BackendOptions): Promise<Backend> {
  const { dataDir, log = (event) => console.log(JSON.stringify(event)) } = options;
  const { pepper, token } = await localSecrets(join(dataDir, 'secrets.json'));
  const addressFile = join(dataDir, 'server.json');
  const now = options.now ?? (() => new Date());
  let loop: DrainLoop | undefined;
  let purgedAt = 0;

  /** Once a day. What cannot be erased today is erased on another; bookings and mail do not wait for it. */
  async function purge(): Promise<void> {
    if (now().getTime() - purgedAt < dayMs) return;
    purgedAt = now().getTime();
    await store
      .call('purge_leads', {})
      .catch((error: unknown) => log({ event: 'purge', fault: faultOf(error) }));
  }

  await purge();
  return {
    store,
    token,
    async serveAt(siteUrl, addressOf) {
      const services: Services = {
        store,
        sendMail: options.sendMail ?? fileMail(join(dataDir, 'outbox')),
        log,
        now,
        addressOf,
        pepper,
        originAllowed: sameOrigin,
        afterAnswer: () => loop?.nudge(),
        siteUrl,
        functionsUrl: functionsUrlOf(undefined, siteUrl),
        calendarUrl: options.calendarUrl ?? `${siteUrl}/local/calendar`,
        paymentUrl: options.paymentUrl ?? `${siteUrl}/local/payment`,
        firmPhone: options.firmPhone,
        notifyEmail: options.notifyEmail,
        drainSecret: undefined,
      };
      const turn = () => purge().then(() => drainOutbox(services, 50));
      loop = drainLoop(turn, options.drainEveryMs ?? 5000, log);
      loop.nudge();
      await writeFile(addressFile, JSON.stringify({ url: siteUrl, token }), { mode: 0o600 });
      return allFunctions(services);
    },
    async close() {
      await loop?.stop();
      await rm(addressFile, { force: true });
    },
  };
}

/** The `Host` was checked by the server, so a page of this very server is the only one that can match it. */
function sameOrigin(origin: string, request: Request): boolean {
  return origin === new URL(request.url).origin;
}
