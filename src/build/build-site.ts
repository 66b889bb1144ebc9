import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build as buildPages } from 'vike/api';
import { checkAdvertising } from '#practice/advertising/check.ts';
import { loadContent } from '#practice/content.ts';
import type { Loaded } from '#practice/content.ts';
import { isProduction } from '#content/production.ts';
import type { Site } from '#practice/site.ts';
import { printAloneCss } from '#ui/print-alone.ts';
import { recordPaths } from '#content/source/published-paths.ts';
import { generateHostFiles, findPolicyFile } from '#build/hosting/host-files.ts';
import { buildHostingPolicy, isHstsPreloaded } from '#build/hosting/policy.ts';
import type { HostingPolicy } from '#build/hosting/policy.ts';
import { waitForLock } from '#build/process-lock.ts';
import { buildBookingConfig, checkBooking } from './booking/booking-config.ts';
import { publishIslands, collectPublishedData } from './booking/published-data.ts';
import { buildFolder } from './build-folder.ts';
import { createPagesConfig } from './bundle/build-plugins.ts';
import { buildBrowserCode } from './bundle/browser-code.ts';
import { chooseShortClasses, createShortClassesPlugin } from './bundle/short-classes.ts';
import { buildDate } from './clock.ts';
import { findOverBudget, weighScripts } from './page-weight.ts';
import type { OverBudget, SiteWeights } from './page-weight.ts';
import { createClassCompiler, compileScriptStyles } from './pages/compile-classes.ts';
import { finishPages } from './pages/finish-pages.ts';
import { withRenditions } from './pictures.ts';
import { setContext } from './render-context.ts';
import { redirectPages, generateSiteFiles } from './site-files.ts';

/** The folder with the finished site. */
const publishedFolder = 'dist/client';

type Weighed = SiteWeights & { overBudget: OverBudget };

/** With `done: false`, problems or page weights stopped the build and `dist/client/` is unchanged. */
type BuildResult =
  | { done: false; loaded: Loaded; weighed?: Weighed }
  | { done: true; loaded: Loaded; weighed: Weighed; newPaths: string[] };

/**
 * Builds the site into `dist/client/`, after any other build in the same folder has ended. Throws an error for invalid
 * environment variables.
 */
export async function buildSite(): Promise<BuildResult> {
  checkBooking(process.env);
  const root = process.cwd();
  const unlock = await lockBuild(root);
  try {
    return await build(root);
  } finally {
    unlock();
  }
}

/** Waits until no other build runs in the folder, because two would mix their files. Returns a function that releases the lock. */
export async function lockBuild(root: string): Promise<() => void> {
  const path = join(root, '.cache/build.lock');
  await mkdir(dirname(path), { recursive: true });
  return waitForLock(path, (holder) => {
    console.error(`Another build is running in this folder (process ${holder}). Waiting for it to finish.`);
    console.error('This build continues when that process ends.');
  });
}

/** The steps of a build. Nothing is written to `dist/` until all have succeeded. */
async function build(root: string): Promise<BuildResult> {
  const [now, environment] = [buildDate(), process.env];
  const production = isProduction(environment);
  const loaded = await loadContent({ root, now, production, alsoCheck: checkAdvertising });
  const { site } = loaded;
  if (site === undefined) return { done: false, loaded };

  const outDir = join(root, buildFolder, 'client');
  const assetsDir = join(outDir, 'assets');
  const booking = buildBookingConfig(site, environment);
  const names = chooseShortClasses(root);
  await rm(join(root, buildFolder), { recursive: true, force: true });
  setContext({ site: await withRenditions(site, root, assetsDir), booking });
  await buildPages({ viteConfig: createPagesConfig(root, site, names) });
  // Vike's client code, which no page loads.
  await rm(join(assetsDir, 'entries'), { recursive: true, force: true });

  const scripted = new Set<string>();
  const code = await buildBrowserCode(
    root,
    outDir,
    createShortClassesPlugin(root, names, (one) => scripted.add(one)),
  );
  const compile = await createClassCompiler(root, names);
  const addedStyles = compileScriptStyles(names, scripted, compile);
  const islands = await publishIslands(
    assetsDir,
    code.islands,
    collectPublishedData(site, booking, addedStyles),
  );

  const finished = await finishPages({
    site,
    outDir,
    shortClasses: names,
    compile,
    scripts: { ...code, islands },
  });

  const inline = { styles: [...finished.styles, addedStyles, printAloneCss], scripts: finished.scripts };
  const policy = buildHostingPolicy(site, inline, booking.origin, isHstsPreloaded(environment));
  await writeAll(outDir, listOtherFiles(site, policy, production));
  await writeFile(findPolicyFile(outDir), JSON.stringify(policy));

  const weights = { pages: finished.weights, scripts: await weighScripts(assetsDir) };
  const weighed = { ...weights, overBudget: findOverBudget(weights.pages, mapSourceFiles(site)) };
  if (weighed.overBudget.isTooHeavy) return { done: false, loaded, weighed };
  return { done: true, loaded, weighed, newPaths: await publish(root, outDir, site) };
}

/** The files other than pages: sitemap and feed, redirect pages, and the host's headers and redirects. */
function listOtherFiles(site: Site, policy: HostingPolicy, production: boolean): [string, string][] {
  return [...generateSiteFiles(site), ...redirectPages(site), ...generateHostFiles(policy, production)];
}

async function writeAll(folder: string, files: [string, string][]): Promise<void> {
  for (const [name, text] of files) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Replaces the last build with the new folder and its hosting policy. Returns the addresses that are new. */
async function publish(root: string, outDir: string, site: Site): Promise<string[]> {
  const folder = join(root, publishedFolder);
  await mkdir(dirname(folder), { recursive: true });
  await rm(folder, { recursive: true, force: true });
  await rename(outDir, folder);
  await rename(findPolicyFile(outDir), findPolicyFile(folder));
  // With SITE_NOW the build is a rehearsal and must not record addresses.
  return recordPaths(root, process.env['SITE_NOW'] ? [] : [...site.pages.keys(), ...site.redirects.keys()]);
}

function mapSourceFiles(site: Site): Map<string, string> {
  return new Map([...site.pages].map(([path, { entry }]) => [path, entry.file]));
}
