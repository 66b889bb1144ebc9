import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readModels, writeCounties } from '../../../../bench/corpus.ts';
import type { Settings } from '../../../../bench/measure.ts';
import type { FieldAt } from '#editor/contract.ts';
import { findBrowser } from '../../../../scripts/test/browsers.ts';
import { measureEdits } from './edits.ts';
import { freePort } from '../../../backend/tools/free-port.ts';
import { copySite } from '../../../build/support/site-copy.ts';

const rounds = 53;
const timeoutMs = 180_000;
/** All counties are checked before the first page is served. */
const patienceForCountyMs = 100;
/** Maximum medians in milliseconds, for today's content and for thousands of counties. */
const aims = { today: { written: 40, reported: 100 }, thousands: { written: 100 } };
const checkRounds = 20;

const typedPlaces: readonly FieldAt[] = [
  { file: 'content/pages/probate.md', path: ['hero', 'heading'] },
  { file: 'content/faqs/appeals-how-long.md', path: [], body: true },
  { file: 'content/facts/attorney-name.md', path: ['statedAs'] },
  { file: 'content/frames/en.md', path: ['menu'] },
  { file: 'content/counties/pasco.md', path: ['faqHeading'] },
  { file: 'content/site/county-defaults.md', path: ['faqHeading'] },
];

export type Preview = { root: string; url: string; stop: () => Promise<void> };

/** In milliseconds. */
type Share = { median: number; p95: number };

/**
 * Measures the preview with today's content and, for --sizes=2000, with that many more counties: from a saved file to the
 * open page (`written`), from a check request to its response (`check`), and edits on the page. Throws at the end if a
 * median is above its maximum.
 */
export async function measurePreview({ sizes = [] }: Settings): Promise<void> {
  const slow: string[] = [];
  for (const counties of [0, ...sizes]) {
    const name = counties === 0 ? 'Today’s content' : `${counties} counties`;
    console.log(name);
    const figures = await measureOne(counties);
    for (const [what, max] of Object.entries(counties === 0 ? aims.today : aims.thousands)) {
      const { median = Infinity } = figures[what] ?? {};
      if (median > max) slow.push(`${name}: ${what} takes ${median} ms, more than ${max} ms.`);
    }
  }
  if (slow.length > 0) throw new Error(slow.join('\n'));
}

async function measureOne(counties: number): Promise<{ [what: string]: Share }> {
  const preview = await startPreview(counties);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.addInitScript(watchWords);
    await page.goto(`${preview.url}/probate`);
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await oneSave(preview.root, page, round));
    // Skips the first saves, which run cold code.
    const settled = times.slice(3).toSorted((a, b) => a - b);
    const written = { median: shareOf(settled, 0.5), p95: shareOf(settled, 0.95) };
    // Prints each part when it is done, because all parts can take half an hour.
    console.table({ written });
    const checks = await timeChecks(preview, counties > 0);
    console.table(checks);
    const edits = await measureEdits(preview.url, browser, await generatedPages(preview.root));
    console.table(edits);
    return { written, ...checks, ...edits };
  } finally {
    await browser.close();
    await preview.stop();
  }
}

/** Some of the generated counties, if any. */
async function generatedPages(root: string): Promise<string[]> {
  const known = new Set(await readdir('content/counties'));
  const names = (await readdir(join(root, 'content/counties'))).filter((name) => !known.has(name));
  return names.slice(0, 4).map((name) => `/${name.replace('.md', '')}-foreclosure-defense`);
}

/**
 * Checks different texts for several kinds of file, as the editor does during typing. Uses fewer rounds for thousands of
 * counties, because a fact or a default affects all of them.
 */
async function timeChecks({ root, url }: Preview, isLarge: boolean): Promise<{ [what: string]: Share }> {
  const html = await (await fetch(`${url}/probate`, { headers: { accept: 'text/html' } })).text();
  const token = /name="edit-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const headers = { origin: url, 'x-edit-token': token, 'content-type': 'application/json' };
  const figures: { [what: string]: Share } = {};
  for (const place of typedPlaces) {
    const times: number[] = [];
    for (let round = 0; round < (isLarge ? 5 : checkRounds); round++) {
      const body = JSON.stringify({ place, words: `Typed words, ${round}` });
      const start = performance.now();
      const answer = await fetch(`${url}/edit/check`, { method: 'POST', headers, body });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${root} ${place.file}: ${text}`);
      // Skips the first requests, which run cold code.
      if (round > 1) times.push(Math.round(performance.now() - start));
    }
    const sorted = times.toSorted((a, b) => a - b);
    figures[`check ${place.file}`] = { median: shareOf(sorted, 0.5), p95: shareOf(sorted, 0.95) };
  }
  return figures;
}

function shareOf(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** Runs in the page: logs when new words appear. */
function watchWords(): void {
  let last = '';
  const check = () => {
    const found = /previewword\d+/.exec(document.documentElement.textContent ?? '')?.[0] ?? '';
    if (found !== last) console.log(`seen ${found} ${Date.now()}`);
    last = found;
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });
}

async function oneSave(root: string, page: Page, round: number): Promise<number> {
  const file = join(root, 'content/pages/probate.md');
  const text = await readFile(file, 'utf8');
  const word = `previewword${1000 + round}`;
  const next = text.includes('previewword')
    ? text.replace(/previewword\d+/, word)
    : text.replace(/^( {2}heading: "?)/m, `$1${word} `);
  const seen = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(`seen ${word}`),
    timeout: timeoutMs,
  });
  await new Promise((resolve) => setTimeout(resolve, 150));
  const saved = Date.now();
  await writeFile(file, next);
  return Number((await seen).text().split(' ')[2]) - saved;
}

/** Starts a dev server on a copy of the project. */
export async function startPreview(
  counties = 0,
  environment: Readonly<Record<string, string>> = {},
): Promise<Preview> {
  const { folder: root, remove } = await copySite();
  if (counties > 0) await writeCounties(await readModels(root), join(root, 'content/counties'), counties);
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { ...childEnvironment(port), ...environment },
    stdio: 'ignore',
  });
  const stop = async () => {
    server.kill();
    await remove();
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitForServer(`${url}/probate`, timeoutMs + counties * patienceForCountyMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return { root, url, stop };
}

/** Without the test runner's variables, which would disable the site's Vite plugins. */
function childEnvironment(port: number): NodeJS.ProcessEnv {
  const { VITEST: _runner, NODE_ENV: _mode, ...rest } = process.env;
  return { ...rest, PORT: String(port) };
}

async function waitForServer(url: string, patience: number): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const ready = await fetch(url, { headers: { accept: 'text/html' } }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The preview server did not answer.');
}
