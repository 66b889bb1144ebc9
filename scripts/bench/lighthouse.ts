import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalBackend } from '#server/local-backend.ts';
import { startServer } from '#server/local-server.ts';
import { findBrowser } from '../test/browsers.ts';
import { lighthouseIsThere, look } from './lighthouse-report.ts';
import type { Report } from './lighthouse-report.ts';
import { medianOf } from './measure.ts';
import type { Settings } from './measure.ts';
import { compareWithReact } from './react-peers.ts';
import { fixed, table } from './table.ts';

/** One page of each template. */
const pages = [
  '/',
  '/pasco-foreclosure-defense',
  '/immigration-spanish',
  '/colorado-estate-planning',
  '/florida-property-tax-appeals',
  '/wrongful-death',
  '/blog',
  '/blog/how-to-read-a-trim-notice',
  '/guides/served-today',
  '/jane-doe',
  '/privacy-policy',
  '/thank-you/florida-property-tax-appeal',
  '/no-such-page',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** What some pages lack on purpose. */
const onPurpose = [
  // Pages after a payment, sample articles and the missing page are kept from search engines.
  { of: /thank-you|blog\/|no-such/, audits: ['is-crawlable'] },
  // Its status is 404, which the browser writes to the console.
  { of: /no-such/, audits: ['http-status-code', 'errors-in-console'] },
];

function leftOut(path: string): string[] {
  const audits = onPurpose.flatMap((lack) => (lack.of.test(path) ? lack.audits : []));
  return audits.length === 0 ? [] : [`--skip-audits=${audits.join(',')}`];
}

/** Lighthouse on the built site, as a phone with a slow processor on a slow network would meet it. */
export async function benchLighthouse({ runs }: Settings): Promise<void> {
  if (!lighthouseIsThere()) {
    console.log('Left out: Lighthouse is not installed. "npm run bench -- --install-peers" installs it.');
    return;
  }
  if (!existsSync('dist/client')) throw new Error('There is no built site. Run "npm run build" first.');
  const browser = await findBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const backend = await createLocalBackend({
    dataDir: folder,
    firmPhone: '(813) 555-0101',
    notifyEmail: 'office@example.com',
    log: () => {},
  });
  const server = await startServer({ distDir: 'dist/client', port: 0, backend });
  try {
    const reports: [string, Report][] = [];
    for (const path of pages)
      reports.push([
        path,
        await medianOf(runs, () => look(`${server.url}${path}`, browser, ...leftOut(path)), performanceOf),
      ]);
    console.log(table(['page', ...categories, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'], reports.map(row)));
    for (const line of reports.flatMap(shortcomings)) console.log(line);
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
  await compareWithReact(runs, browser);
}

function performanceOf(report: Report): number {
  return scoreOf(report, 'performance');
}

function scoreOf({ categories: all }: Report, category: string): number {
  return Math.round((all[category]?.score ?? 0) * 100);
}

function row([path, report]: [string, Report]): string[] {
  const values = figures.map((name) => report.audits[name]?.numericValue);
  return [
    path,
    ...categories.map((category) => String(scoreOf(report, category))),
    ...values.map((value, index) => fixed(value, index === values.length - 1 ? 3 : 0)),
  ];
}

/** Which audits keep a page below 100. */
function shortcomings([path, report]: [string, Report]): string[] {
  return categories
    .filter((category) => scoreOf(report, category) < 100)
    .map((category) => {
      const audits = (report.categories[category]?.auditRefs ?? []).map(({ id }) => report.audits[id]);
      const faults = audits.flatMap((audit) =>
        audit && audit.score !== null && audit.score < 0.9 ? [audit.title] : [],
      );
      return `${path} is below 100 in ${category}: ${faults.join('; ') || 'an audit broke off'}`;
    });
}
