import type { BookingConfig, FormCopy } from '../published-data.ts';

/** The page contains `id` and `county`; the other props come with the code. */
export type FormProps = {
  /** Prefix of all ids, so that a page can have several forms. */
  id: string;
  copy: FormCopy;
  config: BookingConfig;
  /** Initial value on a county's page. */
  county?: string | undefined;
};
