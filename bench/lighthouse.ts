import { existsSync } from 'node:fs';
import { findBrowser } from '../scripts/test/browsers.ts';
import { createAudit, isInstalled } from './audit.ts';
import type { AuditReport } from './audit.ts';
import { findMedianRun, roundTo } from './measure.ts';
import type { Settings } from './measure.ts';
import { compareWithReact } from './react-comparison.ts';
import { serveFolder } from './serve-folder.ts';

/** One page of each template. */
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
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const figures = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Lighthouse scores of built pages on a slow phone and network, and a comparison of two with a React app. */
export async function runLighthouse({ runs }: Settings): Promise<void> {
  if (!isInstalled()) return console.log('Skipped: "npm run bench -- --install-peers" installs Lighthouse.');
  if (!existsSync('dist/client')) throw new Error('There is no build. Run "npm run build" first.');
  const audit = createAudit(await findBrowser());
  await serveFolder('dist/client', async (url) => {
    const rows: Record<string, Record<string, number>> = {};
    for (const path of pages) {
      const reports: AuditReport[] = [];
      for (let run = 0; run < runs; run++) reports.push(await audit(`${url}${path}`));
      const report = findMedianRun(reports, (one) => toScore(one, 'performance'));
      rows[path] = buildRow(report);
      for (const line of findShortcomings(path, report)) console.log(line);
    }
    console.table(rows);
  });
  await compareWithReact(runs, audit);
}

function toScore({ categories: all }: AuditReport, category: string): number {
  return Math.round((all[category]?.score ?? 0) * 100);
}

function buildRow(report: AuditReport): Record<string, number> {
  const scores = categories.map((category) => [category, toScore(report, category)]);
  const measured = Object.entries(figures).map(([name, id]) => [
    name,
    roundTo(report.audits[id]?.numericValue ?? NaN, 3),
  ]);
  return Object.fromEntries([...scores, ...measured]);
}

/** The audits with less than a full score. */
function findShortcomings(path: string, report: AuditReport): string[] {
  return categories
    .filter((category) => toScore(report, category) < 100)
    .map((category) => {
      const audits = (report.categories[category]?.auditRefs ?? []).flatMap(
        ({ id }) => report.audits[id] ?? [],
      );
      const failed = audits.filter(({ score }) => score !== null && score < 0.9);
      return `${path} is below 100 in ${category}: ${failed.map(({ title }) => title).join('; ') || 'an audit failed to run'}`;
    });
}
