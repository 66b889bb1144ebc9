import { createHash } from 'node:crypto';
import { find } from '#content/site.ts';
import type { Site } from '#practice/site.ts';

/** One policy for every host, as data: security and cache headers, and redirects. */
export type HostingPolicy = {
  /** An address gets the headers of each rule that fits it, and none of them from two. */
  headers: readonly { path: PathPattern; values: readonly (readonly [name: string, value: string])[] }[];
  /** A redirect comes before a page at the same address. */
  redirects: readonly { from: string; to: string; status: 301 }[];
  /** The page for addresses where nothing is. Hosts know it by this name. */
  notFound: '404.html';
};

/** Every address that starts with the part before the asterisk. */
type PathPattern = `/${string}*`;

/** The inline styles and scripts of the pages, which the policy allows by their hashes. */
type InlineTexts = { styles: string[]; scripts: string[] };

/** Lists the pages that a browser may prerender. A file, since it would cost every page 140 bytes. */
export const speculationFile = 'speculation-rules.json';

/** How long browsers ask for a host by https alone, in seconds: half a year, the least that Mozilla's Observatory accepts. */
const httpsOnlySeconds = 15_768_000;

/**
 * The value of Strict-Transport-Security. With `isPreloaded` it covers every host of the domain, for two years and through a
 * list in the browsers themselves: taking a domain off that list takes months, so it is off by default.
 */
export function strictTransport(isPreloaded = false): string {
  return isPreloaded ? 'max-age=63072000; includeSubDomains; preload' : `max-age=${httpsOnlySeconds}`;
}

/** Reads HSTS_PRELOAD. Throws an error for anything but "true" and an empty value. */
export function hstsPreload(environment: Readonly<Record<string, string | undefined>>): boolean {
  const given = environment['HSTS_PRELOAD'] ?? '';
  if (given !== '' && given !== 'true')
    throw new Error(`HSTS_PRELOAD must be "true" or empty, found "${given}".`);
  return given === 'true';
}

/**
 * The policy of a site. `bookingOrigin` is where the booking service answers when it is not the site itself; with
 * `isPreloaded` the whole domain may be listed as https only.
 */
export function hostingPolicy(
  site: Site,
  inline: InlineTexts,
  bookingOrigin?: string,
  isPreloaded = false,
): HostingPolicy {
  return {
    headers: [
      {
        path: '/*',
        values: [
          ['Content-Security-Policy', contentSecurityPolicy(site, inline, bookingOrigin)],
          ['Strict-Transport-Security', strictTransport(isPreloaded)],
          ['X-Content-Type-Options', 'nosniff'],
          ['Referrer-Policy', 'strict-origin-when-cross-origin'],
          ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
          ['Cross-Origin-Opener-Policy', 'same-origin'],
          ['Cross-Origin-Resource-Policy', 'same-origin'],
          ['Speculation-Rules', `"/${speculationFile}"`],
        ],
      },
      // Only here: hosts revalidate everything else by themselves, and would add a second value to this one.
      { path: '/assets/*', values: [['Cache-Control', 'public, max-age=31536000, immutable']] },
      { path: `/${speculationFile}*`, values: [['Content-Type', 'application/speculationrules+json']] },
    ],
    redirects: [...site.redirects].map(([from, to]) => ({ from, to, status: 301 })),
    notFound: '404.html',
  };
}

function contentSecurityPolicy(site: Site, inline: InlineTexts, bookingOrigin?: string): string {
  const service = bookingOrigin === undefined ? [] : [bookingOrigin];
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...inline.scripts.map(hash)]],
    ['style-src', inline.styles.map(hash)],
    ['img-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    // The one client of the page may hold a socket open to its own project.
    ['connect-src', ["'self'", ...service, ...service.map((origin) => origin.replace(/^http/, 'ws'))]],
    ['frame-src', playerOrigins(site)],
    ['form-action', ["'self'", ...service, ...afterForms(site)]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ["'none'"]],
    // No upgrade-insecure-requests: every address above is https or the site's own, which HSTS
    // covers, and Safari would apply it to a local site as well, where no form could be sent.
  ];
  return directives
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * Where a form that was sent without scripts redirects to: browsers apply `form-action` to that step as well.
 */
function afterForms(site: Site): string[] {
  const targets = [site.firm.calendar, site.firm.payment].map((id) => find(site, 'bookings', id).data.url);
  return [...new Set(targets.map(originOf))];
}

/** Video players that a visitor may choose to load. */
function playerOrigins(site: Site): string[] {
  const origins = [...site.entries.videos.values()].flatMap(({ data }) =>
    data.address === undefined ? [] : [originOf(data.address)],
  );
  return origins.length === 0 ? ["'none'"] : [...new Set(origins)];
}

function originOf(address: string): string {
  return new URL(address).origin;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
