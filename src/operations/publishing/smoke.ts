/** Compares a live site with the build and its hosting policy, and checks its forms. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getPolicyFile } from '#build/hosting/host-files.ts';
import { notFoundFile } from '#build/hosting/policy.ts';
import type { HostingPolicy } from '#build/hosting/policy.ts';
import { findFormProblems } from '#operations/leads/check-forms.ts';

type SmokeTestOptions = {
  siteUrl: string;
  /** The folder with the built site. */
  folder: string;
  /** The origin that visitors submit its forms from. */
  origin: string;
  functionsUrl: string;
};

const timeoutMs = 20_000;
const concurrency = 8;
const hostFiles = new Set(['_headers', '_redirects']);

/** Runs the smoke test. Returns a message for each problem. */
export async function runSmokeTest({
  siteUrl,
  folder,
  origin,
  functionsUrl,
}: SmokeTestOptions): Promise<string[]> {
  const policy: HostingPolicy = JSON.parse(await readFile(getPolicyFile(folder), 'utf8'));
  const redirectSources = new Set(policy.redirects.map(({ from }) => from));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !hostFiles.has(file) && file !== notFoundFile && !redirectSources.has(toPath(file)));
  const checks = [
    ...files.map((file) => () => compareWithBuild(siteUrl, folder, file, policy)),
    ...policy.redirects.map((rule) => () => checkRedirect(siteUrl, rule)),
    () => checkNotFoundPage(siteUrl, folder, policy),
    () => findFormProblems(functionsUrl, origin),
  ];
  const problems: string[] = [];
  const runNextChecks = async () => {
    for (let check = checks.shift(); check !== undefined; check = checks.shift()) {
      problems.push(
        ...(await check().catch((error: Error) => [`${siteUrl} does not respond: ${formatReason(error)}`])),
      );
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runNextChecks));
  return [...new Set(problems)];
}

function formatReason({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

function toPath(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

async function request(url: string, options: RequestInit = {}): Promise<Response> {
  return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...options });
}

async function compareWithBuild(
  siteUrl: string,
  folder: string,
  file: string,
  policy: HostingPolicy,
): Promise<string[]> {
  const path = toPath(file);
  const response = await request(`${siteUrl}${path}`);
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) return [`${path} returned ${response.status}.`];
  const problems = findHeaderProblems(path, response, policy);
  if (!body.equals(await readFile(join(folder, file))))
    problems.push(
      `${path} differs from the build: it is from an older build, or the host rewrites pages. Turn off features that rewrite HTML.`,
    );
  return problems;
}

function findHeaderProblems(path: string, response: Response, { headers }: HostingPolicy): string[] {
  return headers
    .filter((rule) => path.startsWith(rule.path.replace('*', '')))
    .flatMap(({ values }) => values)
    .filter(([name, value]) => response.headers.get(name) !== value)
    .map(([name]) => `${path} doesn’t have the hosting policy’s ${name} header.`);
}

async function checkRedirect(
  siteUrl: string,
  { from, to, status }: HostingPolicy['redirects'][number],
): Promise<string[]> {
  const response = await request(`${siteUrl}${from}`);
  const { pathname, hash } = new URL(response.headers.get('location') ?? from, siteUrl);
  return response.status === status && pathname + hash === to
    ? []
    : [`${from} does not redirect to ${to}: it returned ${response.status}.`];
}

async function checkNotFoundPage(siteUrl: string, folder: string, policy: HostingPolicy): Promise<string[]> {
  const path = '/no-page-is-here';
  const response = await request(`${siteUrl}${path}`);
  const body = await response.text();
  if (response.status !== 404) return [`${path} returned ${response.status} instead of 404.`];
  if (body !== (await readFile(join(folder, notFoundFile), 'utf8')))
    return [`${path} doesn’t show ${notFoundFile}.`];
  return findHeaderProblems(path, response, policy);
}
