/** The policy of a published site lets its one client reach its own project, by requests and by a socket, and no other. */
import { expect, test } from 'vitest';
import { hostingPolicy } from '#hosting/policy.ts';
import type { Site } from '#practice/site.ts';

const booking = { data: { url: 'https://calendar.example.com/book' } };
/** As much of a site as the policy asks for. */
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
  const { headers } = hostingPolicy(site, { styles: [], scripts: [] }, bookingOrigin);
  const values = headers.flatMap((rule) => rule.values);
  const policy = values.find(([name]) => name === 'Content-Security-Policy')?.[1] ?? '';
  return /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
}

test('a socket to the own project is allowed, and nothing wider', () => {
  expect(connections('https://abcdefgh.supabase.co')).toEqual([
    "'self'",
    'https://abcdefgh.supabase.co',
    'wss://abcdefgh.supabase.co',
  ]);
  expect(connections()).toEqual(["'self'"]);
});
