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
}
