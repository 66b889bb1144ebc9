/** Writes the hosting policy in the formats of the hosts and of the local server. */
import { dirname, join } from 'node:path';
import type { HostingPolicy } from './policy.ts';

/**
 * The hosts' configuration files, as name and text. A non-production site has sample data, so its hosts send `noindex`; the
 * local server doesn't, so that audits see the site as in production.
 */
export function generateHostFiles(policy: HostingPolicy, production: boolean): [string, string][] {
  const published = production ? policy : addNoindex(policy);
  return [
    ['_headers', printHeaders(published)],
    ['_redirects', printRedirects(published)],
  ];
}

function addNoindex(policy: HostingPolicy): HostingPolicy {
  const headers = policy.headers.map((rule) =>
    rule.path === '/*' ? { ...rule, values: [...rule.values, ['X-Robots-Tag', 'noindex'] as const] } : rule,
  );
  return { ...policy, headers };
}

/** The policy's JSON file, next to the published folder so that it isn't published. */
export function findPolicyFile(siteFolder: string): string {
  return join(dirname(siteFolder), 'hosting.json');
}

/** Cloudflare Pages ignores longer lines, and so the whole header. */
const maxLineLength = 2_000;

/** The `_headers` file of Cloudflare Pages and Netlify. Throws an error for a header that is too long. */
function printHeaders({ headers }: HostingPolicy): string {
  const tooLong = headers
    .flatMap(({ values }) => values)
    .find((header) => printHeader(header).length > maxLineLength);
  if (tooLong !== undefined) {
    throw new Error(
      `The header ${tooLong[0]} has ${printHeader(tooLong).length} characters, but Cloudflare Pages reads at most ${maxLineLength} and would ignore the header. Lower maxStylesheets in src/build/pages/stylesheets.ts: fewer stylesheets shorten it.`,
    );
  }
  return headers
    .map(({ path, values }) => [path, ...values.map(printHeader)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

function printHeader([name, value]: readonly [string, string]): string {
  return `  ${name}: ${value}`;
}

/**
 * The `_redirects` file of Cloudflare Pages and Netlify. Netlify prefers an existing file over a redirect, which is fine:
 * the file at an old address is a redirect page. Forcing it with `!` would break Cloudflare Pages.
 */
function printRedirects({ redirects }: HostingPolicy): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
