/** The database as the handlers see it: functions that take one object and answer one. */

export type StoreFunction =
  | 'submit_consultation'
  | 'submit_lead'
  | 'submit_subscription'
  | 'confirm_subscription'
  | 'end_subscription'
  | 'claim_outbox'
  | 'ack_outbox'
  | 'release_outbox'
  | 'outbox_health'
  | 'health'
  | 'day_figures'
  | 'note_events'
  | 'note_alarms'
  | 'set_schedule_settings'
  | 'list_leads'
  | 'show_lead'
  | 'mark_handled'
  | 'erase_lead'
  | 'purge_leads'
  | 'resend_given_up';

export type Store = {
  call: (name: StoreFunction, p: Record<string, unknown>) => Promise<unknown>;
};

/** The database did not answer, or not as agreed. Carries no data: whatever it said may quote the visitor. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** Why, in words of ours: safe to log. */
  readonly reason: string | undefined;

  constructor(message: string, reason?: string) {
    super(message);
    this.reason = reason;
  }
}

const migrationMissing = 'the migration is missing: supabase db push --remote';
const denied = 'permission denied: the project’s secret key is needed, and the grants of the migrations';

/** By the codes of PostgreSQL, of the Data API and of the network. */
const reasons: Readonly<Record<string, string>> = {
  '42883': migrationMissing,
  '42703': migrationMissing,
  '42P01': migrationMissing,
  '3F000': migrationMissing,
  PGRST202: migrationMissing,
  PGRST106: migrationMissing,
  '42501': denied,
  PGRST301: denied,
  '53300': 'too many connections',
  '57014': 'the database took too long',
  '53100': 'the disk is full',
  '25006': 'the database is read-only: is its disk full?',
  ECONNREFUSED: 'connection refused: is the database running, and its address right?',
  ENOTFOUND: 'no such address: is SUPABASE_URL right?',
};

/** What a code says of the cause. A code that is not known is its own reason; text that is no code says nothing. */
export function reasonOf(code: unknown): string | undefined {
  if (typeof code !== 'string' || !/^[A-Z0-9_]{5,20}$/.test(code)) return undefined;
  const reason = reasons[code];
  return reason === undefined ? `code ${code}` : `${reason} (${code})`;
}

/** The `code` that an error carries, or that of its cause. */
export function codeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : codeOf(Reflect.get(error, 'cause'));
}
