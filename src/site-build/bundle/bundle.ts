import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { factsQuotedIn } from '#content/facts/quoted-facts.ts';
import { inBackground } from '../in-background.ts';
import type { BrowserAssets } from './browser-assets.ts';

/** Everything that a bundle is made from: our code, what is installed, and how it is put together. */
const sourceFolders = ['src', 'supabase/functions/_shared'];
const sourceFiles = ['package.json', 'tsconfig.json', 'vite.config.ts', 'node_modules/.package-lock.json'];

/** The `.mdx` files of the content, sorted. */
export function mdxFiles(root: string): string[] {
  return filesBelow(root, 'content')
    .filter((file) => file.endsWith('.mdx'))
    .toSorted();
}

/** Without what editors and systems hide there. Node's own way to list what is below a folder takes five times as long. */
function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const path = `${folder}/${item.name}`;
    if (item.name.startsWith('.')) return [];
    return item.isDirectory() ? filesBelow(root, path) : [path];
  });
}

/** Changes when any source of the bundle does. Many small files are read at once in a quarter of the time that waiting for each takes. */
export function sourceFingerprint(root: string): string {
  const mdx = mdxFiles(root);
  const files = [
    ...sourceFolders.flatMap((folder) => filesBelow(root, folder)),
    ...sourceFiles.filter((file) => existsSync(join(root, file))),
    ...mdx,
    ...quotedFacts(root, mdx),
  ].toSorted();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** The files of the facts that `.mdx` texts quote, whose words are part of the bundle. */
function quotedFacts(root: string, mdx: string[]): string[] {
  const texts = mdx.map((file) => readFileSync(join(root, file), 'utf8'));
  const facts = new Set(texts.flatMap(factsQuotedIn).map((name) => `content/facts/${name}.md`));
  return [...facts].filter((file) => existsSync(join(root, file)));
}

/** What bundling gives: code, which is the same whatever the `.md` files say. */
export type Bundle = BrowserAssets & {
  /** Folder of the files that browsers load. */
  assets: string;
  /** Module that draws pages; see `page-renderer.ts`. */
  renderer: string;
};

/** Cached from build to build: what was made beside files, and the fingerprint of the sources that all was made from. */
export type CachedBundle = { fingerprint: string; browser: BrowserAssets };

/** Where the bundled code waits for the next build. Deleting it is safe. */
export function bundleFolder(root: string): string {
  return join(root, '.cache/bundle');
}

/** The bundle in the folder of a project, which may have been moved since. */
const bundlePlaces = (root: string) => ({
  assets: join(bundleFolder(root), 'browser/assets'),
  renderer: join(bundleFolder(root), 'pages/server/renderer.mjs'),
});

type Bundling = { bundle: Promise<Bundle>; stop: () => void };

/**
 * Bundles browser code and templates in a process of its own: it runs during the reading of the
 * content, and the bundler's memory is free again when the pages are rendered. Unchanged sources
 * are not bundled again. `fingerprint` is that of the sources. Returns as soon as the process runs.
 */
export async function startBundling(root: string, fingerprint: string): Promise<Bundling> {
  const cached = await readCachedBundle(root);
  if (cached?.fingerprint === fingerprint) {
    return { bundle: Promise.resolve(bundleOf(root, cached)), stop() {} };
  }
  await rm(bundleFolder(root), { recursive: true, force: true });
  const stopping = new AbortController();
  const bundle = inBackground(runBundler(root, fingerprint, stopping.signal));
  return { bundle, stop: () => stopping.abort() };
}

async function runBundler(root: string, fingerprint: string, signal: AbortSignal): Promise<Bundle> {
  const [code] = await once(startProcess(root, fingerprint, signal), 'close');
  const cached = code === 0 ? await readCachedBundle(root) : undefined;
  if (cached === undefined) throw new Error('The code could not be bundled; see above.');
  return bundleOf(root, cached);
}

/** Folders in which Vike need not look for its own files. */
const ignoredFolders = ['content/**', 'tests/**', 'public/**', 'supabase/**', 'scripts/**'];

function startProcess(root: string, fingerprint: string, signal: AbortSignal): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'bundle-code.ts'), root, fingerprint], {
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
    env: {
      ...process.env,
      // Vike would ask Git where its files are: two more processes, and nothing where there is no repository.
      VIKE_CRAWL: JSON.stringify({ git: false, ignore: ignoredFolders }),
      // The next bundling starts sooner.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    },
  });
}

/** Written last by the bundling process: without it a bundle does not count. */
export function cachedBundleFile(root: string): string {
  return join(bundleFolder(root), 'bundle.json');
}

function bundleOf(root: string, { browser }: CachedBundle): Bundle {
  return { ...browser, ...bundlePlaces(root) };
}

async function readCachedBundle(root: string): Promise<CachedBundle | undefined> {
  try {
    const cached: CachedBundle = JSON.parse(await readFile(cachedBundleFile(root), 'utf8'));
    return Object.values(bundlePlaces(root)).every((path) => existsSync(path)) ? cached : undefined;
  } catch {
    // Never bundled, stopped half way, or half deleted.
    return undefined;
  }
}
