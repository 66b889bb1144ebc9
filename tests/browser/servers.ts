import { test as base } from '@playwright/test';
import type { PageCollection } from '#practice/collections.ts';

export type Server = { url: string; token: string };
/** `collections`: of each page, by its path, the collection of its file. */
type SiteServer = Server & { collections: { readonly [path: string]: PageCollection } };
export type Lead = { readonly [field: string]: unknown };

function servers(): [harness?: Server, site?: SiteServer] {
  const parsed: [Server?, SiteServer?] = JSON.parse(process.env['TEST_SERVERS'] ?? '[]');
  return parsed;
}

/** The small pages of `tests/gallery`. */
export const harness: Server = servers()[0] ?? { url: '', token: '' };

/** The finished site, as the build left it. */
export const site: SiteServer | undefined = servers()[1];

/** What the firm finds stored for one name. */
export async function leadsOf(server: Server, fullName: string): Promise<Lead[]> {
  const response = await fetch(`${server.url}/local/leads/list_leads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ all: true }),
  });
  const { answer }: { answer: Lead[] } = await response.json();
  return answer.filter((lead) => JSON.stringify(lead).includes(fullName));
}

/** How often a request is sent before the form gives up, where chance brings short pauses alone. */
export const mostTries = 20;

/**
 * A page on which any script error, refused script or style, or failed island fails the test.
 * Chance is kind to it: what is tried again is tried again at once.
 */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      await page.addInitScript(() => {
        Math.random = () => 0.001;
      });
      page.on('pageerror', ({ message }) => {
        // Of the browser's own making: the next page does not take part in the transition.
        if (!/transition/i.test(message)) faults.push(message);
      });
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted|hydrat/i.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      base.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
