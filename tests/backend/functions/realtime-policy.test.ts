import { expect, test } from 'vitest';
import { buildHostingPolicy } from '#build/hosting/policy.ts';
import type { Site } from '#practice/site.ts';

const booking = { data: { url: 'https://calendar.example.com/book' } };
/** The parts of a site that the policy reads. */
const site = {
  redirects: new Map(),
  firm: { calendar: 'calendar', payment: 'payment' },
  entries: {
    videos: new Map(),
    bookings: new Map([
      ['calendar', booking],
      ['payment', booking],
    ]),
  },
} as unknown as Site;

function connections(bookingOrigin?: string): string[] {
  const { headers } = buildHostingPolicy(site, { styles: [], scripts: [] }, bookingOrigin);
  const values = headers.flatMap((rule) => rule.values);
  const policy = values.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '';
  return /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
}

test('the CSP allows requests and sockets to the site’s own project only', () => {
  expect(connections('https://abcdefgh.supabase.co')).toEqual([
    "'self'",
    'https://abcdefgh.supabase.co',
    'wss://abcdefgh.supabase.co',
  ]);
  expect(connections()).toEqual(["'self'"]);
});
