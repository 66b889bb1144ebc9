import { createHash } from 'node:crypto';
import { getEntry } from '#content/site.ts';
import type { Site } from '#practice/site.ts';

/** Security headers, cache headers and redirects as data, for all hosts. */
export type HostingPolicy = {
  /** A path gets the headers of all matching rules. No two of them set the same header. */
  headers: readonly { path: PathPattern; values: readonly (readonly [name: string, value: string])[] }[];
  /** On Cloudflare Pages, a redirect takes precedence over a file with the same path. */
  redirects: readonly { from: string; to: string; status: 301 }[];
};

/** The file that hosts serve for unknown paths. */
export const notFoundFile = '404.html';

/** Matches all paths with the prefix before the asterisk. */
type PathPattern = `/${string}*`;

/** The inline styles and scripts of all pages, which the CSP allows by hash. */
type InlineCode = { styles: string[]; scripts: string[] };

/** The speculation rules are in a file, because inlining them would add 140 bytes to every page. */
export const speculationFile = 'speculation-rules.json';

/** HSTS max-age in seconds: half a year. */
const hstsSeconds = 15_768_000;

/**
 * Builds the value of Strict-Transport-Security. With `shouldPreload`, it covers all subdomains for two years and opts in to the
 * browsers' preload list. Removal from that list takes months, so it is off by default.
 */
export function buildHstsHeader(shouldPreload = false): string {
  return shouldPreload ? 'max-age=63072000; includeSubDomains; preload' : `max-age=${hstsSeconds}`;
}

/** Reads HSTS_PRELOAD. Throws unless it is "true" or empty. */
export function isHstsPreloadEnabled(environment: Readonly<Record<string, string | undefined>>): boolean {
  const setting = environment['HSTS_PRELOAD'] ?? '';
  if (setting !== '' && setting !== 'true')
    throw new Error(`HSTS_PRELOAD must be "true" or empty, but is "${setting}".`);
  return setting === 'true';
}

/**
 * Builds a site's policy. `supabaseOrigin` is the origin of the Supabase project, or undefined if the site handles its own
 * forms. For `shouldPreload`, see `buildHstsHeader`.
 */
export function buildHostingPolicy(
  site: Site,
  inline: InlineCode,
  supabaseOrigin?: string,
  shouldPreload = false,
): HostingPolicy {
  return {
    headers: [
      {
        path: '/*',
        values: [
          ['Content-Security-Policy', buildContentSecurityPolicy(site, inline, supabaseOrigin)],
          ['Strict-Transport-Security', buildHstsHeader(shouldPreload)],
          ['X-Content-Type-Options', 'nosniff'],
          ['Referrer-Policy', 'strict-origin-when-cross-origin'],
          ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
          ['Cross-Origin-Opener-Policy', 'same-origin'],
          ['Cross-Origin-Resource-Policy', 'same-origin'],
          ['Speculation-Rules', `"/${speculationFile}"`],
        ],
      },
      // Only for assets, because hosts set Cache-Control for all other files themselves.
      { path: '/assets/*', values: [['Cache-Control', 'public, max-age=31536000, immutable']] },
      { path: `/${speculationFile}*`, values: [['Content-Type', 'application/speculationrules+json']] },
    ],
    redirects: [...site.redirects].map(([from, to]) => ({ from, to, status: 301 })),
  };
}

function buildContentSecurityPolicy(site: Site, inline: InlineCode, supabaseOrigin?: string): string {
  const supabaseOrigins = supabaseOrigin === undefined ? [] : [supabaseOrigin];
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...inline.scripts.map(formatHash)]],
    ['style-src', inline.styles.map(formatHash)],
    ['img-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    // The Supabase client may open a WebSocket to its project.
    [
      'connect-src',
      ["'self'", ...supabaseOrigins, ...supabaseOrigins.map((origin) => origin.replace(/^http/, 'ws'))],
    ],
    ['frame-src', listPlayerOrigins(site)],
    ['form-action', ["'self'", ...supabaseOrigins, ...listRedirectOrigins(site)]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ["'none'"]],
    // No upgrade-insecure-requests: all origins above are https or covered by HSTS, and Safari would apply it to localhost,
    // where forms would then fail.
  ];
  return directives
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Lists the origins to which forms submitted without JavaScript redirect, because `form-action` also applies to redirects. */
function listRedirectOrigins(site: Site): string[] {
  const targets = [site.firm.calendar, site.firm.payment].map(
    (id) => getEntry(site, 'bookings', id).data.url,
  );
  return [...new Set(targets.map(getOrigin))];
}

/** Lists the origins of the video players. */
function listPlayerOrigins(site: Site): string[] {
  const origins = [...site.entries.videos.values()].flatMap(({ data }) =>
    data.address === undefined ? [] : [getOrigin(data.address)],
  );
  return origins.length === 0 ? ["'none'"] : [...new Set(origins)];
}

function getOrigin(url: string): string {
  return new URL(url).origin;
}

function formatHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
