import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { writeCounties } from '../../../../bench/corpus.ts';
import type { Settings } from '../../../../bench/measure.ts';
import { ensureChromium } from '../../../../scripts/test/browsers.ts';
import { findFreePort } from '../../../backend/tools/free-port.ts';
import { copySite } from '../../../build/support/site-copy.ts';
import { closeAfterFile, closeResources } from '../../../fixtures/resources.ts';

const roundCount = 53;
const timeoutMs = 180_000;
/** Extra time to start, because all counties are checked before the first page is served. */
const extraTimeoutPerCountyMs = 100;
/** Maximum medians in milliseconds, for the fixture's content and for thousands of counties. */
const maxMedians = { fixture: 40, thousands: 100 };

export type Preview = { root: string; url: string };

/**
 * Measures the preview with the fixture's content and, for --sizes=2000, with that many more counties: the time from saving a
 * file until the open page shows it. Throws at the end if a median is above its maximum.
 */
export async function measurePreview({ sizes = [] }: Settings): Promise<void> {
  const failures: string[] = [];
  for (const countyCount of [0, ...sizes]) {
    const name = countyCount === 0 ? 'Fixture content' : `${countyCount} counties`;
    const times = await measureCounties(countyCount);
    const [median = Infinity, p95] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)]);
    console.log(`${name}: median ${median} ms, 95th percentile ${p95} ms`);
    const max = countyCount === 0 ? maxMedians.fixture : maxMedians.thousands;
    if (median > max) failures.push(`${name}: a save takes ${median} ms, more than ${max} ms.`);
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/** Returns the sorted times of saves, in milliseconds. */
async function measureCounties(countyCount: number): Promise<number[]> {
  const preview = await startPreview(countyCount);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.addInitScript(logNewWord);
    await page.goto(`${preview.url}/probate`);
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let round = 0; round < roundCount; round++) times.push(await measureSave(preview.root, page, round));
    // Skips the first saves, which run cold code.
    return times.slice(3).toSorted((a, b) => a - b);
  } finally {
    await browser.close();
    await closeResources();
  }
}

/** Runs in the page: logs when a new word appears. */
function logNewWord(): void {
  let lastWord = '';
  const check = () => {
    const currentWord = /previewword\d+/.exec(document.documentElement.textContent ?? '')?.[0] ?? '';
    if (currentWord !== lastWord) console.log(`seen ${currentWord} ${Date.now()}`);
    lastWord = currentWord;
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });
}

async function measureSave(root: string, page: Page, round: number): Promise<number> {
  const file = join(root, 'content/pages/probate.md');
  const text = await readFile(file, 'utf8');
  const word = `previewword${1000 + round}`;
  const newText = text.includes('previewword')
    ? text.replace(/previewword\d+/, word)
    : text.replace(/^( {2}heading: "?)/m, `$1${word} `);
  const logMessage = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(`seen ${word}`),
    timeout: timeoutMs,
  });
  await new Promise((resolve) => setTimeout(resolve, 150));
  const savedAt = Date.now();
  await writeFile(file, newText);
  return Number((await logMessage).text().split(' ')[2]) - savedAt;
}

/** Starts a dev server on a copy of the project. It runs until the test file ends. */
export async function startPreview(
  countyCount = 0,
  environment: Readonly<Record<string, string>> = {},
): Promise<Preview> {
  const { folder: root } = await copySite();
  if (countyCount > 0) await writeCounties(root, countyCount);
  // Vite runs a script as the browser, with the URL as its argument.
  await writeFile(
    join(root, 'open-browser.js'),
    "import { writeFileSync } from 'node:fs';\nwriteFileSync('opened.txt', process.argv.at(-1));\n",
  );
  const port = await findFreePort();
  const server = spawn(process.execPath, ['scripts/dev.ts', '--open'], {
    cwd: root,
    env: { ...buildEnvironment(port), ...environment },
    stdio: 'ignore',
  });
  closeAfterFile(() => server.kill());
  const url = `http://127.0.0.1:${port}`;
  await waitForServer(`${url}/probate`, timeoutMs + countyCount * extraTimeoutPerCountyMs);
  return { root, url };
}

/** Omits the test runner's variables, which would disable the site's Vite plugins. */
function buildEnvironment(port: number): NodeJS.ProcessEnv {
  const { VITEST: _runner, NODE_ENV: _mode, ...environment } = process.env;
  return { ...environment, PORT: String(port), BROWSER: 'open-browser.js' };
}

async function waitForServer(url: string, maxWaitMs: number): Promise<void> {
  const end = Date.now() + maxWaitMs;
  while (Date.now() < end) {
    const isReady = await fetch(url, { headers: { accept: 'text/html' } }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The preview server didn’t respond.');
}
