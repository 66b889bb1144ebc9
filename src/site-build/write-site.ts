import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkBuild } from '#advertising/check-pages.ts';
import type { BuildToCheck } from '#advertising/check-pages.ts';
import type { Problem } from '#content/report/problem.ts';
import type { Page, Site } from '#content/site.ts';
import { hostFiles, policyFileOf } from '#hosting/host-files.ts';
import { hostingPolicy, hstsPreload } from '#hosting/policy.ts';
import type { HostingPolicy } from '#hosting/policy.ts';
import { bookingConfig } from './booking/booking-config.ts';
import { publishIslands, publishedDataOf } from './booking/published-data.ts';
import type { Bundle } from './bundle/bundle.ts';
import { weighPages, weighScripts } from './page-weight.ts';
import type { PageWeight, ScriptWeight, SizeCache } from './page-weight.ts';
import { inBackground } from './in-background.ts';
import { keptDrawing, stylesAddedByScripts } from './pages/draw-classes.ts';
import { PageKeeper } from './pages/kept-pages.ts';
import type { KeptPages } from './pages/kept-pages.ts';
import { loadTemplates, prerenderPages } from './pages/prerender-pages.ts';
import { withRenditions } from './pictures.ts';
import { showProgress } from './progress.ts';
import { redirectPage, siteFiles } from './site-files.ts';

/** The file that a static host serves for a path: `/probate` is `probate.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

type SiteToWrite = {
  root: string;
  site: Site;
  /** An empty folder. The hosting policy is written next to it. */
  outDir: string;
  sizes: SizeCache;
  environment: NodeJS.ProcessEnv;
  advertising: Omit<BuildToCheck, 'site' | 'watched'>;
  /** The fingerprint of the text of a page's own file. */
  textOf: (page: Page) => string;
  /** What the last build has left of its pages, and where their files are. */
  last: { pages: KeptPages; folder: string };
  bundle: Bundle;
};

type Written = {
  /** What the advertising rules find in the pages. */
  problems: Problem[];
  /** For the next build. */
  kept: KeptPages;
  weighing: Promise<[PageWeight[], ScriptWeight[]]>;
};

/** Writes the site into a folder of its own; checks and weighs it meanwhile. */
export async function writeSite(options: SiteToWrite): Promise<Written> {
  const { root, outDir, sizes, environment, advertising, last, bundle } = options;
  const { startScript, startParts, islands, assets, renderer } = bundle;
  const assetsDir = join(outDir, 'assets');
  await cp(assets, assetsDir, { recursive: true });
  const site = await withRenditions(options.site, root, assetsDir);
  const booking = bookingConfig(site, environment);
  const templates = await loadTemplates(renderer);
  const drawStyles = keptDrawing(root, templates.shortClasses);
  const addedStyles = await stylesAddedByScripts(templates.shortClasses, drawStyles);
  const data = publishedDataOf(site, booking, addedStyles);
  const publishedIslands = await publishIslands(assetsDir, islands, data);
  const weighingScripts = inBackground(weighScripts(assetsDir, sizes));
  const files = pageFiles(site);
  const constants = { script: startScript, islands: publishedIslands };
  const keeper = new PageKeeper({
    site,
    last: last.pages,
    textOf: options.textOf,
    around: JSON.stringify([advertising.production, booking, constants, startParts]),
    publishedAs: (path) => join(last.folder, fileOf(path)),
  });
  const check = checkBuild({ site, watched: keeper.site, ...advertising });
  const { styles, scripts } = await prerenderPages({
    context: { site, booking, constants },
    keeper,
    onPage: (path, html) => keeper.check(path, html, () => check.read(path, html)),
    templates,
    drawStyles,
    startParts,
    files,
    outDir,
    progress: showProgress(process.stderr, () => performance.now()),
  });
  const kept = keeper.kept();
  const scriptOf = (path: string) => scripts.textsFor(kept.pages.get(path)?.notes ?? '').join('');
  const weighing = inBackground(Promise.all([weighPages(outDir, files, scriptOf, sizes), weighingScripts]));
  const inline = { styles: [...styles.texts, addedStyles], scripts: scripts.texts };
  const policy = hostingPolicy(site, inline, booking.origin, hstsPreload(options.environment));
  await cp(join(root, 'public'), outDir, { recursive: true });
  await writeAll(outDir, otherFiles(site, policy, advertising.production));
  await writeFile(policyFileOf(outDir), JSON.stringify(policy));
  return { problems: check.problems(), kept, weighing };
}

/** What a site has apart from pages: what search engines ask for, old addresses, and the hosts' rules. */
function otherFiles(site: Site, policy: HostingPolicy, production: boolean): [string, string][] {
  return [
    ...siteFiles(site),
    ...[...site.redirects].map(([from, to]): [string, string] => [fileOf(from), redirectPage(site, to)]),
    ...hostFiles(policy, production),
  ];
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
