import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserAssets } from './browser-assets.ts';

/** What bundling gives: code, which is the same whatever the `.md` files say. */
export type Bundle = BrowserAssets & {
  /** Folder of the files that browsers load. */
  assets: string;
  /** Module that draws pages; see `page-renderer.ts`. */
  renderer: string;
};

/** Kept from build to build under `.cache/`: the bundle, and the fingerprint of the sources that it was made from. */
export type KeptBundle = { fingerprint: string; bundle: Bundle };

export function bundleFolder(root: string): string {
  return join(root, '.cache/bundle');
}

export type Bundling = { bundle: Promise<Bundle>; stop: () => void };

/**
 * Bundles templates and browser code in a process of its own: it runs beside the reading of the content, and the
 * bundler's memory is free again when the pages are rendered. Unchanged sources are not bundled again.
 * `fingerprint` is that of the sources. Returns as soon as the process runs.
 */
export async function startBundling(root: string, fingerprint: string): Promise<Bundling> {
  const kept = await readKept(root);
  if (kept?.fingerprint === fingerprint) return { bundle: Promise.resolve(kept.bundle), stop() {} };

  await rm(bundleFolder(root), { recursive: true, force: true });
  const program = join(import.meta.dirname, 'bundle-process.ts');
  const child = spawn(process.execPath, [program, root, fingerprint], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // The bundler's allocator would keep what it freed, for a process that is about to end.
    env: { ...process.env, MIMALLOC_PURGE_DELAY: '0' },
  });
  const bundle = once(child, 'close').then(async ([code]) => {
    const made = await readKept(root);
    if (code === 0 && made !== undefined) return made.bundle;
    throw new Error('The templates could not be bundled; see above.');
  });
  // Handled by whoever waits for the bundle; until then a failure must not end the process.
  bundle.catch(() => {});
  return { bundle, stop: () => child.kill() };
}

async function readKept(root: string): Promise<KeptBundle | undefined> {
  try {
    return JSON.parse(await readFile(join(bundleFolder(root), 'bundle.json'), 'utf8'));
  } catch {
    // Never bundled, or stopped half way.
    return undefined;
  }
}
