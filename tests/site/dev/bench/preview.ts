import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { copyProject } from '../../../../scripts/bench/project-copy.ts';
import { findBrowser } from '../../../../scripts/test/browsers.ts';
import { freePort } from '../../../backend/tools/free-port.ts';

const rounds = 15;
const patienceMs = 30_000;

export type Preview = { root: string; url: string; stop: () => Promise<void> };

/** Milliseconds from saving a content file to its words in the open page: the median of several saves. */
export async function measurePreview(): Promise<{ medianMs: number; all: number[] }> {
  const preview = await startPreview();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.addInitScript(watchWords);
    await page.goto(`${preview.url}/probate`);
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await oneSave(preview.root, page, round));
    // The first saves meet code that has not run before.
    const settled = times.slice(3).toSorted((a, b) => a - b);
    return { medianMs: settled[Math.floor(settled.length / 2)] ?? 0, all: times };
  } finally {
    await browser.close();
    await preview.stop();
  }
}

/** Runs in the page: says on the console when new words are there. */
function watchWords(): void {
  let last = '';
  const look = () => {
    const found = /previewword\d+/.exec(document.documentElement.textContent ?? '')?.[0] ?? '';
    if (found !== last) console.log(`seen ${found} ${Date.now()}`);
    last = found;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
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
    timeout: patienceMs,
  });
  await new Promise((resolve) => setTimeout(resolve, 150));
  const saved = Date.now();
  await writeFile(file, next);
  return Number((await seen).text().split(' ')[2]) - saved;
}

/** A dev server on a copy of the project, so that the real content stays as it is. */
export async function startPreview(): Promise<Preview> {
  const { root, remove } = await copyProject();
  await mkdir(join(root, '.cache'), { recursive: true });
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: childEnvironment(port),
    stdio: 'ignore',
  });
  const stop = async () => {
    server.kill();
    await remove();
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(`${url}/probate`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { root, url, stop };
}

/** What the test runner says of itself would make the site's own settings leave its plugins out. */
function childEnvironment(port: number): NodeJS.ProcessEnv {
  const { VITEST: _runner, NODE_ENV: _mode, ...rest } = process.env;
  return { ...rest, PORT: String(port) };
}

async function answering(url: string): Promise<void> {
  const end = Date.now() + patienceMs;
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
