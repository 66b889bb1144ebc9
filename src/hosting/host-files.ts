/** The policy as each host reads it, and as the local server does. */
import { dirname, join } from 'node:path';
import type { HostingPolicy } from './policy.ts';

/** The files that hosts look for at the top of a site: name and text. */
export function hostFiles(policy: HostingPolicy): [string, string][] {
  return [
    ['_headers', headersFile(policy)],
    ['_redirects', redirectsFile(policy)],
    ['vercel.json', vercelFile(policy)],
  ];
}

/** Where a site's policy is kept as data: next to the folder that is published, and so no part of it. */
export function policyFileOf(siteFolder: string): string {
  return join(dirname(siteFolder), 'hosting.json');
}

/** Netlify and Cloudflare Pages. */
function headersFile({ headers }: HostingPolicy): string {
  return headers
    .map(({ path, values }) => [path, ...values.map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

/**
 * Netlify and Cloudflare Pages. A page stands at each of these addresses, for hosts without rules. Netlify
 * serves that page unless the rule says `!`; Cloudflare Pages leaves out rules that say it and reads the next.
 */
function redirectsFile({ redirects }: HostingPolicy): string {
  return redirects
    .map(({ from, to, status }) => `${from} ${to} ${status}!\n${from} ${to} ${status}\n`)
    .join('');
}

function vercelFile({ headers, redirects }: HostingPolicy): string {
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
