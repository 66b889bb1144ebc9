import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** The part of Lighthouse's report that is used here. Scores are between 0 and 1, or null when an audit failed. */
export type AuditReport = {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
};

/** Runs Lighthouse on a page. */
export type Audit = (url: string, ...settings: string[]) => Promise<AuditReport>;

const program = '.cache/peers/node_modules/lighthouse/cli/index.js';

export function isInstalled(): boolean {
  return existsSync(program);
}

export function createAudit(browser: string): Audit {
  return async (url, ...settings) => {
    const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
    const args = [program, url, '--output=json', '--quiet', `--chrome-flags=${flags}`, ...settings];
    const options = { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64_000_000 };
    const run = () => promisify(execFile)(process.execPath, args, options);
    // Lighthouse fails occasionally; a retry succeeds.
    const { stdout } = await run().catch(run);
    return JSON.parse(stdout);
  };
}
