import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { staticSite } from '#server/static-site.ts';
import { brotliSize } from '#site-build/page-weight.ts';
import { look } from './lighthouse-report.ts';
import type { Report } from './lighthouse-report.ts';
import { measure, middleOf } from './measure.ts';
import { peerFolder } from './peer-tools.ts';
import { reactApps } from './peers/react-apps.ts';
import type { ReactApp } from './peers/react-apps.ts';
import { reactPageOf } from './peers/react-page.ts';
import { fixed, table } from './table.ts';

const site = 'dist/client';
const pages = ['pasco-foreclosure-defense.html', 'index.html'];
const explanation = `
The same pages as React apps: each has the whole body of our page as elements and our stylesheet as one file. Our scripts
(menus, dialog, checks of the forms) are left out of theirs, which weighs in their favor. All are served alike, without
the headers of our policy; runs alternate, and the median counts. Scripts are files and scripts inside the page,
compressed. Blocking time counts from the first paint, which a page drawn by its script has only when most is done.`;

type Contender = { name: string; folder: string; page: string };
type Figures = { largestPaintMs: number; bytes: number; scriptBytes: number; blockedMs: number };

/** Two pages of the built site beside the same pages as React apps, each figure with its ratio to ours. */
export async function compareWithReact(runs: number, browser: string): Promise<void> {
  console.log(explanation);
  for (const page of pages) {
    await mkdir(peerFolder, { recursive: true });
    // Below the packages that it imports.
    const folder = await mkdtemp(join(peerFolder, 'react-'));
    try {
      // A policy is read from beside the folder: this copy has none, as the apps have none.
      const copy = join(folder, 'this-site');
      await cp(site, copy, { recursive: true });
      const contenders: Contender[] = [{ name: 'this site', folder: copy, page }];
      for (const [index, app] of reactApps.entries()) {
        if (app.installed()) contenders.push(await buildApp(app, join(folder, String(index)), page));
        else console.log(`${app.name} is left out: "npm run bench -- --install-peers" installs it.`);
      }
      console.log(`\n${page}\n${results(contenders, await measured(contenders, runs, browser))}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function buildApp(app: ReactApp, root: string, page: string): Promise<Contender> {
  for (const [name, text] of app.files(reactPageOf(await readFile(join(site, page), 'utf8')))) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  for (const name of ['images', 'favicon.svg', 'site.webmanifest']) {
    await cp(join(site, name), join(root, 'public', name), { recursive: true });
  }
  await measure(app.command, root);
  return { name: app.name, folder: join(root, app.outFolder), page: 'index.html' };
}

/** The figures of every contender, run by run. */
async function measured(contenders: Contender[], runs: number, browser: string): Promise<Figures[][]> {
  const figures: Figures[][] = contenders.map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, { folder, page }] of contenders.entries()) {
      const server = await serveFolder(folder);
      try {
        const url = `${server.url}/${page.replace(/(?:index)?\.html$/, '')}`;
        const report = await look(url, browser, '--only-categories=performance');
        figures[index]?.push(await figuresOf(report, await readFile(join(folder, page), 'utf8')));
      } finally {
        server.close();
      }
    }
  }
  return figures;
}

async function figuresOf({ audits }: Report, html: string): Promise<Figures> {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const files = requests.filter(({ resourceType }) => resourceType === 'Script');
  const inside = [...html.matchAll(/<script(?: id="[^"]*")?>(.*?)<\/script>/gs)]
    .map((found) => found[1])
    .join('');
  return {
    largestPaintMs: value('largest-contentful-paint'),
    bytes: value('total-byte-weight'),
    scriptBytes:
      files.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) +
      (inside === '' ? 0 : await brotliSize(inside)),
    blockedMs: value('total-blocking-time'),
  };
}

const columns: { head: string; digits: number; of: (figures: Figures) => number }[] = [
  { head: 'LCP ms', digits: 0, of: ({ largestPaintMs }) => largestPaintMs },
  { head: 'kB', digits: 1, of: ({ bytes }) => bytes / 1_000 },
  { head: 'script kB', digits: 1, of: ({ scriptBytes }) => scriptBytes / 1_000 },
  { head: 'TBT ms', digits: 0, of: ({ blockedMs }) => blockedMs },
];

function results(contenders: Contender[], figures: Figures[][]): string {
  const medians = figures.map((all) => columns.map(({ of }) => of(middleOf(all, of))));
  const rows = contenders.map(({ name }, row) => [
    name,
    ...columns.flatMap(({ digits }, column) => {
      const own = medians[0]?.[column] ?? 0;
      const value = medians[row]?.[column];
      return [fixed(value, digits), fixed(value === undefined || own === 0 ? undefined : value / own, 2)];
    }),
  ]);
  return table(['', ...columns.flatMap(({ head }) => [head, 'to ours'])], rows);
}

/** Serves a folder on a free port as the local server serves the site, compressed alike. */
async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(getRequestListener(staticSite(folder).fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
