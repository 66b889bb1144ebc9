/** What a deploy says to the database of the project, by its Data API. */
import * as z from 'zod/mini';
import { faultOf } from '#functions/log.ts';
import { restCall } from '#functions/store/rest-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const answered = z.object({ outcome: z.string(), name: z.optional(z.string()) });
type Answered = z.output<typeof answered>;

/** Names in the vault, by those of the settings. */
const vaultNames = {
  VAULT_FUNCTIONS_URL: 'functions_url',
  VAULT_SITE_ORIGIN: 'site_origin',
  DRAIN_SECRET: 'drain_secret',
  ALARM_URL: 'alarm_url',
};

/**
 * Puts into the vault what the schedule must know; returns what is wrong, a sentence each. `supabase db push` would do so
 * with a new migration alone, and a secret that was changed would reach the functions and never the schedule.
 */
export async function setScheduleSettings(environment: Environment): Promise<string[]> {
  const settings = Object.entries(vaultNames).map(([name, inVault]) => [inVault, environment[name] ?? '']);
  return await ask(
    environment,
    'set_schedule_settings',
    { p: Object.fromEntries(settings) },
    ({ outcome, name }) => {
      if (outcome === 'no-vault')
        return ['The project has no vault: enable supabase_vault (Supabase, "Database", "Extensions").'];
      if (outcome === 'set') return [];
      return [
        `The database takes no such ${name}: it must be set, and an https address. Change it in supabase/.env.`,
      ];
    },
  );
}

/** For `npm run status` and the daily e-mail: when the site was published, and what was due on that day. */
export async function recordPublish(environment: Environment, due: string): Promise<string[]> {
  return await ask(environment, 'record_operation', { kind: 'publish', note: due }, () => []);
}

async function ask(
  environment: Environment,
  name: string,
  body: Readonly<Record<string, unknown>>,
  faultsIn: (answer: Answered) => string[],
): Promise<string[]> {
  const url = environment['SUPABASE_URL']?.replace(/\/+$/, '') ?? '';
  const call = restCall(url, environment['SUPABASE_SECRET_KEY'] ?? '', 30_000);
  try {
    return faultsIn(z.parse(answered, await call(name, body)));
  } catch (error) {
    return [
      `The database of ${url} did not take ${name} (${faultOf(error)}): is SUPABASE_SECRET_KEY its secret key?`,
    ];
  }
}
