import { createHash } from 'node:crypto';
import { find } from '#content/site.ts';
import type { Site } from '#content/site.ts';

/** One policy for every host: who may load what, and how long files may be kept. */
export type HostingPolicy = {
  headers: { path: string; values: [string, string][] }[];
  redirects: { from: string; to: string; status: 301 }[];
};

type InlineTexts = { styles: string[]; scripts: string[]; speculationRules: string };

/** `bookingOrigin` is where the booking service answers when it is not the site itself. */
export function hostingPolicy(site: Site, inline: InlineTexts, bookingOrigin?: string): HostingPolicy {
  return {
    headers: [
      {
        path: '/*',
        values: [
          ['Content-Security-Policy', contentSecurityPolicy(site, inline, bookingOrigin)],
          ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
          ['X-Content-Type-Options', 'nosniff'],
          ['Referrer-Policy', 'strict-origin-when-cross-origin'],
          ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
          ['Cross-Origin-Opener-Policy', 'same-origin'],
          ['Cross-Origin-Resource-Policy', 'same-origin'],
        ],
      },
      // Only here: hosts ask anew for everything else by
      // themselves, and would join a second value to this one.
      { path: '/assets/*', values: [['Cache-Control', 'public, max-age=31536000, immutable']] },
    ],
    redirects: [...site.redirects].map(([from, to]) => ({ from, to, status: 301 })),
  };
}

function contentSecurityPolicy(site: Site, inline: InlineTexts, bookingOrigin?: string): string {
  const service = bookingOrigin === undefined ? [] : [bookingOrigin];
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...inline.scripts.map(hash), hash(inline.speculationRules)]],
    ['style-src', inline.styles.map(hash)],
    ['img-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['connect-src', ["'self'", ...service]],
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
 * Where a form that was sent without scripts leads on to: browsers hold that step to `form-action` as well.
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

/** Netlify and Cloudflare Pages. */
export function headersFile({ headers }: HostingPolicy): string {
  return headers
    .map(({ path, values }) => [path, ...values.map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

/**
 * Netlify and Cloudflare Pages. A page stands at each of these addresses, for hosts without rules. Netlify
 * serves that page unless the rule says `!`; Cloudflare Pages leaves out rules that say it and reads the next.
 */
export function redirectsFile({ redirects }: HostingPolicy): string {
  return redirects
    .map(({ from, to, status }) => `${from} ${to} ${status}!\n${from} ${to} ${status}\n`)
    .join('');
}

export function vercelFile({ headers, redirects }: HostingPolicy): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map(({ path, values }) => ({
      source: path.replace('*', '(.*)'),
      headers: values.map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      statusCode: status,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
