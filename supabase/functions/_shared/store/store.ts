/** The database's functions, which take one JSON object and return JSON. */

export type StoreFunction =
  | 'submit_consultation'
  | 'submit_lead'
  | 'submit_subscription'
  | 'confirm_subscription'
  | 'end_subscription'
  | 'claim_outbox'
  | 'ack_outbox'
  | 'release_outbox'
  | 'health'
  | 'daily_stats'
  | 'count_events'
  | 'record_alarms'
  | 'set_schedule_settings'
  | 'list_leads'
  | 'show_lead'
  | 'mark_handled'
  | 'erase_lead'
  | 'purge_leads'
  | 'resend_failed';

export type Store = {
  call: (name: StoreFunction, p: Record<string, unknown>) => Promise<unknown>;
};

/** The database returned an error or didn't respond. Has no details, because they may contain personal data. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** Safe to log. */
  readonly reason: string | undefined;

  constructor(message: string, reason?: string) {
    super(message);
    this.reason = reason;
  }
}

const migrationMissing = 'the migration is missing: supabase db push --remote';
const permissionDenied =
  'permission denied: check that the key is the project’s secret key and that the migrations’ grants are applied';

/** Reasons, by error code of PostgreSQL, PostgREST or the network. */
const reasons: Readonly<Record<string, string>> = {
  '42883': migrationMissing,
  '42703': migrationMissing,
  '42P01': migrationMissing,
  '3F000': migrationMissing,
  PGRST202: migrationMissing,
  PGRST106: migrationMissing,
  '42501': permissionDenied,
  PGRST301: permissionDenied,
  '53300': 'too many connections',
  '57014': 'the database took too long',
  '53100': 'the disk is full',
  '25006': 'the database is read-only: is its disk full?',
  ECONNREFUSED: 'connection refused: is the database running, and is its URL correct?',
  ENOTFOUND: 'no such host: is SUPABASE_URL correct?',
};

/** Explains an error code; unknown codes are only quoted. Returns undefined for anything else. */
export function explainCode(code: unknown): string | undefined {
  if (typeof code !== 'string' || !/^[A-Z0-9_]{5,20}$/.test(code)) return undefined;
  const reason = reasons[code];
  return reason === undefined ? `code ${code}` : `${reason} (${code})`;
}

/** Reads the `code` of an error or of its cause. */
export function readCode(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : readCode(Reflect.get(error, 'cause'));
}
