import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Audit } from './audit.ts';
import { findMedianRun, roundTo } from './measure.ts';
import { convertPage } from './page-as-jsx.ts';
import { serveFolder } from './serve-folder.ts';

const pages = ['pasco-foreclosure-defense.html', 'index.html'];
const explanation = `
The same pages as React apps that render in the browser: each has the whole body of our page as elements and our stylesheet as
one file, without our scripts. Both are served without our headers.`;

const columns = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  bytes: 'total-byte-weight',
};

/** Compares two built pages with the same pages as React apps. */
export async function compareWithReact(runs: number, audit: Audit): Promise<void> {
  console.log(explanation);
  for (const page of pages) {
    // Inside the project, so that the app finds React and Vite.
    const root = await mkdtemp(join(process.cwd(), '.cache/react-app-'));
    try {
      // A copy, because the hosting policy next to the build would be applied.
      await cp('dist/client', join(root, 'this-site'), { recursive: true });
      await buildApp(await readFile(join('dist/client', page), 'utf8'), root);
      const path = page.replace(/(?:index)?\.html$/, '');
      const ours = await measureMedians(join(root, 'this-site'), path, runs, audit);
      const theirs = await measureMedians(join(root, 'dist'), '', runs, audit);
      const row = (figures: number[], digits: number) =>
        Object.fromEntries(
          Object.keys(columns).map((name, index) => [name, roundTo(figures[index] ?? NaN, digits)]),
        );
      console.log(page);
      console.table({
        'this site': row(ours, 0),
        'React app': row(theirs, 0),
        'ours / theirs': row(
          ours.map((figure, index) => figure / (theirs[index] ?? NaN)),
          2,
        ),
      });
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  }
}

async function buildApp(page: string, root: string): Promise<void> {
  await cp('bench/projects/react', root, { recursive: true });
  const { body, styles } = convertPage(page);
  await writeFile(join(root, 'page.jsx'), `export function Page() {\n  return ${body};\n}\n`);
  await writeFile(join(root, 'styles.css'), styles);
  for (const name of ['images', 'favicon.svg'])
    await cp(join('dist/client', name), join(root, 'public', name), { recursive: true });
  execFileSync(join(process.cwd(), 'node_modules/.bin/vite'), ['build', '--logLevel=error'], { cwd: root });
}

/** The median of each column. */
async function measureMedians(folder: string, path: string, runs: number, audit: Audit): Promise<number[]> {
  const reports: Awaited<ReturnType<Audit>>[] = [];
  await serveFolder(folder, async (url) => {
    for (let run = 0; run < runs; run++)
      reports.push(await audit(`${url}/${path}`, '--only-categories=performance'));
  });
  return Object.values(columns).map((name) => {
    const values = reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
    return findMedianRun(values, (value) => value);
  });
}
