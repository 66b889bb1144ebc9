import type { Config } from 'vike/types';

/**
 * One route for all pages, because the content defines the paths. Pages don't load a Vike script, so client routing is off.
 * Without `noExtraDir`, the file for /probate would be probate/index.html.
 */
export default {
  clientRouting: false,
  prerender: { noExtraDir: true },
  meta: { Page: { env: { server: true } } },
} satisfies Config;
