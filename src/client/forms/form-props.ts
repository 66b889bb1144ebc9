import type { FormsConfig, FormCopy } from '../published-data.ts';

/** In the browser, `id` and `county` come from the island's JSON; `copy` and `config` are bundled with the code. */
export type FormProps = {
  /** Prefix of all IDs, so that a page can have several forms. */
  id: string;
  copy: FormCopy;
  config: FormsConfig;
  /** Initial value on a county's page. */
  county?: string | undefined;
};
