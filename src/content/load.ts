import { prepareAll } from './check-files.ts';
import type { ContentCache } from './check-files.ts';
import { collections } from './collections.ts';
import type { CollectionName } from './collections.ts';
import { compileEntry, pictureSizes } from './compile.ts';
import { isProduction } from './production.ts';
import { errorsOf, tellCausesOnce } from './report/problem.ts';
import type { Problem } from './report/problem.ts';
import { arrangeRoutes } from './routes/routes.ts';
import type { Routes } from './routes/routes.ts';
import { countyCopies, countyTexts } from './rules/firm/counties.ts';
import { checkEndedFacts } from './rules/firm/ended-facts.ts';
import { checkForms } from './rules/firm/forms.ts';
import { futureDays } from './rules/firm/future-days.ts';
import { checkMainOffice } from './rules/firm/main-office.ts';
import { announcedOffers, checkOfferDays } from './rules/firm/offers.ts';
import { productionProblems } from './rules/firm/production.ts';
import { translatedHours } from './rules/firm/stated-hours.ts';
import { everyEntry, isPageEntry } from './site.ts';
import type { AnyEntry, Entries, Entry, PageEntry, Site } from './site.ts';
import { publicFiles, readContentFiles } from './source/content-files.ts';
import type { SourceFile } from './source/content-files.ts';
import { noPublishedPaths, readPublishedPaths } from './source/published-paths.ts';
import { titles } from './rules/engine/titles.ts';
import { productionRules, siteRules } from './rules/index.ts';
import { runRules } from './rules/run.ts';
import type { World } from './rules/rule.ts';
import { likelyPaths } from './parse.ts';

export type CheckOptions = {
  /** The project's root: the folder that holds `content/` and `public/`. */
  root: string;
  /** The build clock. */
  now: Date;
  /** Show drafts and scheduled pages as well, for the preview. */
  preview?: boolean;
  /** Refuse what must not go live: sample data, what nobody approved or checked in time, waivers that have ended. */
  production?: boolean;
  /** Outcomes of an earlier run; files whose text and facts are the same are not judged again. */
  cache?: ContentCache;
};

/** `site` is absent when a problem is an error: nothing may be built then. */
export type Loaded = { site?: Site; problems: Problem[]; sources: Map<string, string> };

/** Checks files (with every address that was ever published) without touching the disk, except to look at public/. */
export function checkContent(files: SourceFile[], published: string[], options: CheckOptions): Loaded {
  const { root, now } = options;
  const sources = new Map(files.map((file) => [file.path, file.text]));
  const outcomes = prepareAll(files, options.cache);
  const entries = arrangeEntries(outcomes);
  const routes = arrangeRoutes(entries, { ...options, published: new Set(published) });
  for (const path of likelyPaths(outcomes, files)) routes.broken.add(path);
  const compiled = new Map(everyEntry(entries).map((entry) => [entry.file, compileEntry(entry)]));
  const world: World = {
    entries,
    compiled,
    unfinished: outcomes.flatMap((outcome) => outcome.unfinished ?? []),
    routes,
    sources,
    publicFiles: publicFiles(root),
    publishedPaths: published,
    root,
    now,
  };
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const counties = writtenCounties(routes);
  const copies = countyCopies(counties);
  // A copy that is told by its title or its names is not told by its text as well.
  const copied = new Set(
    [...problems, ...runRules([titles], world, undefined), ...copies].map(({ file }) => file),
  );
  problems.push(
    ...checkForms(entries, sources),
    ...checkMainOffice(entries),
    ...checkOfferDays(entries),
    ...translatedHours(entries),
    ...copies,
    ...countyTexts(counties).filter(({ file }) => !copied.has(file)),
    ...announcedOffers(everyEntry(entries)),
    ...futureDays(everyEntry(entries), now),
    ...checkEndedFacts(world, now),
  );
  problems.push(...runRules(siteRules, world, undefined, problems));
  if (options.production === true) {
    problems.push(...runRules(productionRules, world, undefined), ...productionProblems(entries, now));
  }

  const told = tellCausesOnce(problems);
  if (errorsOf(told).length > 0 || !entries.site.has('firm')) return { problems: told, sources };
  return { problems: told, sources, site: makeSite(world) };
}

/** The site with its texts compiled. */
function makeSite({ compiled, routes, root, now }: World): Site {
  const entries = arrangeEntries([...compiled.values()]);
  const firm = entries.site.get('firm');
  if (firm === undefined) throw new Error('The firm’s file was lost while its texts were compiled.');
  const ready = (entry: PageEntry) => {
    const made = compiled.get(entry.file)?.entry;
    return made !== undefined && isPageEntry(made) ? made : entry;
  };
  return {
    entries,
    pages: new Map([...routes.pages].map(([path, page]) => [path, { ...page, entry: ready(page.entry) }])),
    redirects: routes.redirects,
    firm: firm.data,
    pictures: pictureSizes(compiled.values(), root),
    now,
  };
}

/** Counties that are no drafts, in the order in which pages were given their addresses: a copy comes after its model. */
function writtenCounties({ known }: Routes): Entry<'counties'>[] {
  return [...new Set(known.values())].flatMap((entry) =>
    entry.collection === 'counties' && !entry.data.draft ? [entry] : [],
  );
}

function arrangeEntries(found: { entry?: AnyEntry }[]): Entries {
  const names = Object.keys(collections) as CollectionName[];
  const entries = Object.fromEntries(names.map((name) => [name, new Map<string, AnyEntry>()]));
  for (const { entry } of found) if (entry !== undefined) entries[entry.collection]?.set(entry.id, entry);
  // Each map was filled by the entries' own collection name.
  return entries as unknown as Entries;
}

export type LoadOptions = CheckOptions & {
  /** Fills the cache beforehand, for sites so large that it is worth a second thread. */
  prepare?: (files: SourceFile[], cache: ContentCache) => Promise<void>;
};

/**
 * Reads and checks all of `content/`: every problem of every file in one run. With SITE_ENV=production,
 * what must not go live (sample data, words without approval) is a problem too, unless `production` says otherwise.
 */
export async function loadContent(options: LoadOptions): Promise<Loaded> {
  const [files, published] = await Promise.all([
    readContentFiles(options.root),
    readPublishedPaths(options.root),
  ]);
  const production = isProduction(process.env);
  if (options.cache !== undefined) await options.prepare?.(files, options.cache);
  const loaded = withQuickEnvironment(() => checkContent(files, published, { production, ...options }));
  if (published.length === 0 && files.length > 0) loaded.problems.push(noPublishedPaths);
  return loaded;
}

/**
 * The YAML parser asks for an environment variable at every token, and Node asks the operating system
 * each time. For as long as `work` runs, a plain copy answers: that takes a sixth off the parsing.
 */
export function withQuickEnvironment<Result>(work: () => Result): Result {
  const { env } = process;
  process.env = { ...env };
  try {
    return work();
  } finally {
    process.env = env;
  }
}
