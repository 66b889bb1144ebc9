import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { createStaticSite } from '#operations/server/static-site.ts';
import { ensureChromium } from '../scripts/test/browsers.ts';
import { findMedianRun, peerPackages, roundTo } from './measure.ts';
import type { Settings } from './measure.ts';
import { buildReactApp } from './react-app.ts';

/** Pages that together use every template except the article template. */
const pages = [
  '/',
  '/pasco-foreclosure-defense',
  '/immigration-spanish',
  '/colorado-estate-planning',
  '/florida-property-tax-appeals',
  '/wrongful-death',
  '/blog',
  '/guides/served-today',
  '/jane-doe',
  '/privacy-policy',
];
/** The pages that are compared with React apps. */
const comparedPages = ['/pasco-foreclosure-defense', '/'];
const explanation = `
Each React app renders the full body of our page as React elements in the browser, with our stylesheet in one file and none of
our scripts.`;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

const lighthousePath = join(peerPackages, 'lighthouse/cli/index.js');

/** The part of Lighthouse's report that we read. Scores are 0 to 1, or null if an audit errored or isn't scored. */
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
};

/** Audits built pages with Lighthouse, simulating a slow phone and network, and compares two of them with React apps. */
export async function runLighthouse({ runs }: Settings): Promise<void> {
  if (!existsSync(lighthousePath))
    return console.log('Skipped: Lighthouse isn’t installed. See "npm run bench -- --help".');
  if (!existsSync('dist/client')) throw new Error('There is no build. Run "npm run build" first.');
  const rows = new Map<string, Row>();
  for (const path of pages) rows.set(path, await measurePage('dist/client', path, runs));
  console.table(Object.fromEntries(rows));
  console.log(explanation);
  for (const path of comparedPages) {
    const app = await buildReactApp(path);
    const siteRow = rows.get(path) ?? {};
    const appRow = await measurePage(app.folder, '/', runs);
    const ratios = Object.entries(siteRow).map(([name, value]) => [
      name,
      roundTo(value / (appRow[name] ?? NaN), 2),
    ]);
    console.log(path);
    console.table({
      'this site': siteRow,
      'React app': appRow,
      'this site / React app': Object.fromEntries(ratios),
    });
    await app.remove();
  }
}

type Row = Record<string, number>;

/** Audits a page, and returns the scores and metrics of the median run. Prints the audits that failed. */
async function measurePage(folder: string, path: string, runs: number): Promise<Row> {
  const server = serve({ fetch: createStaticSite(folder).fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  // A listening TCP server has an AddressInfo.
  const url = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await auditPage(url));
  server.close();
  const report = findMedianRun(reports, (candidate) => getScore(candidate, 'performance'));
  for (const category of categories.filter((name) => getScore(report, name) < 100)) {
    const audits = report.categories[category]?.auditRefs.flatMap(({ id }) => report.audits[id] ?? []) ?? [];
    const failedAudits = audits.filter(({ score }) => score !== null && score < 0.9);
    console.log(
      `${path} scored below 100 in ${category}: ${failedAudits.map(({ title }) => title).join('; ')}`,
    );
  }
  return Object.fromEntries([
    ...categories.map((category) => [category, getScore(report, category)]),
    ...Object.entries(metrics).map(([name, id]) => [
      name,
      roundTo(report.audits[id]?.numericValue ?? NaN, 3),
    ]),
  ]);
}

async function auditPage(url: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const args = [lighthousePath, url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const options = { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 64_000_000 };
  const run = () => promisify(execFile)(process.execPath, args, options);
  // Lighthouse fails occasionally; a retry succeeds.
  const { stdout } = await run().catch(run);
  return JSON.parse(stdout);
}

function getScore(report: Report, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}
