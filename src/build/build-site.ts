import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build as buildPages } from 'vike/api';
import { checkAdvertising } from '#practice/advertising/check.ts';
import { toLocalDate } from '#practice/calendar.ts';
import { loadContent } from '#practice/content.ts';
import type { LoadResult } from '#practice/content.ts';
import { isProduction } from '#content/production.ts';
import { listPathLines } from '#content/routes/publishing.ts';
import type { Site } from '#practice/site.ts';
import { printAloneCss } from '#ui/print-alone.ts';
import { recordPaths } from '#content/source/published-paths.ts';
import { generateHostFiles, getPolicyFile } from '#build/hosting/host-files.ts';
import { buildHostingPolicy, isHstsPreloadEnabled } from '#build/hosting/policy.ts';
import { waitForLock } from '#build/process-lock.ts';
import { buildFormsConfig, checkSupabaseSettings } from './forms/forms-config.ts';
import { fingerprintCode, collectPublishedData } from './forms/published-data.ts';
import { buildFolder, createPagesConfig } from './bundle/pages-config.ts';
import { buildInlineScripts, buildLazyCode } from './bundle/browser-code.ts';
import { assignShortClasses, createShortClassesPlugin } from './bundle/short-classes.ts';
import { getBuildDate } from './clock.ts';
import { findOverBudget } from './page-weight.ts';
import type { PageWeight } from './page-weight.ts';
import { createClassCompiler, compileScriptStyles, removeUnusedProperties } from './pages/compile-classes.ts';
import { finishPages } from './pages/finish-pages.ts';
import { generateRenditions } from './pictures.ts';
import { setCurrentContext } from './render-context.ts';
import { generateRedirectPages, generateSiteFiles } from './site-files.ts';

/** The folder with the finished site. */
const outputFolder = 'dist/client';

/** With `succeeded: false`, content errors or overweight pages stopped the build and `dist/client/` is unchanged. */
export type BuildResult =
  | { succeeded: false; loadResult: LoadResult; weights?: PageWeight[] }
  | { succeeded: true; loadResult: LoadResult; site: Site; weights: PageWeight[]; newPaths: string[] };

/**
 * Builds the site into `dist/client/`, after any other build in the same folder has ended. Throws if environment
 * variables are invalid.
 */
export async function buildSite(): Promise<BuildResult> {
  checkSupabaseSettings(process.env);
  const root = process.cwd();
  const unlock = await lockBuild(root);
  try {
    return await build(root);
  } finally {
    unlock();
  }
}

/**
 * Waits until no other build is running in the folder, because two builds would overwrite each other's
 * files. Returns a function that releases the lock.
 */
export async function lockBuild(root: string): Promise<() => void> {
  const path = join(root, '.cache/build.lock');
  await mkdir(dirname(path), { recursive: true });
  return waitForLock(path, (holder) => {
    console.error(`Another build is running in this folder (process ${holder}). Waiting for it to finish.`);
    console.error(`This build continues when that process ends. If it isn’t a build, delete ${path}.`);
  });
}

/** Runs the steps of a build. Replaces the output in `dist/` only after all other steps have succeeded. */
async function build(root: string): Promise<BuildResult> {
  const [now, environment] = [getBuildDate(), process.env];
  const inProduction = isProduction(environment);
  const loadResult = await loadContent({ root, now, production: inProduction, extraCheck: checkAdvertising });
  const { site } = loadResult;
  if (site === undefined) return { succeeded: false, loadResult };

  const stagingDir = join(root, buildFolder, 'client');
  const assetsDir = join(stagingDir, 'assets');
  const formsConfig = buildFormsConfig(site, environment);
  const shortClasses = assignShortClasses(root);
  await rm(join(root, buildFolder), { recursive: true, force: true });
  setCurrentContext({ site: await generateRenditions(site, root, assetsDir), formsConfig });
  const scriptLiterals = new Set<string>();
  const plugin = createShortClassesPlugin(shortClasses, (literal) => scriptLiterals.add(literal));
  const [scripts] = await Promise.all([
    buildInlineScripts(root),
    buildLazyCode(root, join(assetsDir, 'code'), plugin),
    buildPages({ viteConfig: createPagesConfig(root, site, shortClasses) }),
  ]);
  // Removes Vike's client code, because no page loads it.
  await rm(join(assetsDir, 'entries'), { recursive: true, force: true });
  const compile = await createClassCompiler(root, shortClasses);
  const scriptStyles = compileScriptStyles(shortClasses, scriptLiterals, compile);
  const islands = await fingerprintCode(
    join(assetsDir, 'code'),
    collectPublishedData(site, formsConfig, scriptStyles),
  );
  const compilePageStyles = (names: ReadonlySet<string>) =>
    removeUnusedProperties(compile(names), scriptStyles);
  const { styles, weights } = await finishPages({
    site,
    outDir: stagingDir,
    shortClasses,
    compile: compilePageStyles,
    scripts,
    islands,
  });

  const policy = buildHostingPolicy(
    site,
    {
      styles: [...styles, scriptStyles, printAloneCss],
      scripts: [scripts.startScript, ...scripts.onDemandScripts.map(({ text }) => text)],
    },
    formsConfig.origin,
    isHstsPreloadEnabled(environment),
  );
  const files = [
    ...generateSiteFiles(site),
    ...generateRedirectPages(site),
    ...generateHostFiles(policy, inProduction),
  ];
  for (const [name, text] of files) {
    await mkdir(dirname(join(stagingDir, name)), { recursive: true });
    await writeFile(join(stagingDir, name), text);
  }
  await writeFile(getPolicyFile(stagingDir), JSON.stringify(policy));
  if (findOverBudget(weights).isTooHeavy) return { succeeded: false, loadResult, weights };
  return {
    succeeded: true,
    loadResult,
    site,
    weights,
    newPaths: await replaceOutput(root, stagingDir, site),
  };
}

/** Replaces the last build with the new folder and its hosting policy, and records new paths. Returns the new paths. */
async function replaceOutput(root: string, stagingDir: string, site: Site): Promise<string[]> {
  const folder = join(root, outputFolder);
  await mkdir(dirname(folder), { recursive: true });
  await rm(folder, { recursive: true, force: true });
  await rename(stagingDir, folder);
  await rename(getPolicyFile(stagingDir), getPolicyFile(folder));
  // With SITE_NOW, the build is a dry run and must not record paths.
  if (process.env['SITE_NOW']) return [];
  const today = toLocalDate(site.now);
  return recordPaths(root, listPathLines(site, today), today);
}
