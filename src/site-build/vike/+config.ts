import type { Config } from 'vike/types';

/**
 * One route for all pages: the content decides which exist. Pages load no script of Vike's, so there is no client routing.
 * Without `noExtraDir`, the file of /probate would be probate/index.html.
 */
export default {
  clientRouting: false,
  prerender: { noExtraDir: true },
  meta: { Page: { env: { server: true } } },
} satisfies Config;
