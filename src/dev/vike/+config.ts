import type { Config } from 'vike/types';

/**
 * Vike routes and renders in development and bundles for the build; a page gets no script from it.
 * Its prerendering keeps every page in memory to the end, so `prerender-pages.ts` writes the files.
 */
export default {
  clientRouting: false,
  prerender: false,
  meta: { Page: { env: { server: true } } },
} satisfies Config;
