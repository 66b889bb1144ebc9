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
  | 'count_rejected_origin'
  | 'record_drain'
  | 'record_alarms'
  | 'list_leads'
  | 'show_lead'
  | 'mark_handled'
  | 'erase_lead'
  | 'purge_leads';

export type Store = {
  call: (name: StoreFunction, p: Record<string, unknown>) => Promise<unknown>;
};

/** The database returned an error or didn't respond. Its message is safe to log: a status, an error code or a function's name. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** Returns the `code` of an error from PostgreSQL or PostgREST after a comma. The rest of the error may contain personal data. */
export function formatCode(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{5,20}$/.test(code) ? `, ${code}` : '';
}
