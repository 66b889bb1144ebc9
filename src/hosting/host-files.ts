/** The policy as each host reads it, and as the local server does. */
import { dirname, join } from 'node:path';
import type { HostingPolicy } from './policy.ts';

/**
 * The files that hosts look for at the top of a site: name and text. A site that is not built for production has
 * sample data, and its hosts tell search engines to stay away. The local server does not, so that audits see the site as
 * it will be.
 */
export function hostFiles(policy: HostingPolicy, production: boolean): [string, string][] {
  const published = production ? policy : notIndexed(policy);
  return [
    ['_headers', headersFile(published)],
    ['_redirects', redirectsFile(published)],
  ];
}

function notIndexed(policy: HostingPolicy): HostingPolicy {
  const headers = policy.headers.map((rule) =>
    rule.path === '/*' ? { ...rule, values: [...rule.values, ['X-Robots-Tag', 'noindex'] as const] } : rule,
  );
  return { ...policy, headers };
}

/** The file with a site's policy as data: next to the published folder, so that it is not published. */
export function policyFileOf(siteFolder: string): string {
  return join(dirname(siteFolder), 'hosting.json');
}

/** Cloudflare Pages leaves out a longer line, and with it the whole header. */
const longestLine = 2_000;

/** Netlify and Cloudflare Pages. Throws an error for a header that a host would ignore. */
function headersFile({ headers }: HostingPolicy): string {
  const tooLong = headers
    .flatMap(({ values }) => values)
    .find((header) => headerLine(header).length > longestLine);
  if (tooLong !== undefined) {
    throw new Error(
      `The header ${tooLong[0]} has ${headerLine(tooLong).length} characters, and Cloudflare Pages reads ${longestLine}: it would send none. Lower mostSheets in src/site-build/pages/stylesheets.ts: fewer stylesheets make it shorter.`,
    );
  }
  return headers
    .map(({ path, values }) => [path, ...values.map(headerLine)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

function headerLine([name, value]: readonly [string, string]): string {
  return `  ${name}: ${value}`;
}

/**
 * Netlify and Cloudflare Pages. Netlify serves a file at such an address instead, unless the status ends in `!`, which
 * Cloudflare Pages can't read. On Netlify, that file redirects.
 */
function redirectsFile({ redirects }: HostingPolicy): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
