/** Formats the hosting policy for the hosts and the local server. */
import { dirname, join } from 'node:path';
import type { HostingPolicy } from './policy.ts';

/**
 * Generates the hosts' configuration files, as [name, text] pairs. Without `isProduction`, the site may contain sample data, so hosts send
 * `noindex`. The local server doesn't, so that audits get the same headers as in production.
 */
export function generateHostFiles(policy: HostingPolicy, isProduction: boolean): [string, string][] {
  const publishedPolicy = isProduction ? policy : addNoindex(policy);
  return [
    ['_headers', formatHeaders(publishedPolicy)],
    ['_redirects', formatRedirects(publishedPolicy)],
  ];
}

function addNoindex(policy: HostingPolicy): HostingPolicy {
  const headers = policy.headers.map((rule) =>
    rule.path === '/*' ? { ...rule, values: [...rule.values, ['X-Robots-Tag', 'noindex'] as const] } : rule,
  );
  return { ...policy, headers };
}

/** Returns the path of the policy's JSON file, which is next to the published folder so that it isn't published. */
export function getPolicyFile(siteFolder: string): string {
  return join(dirname(siteFolder), 'hosting.json');
}

/** Cloudflare Pages ignores headers on longer lines. */
const maxLineLength = 2_000;

/** Formats the `_headers` file of Cloudflare Pages and Netlify. Throws if a header is too long. */
function formatHeaders({ headers }: HostingPolicy): string {
  const longHeader = headers
    .flatMap(({ values }) => values)
    .find((header) => formatHeader(header).length > maxLineLength);
  if (longHeader !== undefined) {
    throw new Error(
      `The ${longHeader[0]} header is ${formatHeader(longHeader).length} characters long, but Cloudflare Pages reads at most ${maxLineLength} and would ignore the header. Lower maxStylesheets in src/build/pages/stylesheets.ts, because fewer stylesheets shorten the header.`,
    );
  }
  return headers
    .map(({ path, values }) => [path, ...values.map(formatHeader)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

function formatHeader([name, value]: readonly [string, string]): string {
  return `  ${name}: ${value}`;
}

/**
 * Formats the `_redirects` file of Cloudflare Pages and Netlify. Netlify prefers an existing file over a redirect, which is fine,
 * because the file at an old path is a redirect page. Forcing the redirect with `!` would break Cloudflare Pages.
 */
function formatRedirects({ redirects }: HostingPolicy): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
