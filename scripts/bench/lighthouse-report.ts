import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { peerFolder } from './peer-tools.ts';

/**
 * The part of Lighthouse's report that is read here. Scores
 * go from 0 to 1, or are null when an audit broke off.
 */
export type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, Audit>;
};

type Audit = {
  score: number | null;
  numericValue?: number;
  title: string;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
};

const program = join(peerFolder, 'node_modules/lighthouse/cli/index.js');

/** It is no package of the project: `npm run bench` leaves its part out where it is not installed. */
export function lighthouseIsThere(): boolean {
  return existsSync(program);
}

/** Lighthouse on a page, as a phone with a slow processor on a slow network would meet it. */
export async function look(url: string, browser: string, ...settings: string[]): Promise<Report> {
  const words = [
    url,
    '--output=json',
    '--quiet',
    '--ignore-status-code',
    ...settings,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
  ];
  const options = { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64_000_000 };
  const run = () => promisify(execFile)(process.execPath, [program, ...words], options);
  // Its recording breaks off now and then, and a second try goes through.
  const { stdout } = await run().catch(run).catch(run);
  return JSON.parse(stdout);
}
