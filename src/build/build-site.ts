import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { judgeBuild } from '#advertising/judge-build.ts';
import { recordPaths } from '#content/files/ledger.ts';
import { loadContent } from '#content/load.ts';
import type { Loaded } from '#content/load.ts';
import { errorsOf } from '#content/problems/problem.ts';
import { isProduction } from '#content/production/production-setting.ts';
import type { Site } from '#content/site.ts';
import { bookingConfig } from './booking/booking-config.ts';
import { checkBooking } from './booking/booking-settings.ts';
import { formsDataOf, publishIslands } from './booking/forms-data.ts';
import { lockBuild } from './build-lock.ts';
import { fileOf } from './built-file.ts';
import { startBundling } from './bundle/bundle.ts';
import { sourceFingerprint } from './bundle/source-fingerprint.ts';
import { headersFile, hostingPolicy, redirectsFile, vercelFile } from './hosting.ts';
import { keepWork, readKeptWork } from './kept-work.ts';
import { pageFingerprint } from './pages/page-fingerprint.ts';
import { prerenderPages } from './pages/prerender-pages.ts';
import { speculationRules } from './pages/speculation-rules.ts';
import { overBudget } from './report/budget.ts';
import { showProgress } from './report/progress.ts';
import { Scales, weighPages, weighScripts } from './report/weigh.ts';
import type { PageWeight, ScriptWeight } from './report/weigh.ts';
import { redirectPage, siteFiles } from './site-files.ts';
import { inBackground } from './threads/in-background.ts';
import { judgeBeside } from './threads/judging-beside.ts';
import { prepareBeside } from './threads/preparing-beside.ts';

export type BuildOptions = {
  root: string;
  now: Date;
  environment: NodeJS.ProcessEnv;
  /** Publish pages over their weight limit as well. */
  anyWeight?: boolean;
};

/** What the pages weigh, with a sentence for each limit that is overrun. */
export type Weighed = {
  pages: number;
  weights: PageWeight[];
  scripts: ScriptWeight[];
  overBudget: string[];
};

/** A build that is not done has left `dist/client/` as it was: for problems, or for the weight of its pages. */
export type BuildResult =
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
async function build({ root, now, environment, anyWeight = false }: BuildOptions): Promise<BuildResult> {
  const production = isProduction(environment);
  const fingerprint = await sourceFingerprint(root);
  const bundling = await startBundling(root, fingerprint);
  const kept = await readKeptWork(root, fingerprint);
  const loaded = await loadContent({
    root,
    now,
    production,
    cache: kept.content,
    prepare: (files, cache) => prepareBeside(files, cache, bundling.hasEnded),
  });
  const { site } = loaded;
  if (site === undefined) {
    bundling.stop();
    return { done: false, loaded };
  }

  const outDir = join(root, '.cache/build/client');
  await rm(outDir, { recursive: true, force: true });

  const { startScript, startParts, islands, assets, renderer } = await bundling.bundle;
  const booking = bookingConfig(site, environment);
  await cp(assets, join(outDir, 'assets'), { recursive: true });
  const publishedIslands = await publishIslands(join(outDir, 'assets'), islands, formsDataOf(site, booking));
  const scales = new Scales(kept.weights);
  const weighingScripts = inBackground(weighScripts(join(outDir, 'assets'), scales));
  const speculation = speculationRules(site);
  const constants = { script: startScript, islands: publishedIslands, speculationRules: speculation };
  const world = { site, booking, constants };
  const progress = showProgress(process.stderr, () => performance.now());
  const fingerprintOf = pageFingerprint(site, loaded.sources, production);
  const verdicts = { known: kept.verdicts, fingerprint: fingerprintOf };
  const beside = judgeBeside(site, production);
  const { offer } = beside;
  const judge = judgeBuild({ site, sources: loaded.sources, production, verdicts, offer });
  const inline = await prerenderPages({
    world,
    onPage: judge.read,
    renderer,
    startParts,
    files: pageFiles(site),
    outDir,
    progress,
  });

  const weighing = inBackground(weighPages(outDir, pageFiles(site), scales));
  await cp(join(root, 'public'), outDir, { recursive: true });
  await writeAll(outDir, siteFiles(site));
  await writeAll(
    outDir,
    [...site.redirects].map(([from, to]) => [fileOf(from), redirectPage(site, to)]),
  );
  const policy = hostingPolicy(site, { ...inline, speculationRules: speculation }, booking.origin);
  await writeAll(outDir, [
    ['_headers', headersFile(policy)],
    ['_redirects', redirectsFile(policy)],
    ['vercel.json', vercelFile(policy)],
  ]);

  loaded.problems.push(...(await judge.problems().finally(beside.close)));
  if (errorsOf(loaded.problems).length > 0) return { done: false, loaded };

  const [weights, scripts] = await Promise.all([weighing, weighingScripts]);
  await keepWork(root, fingerprint, { ...kept, weights: await scales.weights() }, site);
  const weighed = {
    pages: site.pages.size,
    weights,
    scripts,
    overBudget: overBudget(weights, sourceFiles(site)),
  };
  if (weighed.overBudget.length > 0 && !anyWeight) return { done: false, loaded, weighed };

  await replaceFolder(outDir, join(root, 'dist/client'));
  // A rehearsal of another day publishes nothing.
  const published = environment['SITE_NOW'] ? [] : [...site.pages.keys(), ...site.redirects.keys()];
  const newPaths = await recordPaths(root, published);
  return { done: true, loaded, weighed, newPaths };
}

function sourceFiles(site: Site): Map<string, string> {
  return new Map([...site.pages].map(([path, { entry }]) => [path, entry.file]));
}

function pageFiles(site: Site): Map<string, string> {
  return new Map([...site.pages.keys()].map((path) => [path, fileOf(path)]));
}

async function writeAll(folder: string, files: [string, string][]): Promise<void> {
  for (const [name, text] of files) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function replaceFolder(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(from, to);
}
