import { rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { emptyWordingCache, wordingProblems } from '#advertising/check-wording.ts';
import { loadContent } from '#content/load.ts';
import type { Loaded } from '#content/load.ts';
import { isProduction } from '#content/production.ts';
import { errorsOf } from '#content/report/problem.ts';
import type { Site } from '#content/site.ts';
import { recordPaths } from '#content/source/published-paths.ts';
import { policyFileOf } from '#hosting/host-files.ts';
import { waitForLock } from '#lock/process-lock.ts';
import { checkBooking } from './booking/booking-config.ts';
import { readBuildCache, writeBuildCache } from './build-cache.ts';
import { sourceFingerprint, startBundling } from './bundle/bundle.ts';
import { writeWeights } from './page-room.ts';
import { SizeCache, overBudget } from './page-weight.ts';
import type { OverBudget, PageWeight, ScriptWeight } from './page-weight.ts';
import { writeSite } from './write-site.ts';

/**
 * One build at a time in a folder: two would mix their files. Waits, and says so, while another one
 * runs; one that was killed holds nobody up. Returns what lets the next one in.
 */
export async function lockBuild(root: string): Promise<() => Promise<void>> {
  const path = join(root, '.cache/build-lock.sqlite');
  const holderPath = join(root, '.cache/build.lock');
  await mkdir(dirname(path), { recursive: true });
  const unlock = await waitForLock({ path, holderPath, takenBy: 'build' }, (holder) => {
    console.error(`Another build is at work in this folder (process ${holder}); this one waits for it.`);
    console.error('It goes on when that process has ended.');
  });
  return () => rm(holderPath, { force: true }).finally(unlock);
}

type BuildOptions = {
  root: string;
  now: Date;
  environment: NodeJS.ProcessEnv;
  /** Publish pages far over their weight limit as well. */
  anyWeight?: boolean;
};

/** The site as it is online next, in the root of the project. */
const published = 'dist/client';

/** What the pages weigh, and which limits are overrun. */
type Weighed = {
  pages: number;
  weights: PageWeight[];
  scripts: ScriptWeight[];
  overBudget: OverBudget;
};

/** A build that is not done has left `dist/client/` as it was: for problems, or for the weight of its pages. */
type BuildResult =
  | { done: false; loaded: Loaded; weighed?: Weighed }
  | { done: true; loaded: Loaded; weighed: Weighed; newPaths: string[] };

/**
 * Builds the site into `dist/client/`, when no other build is at work in the same folder.
 * Raises an error for settings in the environment that can't be right.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  checkBooking(options.environment);
  const unlock = await lockBuild(options.root);
  return build(options).finally(unlock);
}

/** The recipe, in order. Nothing reaches `dist/` before every step has succeeded. */
async function build(options: BuildOptions): Promise<BuildResult> {
  const { root, now, environment } = options;
  const production = isProduction(environment);
  const fingerprint = sourceFingerprint(root);
  const bundling = await startBundling(root, fingerprint);
  try {
    const cache = await readBuildCache(root, fingerprint);
    const loaded = await loadContent({
      root,
      now,
      production,
      alsoCheck: (content) => wordingProblems(content, cache.wording),
      cache: cache.content,
    });
    // A preview asks for single texts at its next save, a build for none.
    cache.wording.texts = emptyWordingCache().texts;
    const { site } = loaded;
    if (site === undefined) return { done: false, loaded };
    const outDir = join(root, '.cache/build/client');
    removeFolder(outDir);
    const sizes = new SizeCache(cache.sizes);
    const { sources } = loaded;
    const advertising = { sources, production, verdicts: cache.verdicts };
    const written = await writeSite({
      root,
      site,
      outDir,
      sizes,
      environment,
      advertising,
      textOf: ({ entry }) => {
        const { text, defaults } = cache.content.get(entry.file) ?? {};
        return [text, defaults].join(' ');
      },
      last: { pages: cache.pages, folder: join(root, published) },
      bundle: await bundling.bundle,
    });
    loaded.problems.push(...written.problems);
    if (errorsOf(loaded.problems).length > 0) return { done: false, loaded };

    const [weights, scripts] = await written.weighing;
    const left = { ...cache, sizes: await sizes.used(), pages: written.kept };
    await writeBuildCache(root, fingerprint, left, new Set(sources.keys()), new Set(site.pages.keys()));
    await writeWeights(root, site, weights);
    const over = overBudget(weights, sourceFiles(site));
    const weighed = { pages: site.pages.size, weights, scripts, overBudget: over };
    if (over.refused && options.anyWeight !== true) return { done: false, loaded, weighed };
    return { done: true, loaded, weighed, newPaths: await publish(outDir, site, options) };
  } finally {
    bundling.stop();
  }
}

/** Puts the folder and its hosting policy in the place of the last build; returns the addresses that are new. */
async function publish(outDir: string, site: Site, { root, environment }: BuildOptions): Promise<string[]> {
  const folder = join(root, published);
  await replaceFolder(outDir, folder);
  await rename(policyFileOf(outDir), policyFileOf(folder));
  // A rehearsal of another day publishes nothing.
  return recordPaths(root, environment['SITE_NOW'] ? [] : [...site.pages.keys(), ...site.redirects.keys()]);
}

/** At once, which takes a tenth of what waiting for each of thousands of files would. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function sourceFiles(site: Site): Map<string, string> {
  return new Map([...site.pages].map(([path, { entry }]) => [path, entry.file]));
}

async function replaceFolder(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  removeFolder(to);
  await rename(from, to);
}
