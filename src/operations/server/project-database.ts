/** Database calls during a deploy, through Supabase's Data API. */
import * as z from 'zod/mini';
import { getErrorName } from '#functions/log.ts';
import { parseSiteOrigins } from '#functions/http/site-origins.ts';
import { chooseFunctionsUrl } from '#functions/mail/links.ts';
import { createRestCall } from '#functions/store/rest-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const responseSchema = z.object({ outcome: z.string(), name: z.optional(z.string()) });
type DatabaseResponse = z.output<typeof responseSchema>;

/**
 * Stores the scheduled job's settings in the vault; returns messages about problems. `supabase db push` can't do this, because it
 * stores settings only with a new migration, so a changed secret would never reach the scheduled job.
 */
export async function setScheduleSettings(environment: Environment): Promise<string[]> {
  const [origin = ''] = parseSiteOrigins(environment['SITE_ORIGINS'] ?? '').origins;
  const settings = {
    functions_url: chooseFunctionsUrl(environment['FUNCTIONS_URL'], getProjectUrl(environment)),
    site_origin: origin,
    drain_secret: environment['DRAIN_SECRET'] ?? '',
    alarm_url: environment['ALARM_URL'] ?? '',
  };
  return await callDatabase(environment, 'set_schedule_settings', { p: settings }, ({ outcome, name }) => {
    if (outcome === 'no-vault')
      return ['The project has no vault. Enable supabase_vault in Supabase, under "Database", "Extensions".'];
    if (outcome === 'set') return [];
    return [
      `The database rejected ${name}. FUNCTIONS_URL, SITE_ORIGINS, ALARM_URL and SUPABASE_URL must be https URLs.`,
    ];
  });
}

/** Records the time of publishing and what was due, for `npm run status` and the daily email. */
export async function recordPublish(environment: Environment, due: string): Promise<string[]> {
  return await callDatabase(environment, 'record_operation', { kind: 'publish', note: due }, () => []);
}

function getProjectUrl(environment: Environment): string {
  return environment['SUPABASE_URL']?.replace(/\/+$/, '') ?? '';
}

async function callDatabase(
  environment: Environment,
  name: string,
  body: Readonly<Record<string, unknown>>,
  findProblems: (response: DatabaseResponse) => string[],
): Promise<string[]> {
  const url = getProjectUrl(environment);
  const call = createRestCall(url, environment['SUPABASE_SECRET_KEY'] ?? '', 30_000);
  try {
    return findProblems(z.parse(responseSchema, await call(name, body)));
  } catch (error) {
    return [
      `The call to ${name} at ${url} failed (${getErrorName(error)}). Check SUPABASE_URL and SUPABASE_SECRET_KEY.`,
    ];
  }
}
