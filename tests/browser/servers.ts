import { test as base } from '@playwright/test';
import { createRestStore } from '#functions/store/rest-store.ts';
import type { PageCollection } from '#practice/collections.ts';

export type Server = { url: string; token: string };
/** `collections` contains the collection of each page, by path. */
type SiteServer = Server & { collections: { readonly [path: string]: PageCollection } };
export type Lead = { readonly [field: string]: unknown };

function parseServers(): [gallery?: Server, site?: SiteServer] {
  return JSON.parse(process.env['TEST_SERVERS'] ?? '[]');
}

/** The server of the gallery. */
export const gallery: Server = parseServers()[0] ?? { url: '', token: '' };

/** The server of the fixture site. */
export const site: SiteServer | undefined = parseServers()[1];

/** Lists the stored leads with a name. */
export async function listLeads(server: Server, fullName: string): Promise<Lead[]> {
  const store = createRestStore(server.url, server.token);
  const leads = (await store.call('list_leads', { all: true })) as Lead[];
  return leads.filter((lead) => JSON.stringify(lead).includes(fullName));
}

/** Number of times that a request is tried without random delays. */
export const maxTries = 20;

/**
 * Fails on script errors, CSP violations and failed islands. Retries have no random delay.
 */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await page.addInitScript(() => {
        Math.random = () => 0.001;
      });
      page.on('pageerror', ({ message }) => {
        // The browser reports this when the next page has no view transition.
        if (!/transition/i.test(message)) violations.push(message);
      });
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted|hydrat/i.test(message.text())) violations.push(message.text());
      });
      await use(violations);
      base.expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
