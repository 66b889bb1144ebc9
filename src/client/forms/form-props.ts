import type { FormsConfig, FormCopy } from '../published-data.ts';

/** `id` and `county` come from the page, the other props from the script. */
export type FormProps = {
  /** Prefix of all IDs, so that a page can have several forms. */
  id: string;
  copy: FormCopy;
  config: FormsConfig;
  /** Initial value on a county's page. */
  county?: string | undefined;
};
