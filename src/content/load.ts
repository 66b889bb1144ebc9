import type { ContentCache } from './cache.ts';
import { dayOf } from './calendar.ts';
import { checkFiles } from './check-files.ts';
import type { Checking } from './check-files.ts';
import { compiledEntry, outlineOf, pictureSizes } from './compile.ts';
import type { SiteDefinition } from './definition.ts';
import { unfitFile } from './explain/text-faults.ts';
import { likelyPaths } from './folders.ts';
import { errorsOf, mergeCauses, reportDefaultsOnce, withoutRepeats } from './report/problem.ts';
import type { Problem } from './report/problem.ts';
import { arrangeRoutes } from './routes/routes.ts';
import { everyEntry } from './site.ts';
import type { Entries, Entry, Page, PageEntry, Site } from './site.ts';
import { publicFiles, readContentFiles } from './source/content-files.ts';
import type { SourceFile } from './source/content-files.ts';
import { noPublishedPaths, publishedPathsFile, readPublishedPaths } from './source/published-paths.ts';
import { runRules } from './rules/run.ts';
import type { SiteContext } from './rules/rule.ts';
import { upcomingProblems } from './upcoming.ts';

export type CheckOptions = Checking & {
  /** The project's root: the folder that holds `content/` and `public/`. */
  root: string;
  /** The build clock. */
  now: Date;
  /** The site also shows drafts and scheduled pages. The problems are those of the site as it would be built. */
  preview?: boolean;
  /** Refuse what must not go live: sample data, what nobody approved or checked in time, waivers that have ended. */
  production?: boolean;
  /** What rules outside this folder report of the content. What stands at the place of another problem is left out. */
  alsoCheck?(content: CheckedContent): Problem[];
  /** Warns of errors that the passing of days brings within so many of them. */
  lookAheadDays?: number;
  /** Outcomes of an earlier run; files whose text and facts are the same are not checked again. */
  cache?: ContentCache;
};

/** The entries as they were read, with facts quoted and Markdown not yet compiled, and their pages. */
export type CheckedContent = {
  entries: Entries;
  pages: ReadonlyMap<string, Page>;
  /** Files with an error, which are among the entries or not. */
  wrongFiles: ReadonlySet<string>;
  now: Date;
  production: boolean;
};

/** `site` is absent when a problem is an error: nothing may be built then. A preview also has it where only a hidden page is wrong. */
export type Loaded = { site?: Site; problems: Problem[]; sources: Map<string, string> };

/** Checks files (with every address that was ever published) without touching the disk, except to look at public/. */
export function checkContent(files: SourceFile[], published: string[], options: CheckOptions): Loaded {
  const { definition, rules, root, now, production = false, preview = false, lookAheadDays = 0 } = options;
  const sources = new Map(files.map((file) => [file.path, file.text]));

  // Parse, quote facts, validate, and check each file by itself.
  const outcomes = checkFiles(files, options, options.cache);
  const entries = arrangeEntries(outcomes, definition);

  // Route: which address shows which page.
  const right = new Set(outcomes.flatMap(({ entry }) => entry?.file ?? []));
  const broken = files
    .filter(({ path }) => !right.has(path))
    .flatMap((file) => likelyPaths(file, definition));
  const routesOn = (day: string, showHidden = false) => {
    const arranged = arrangeRoutes(entries, {
      today: day,
      preview: showHidden,
      published: new Set(published),
    });
    for (const path of broken) arranged.broken.add(path);
    return arranged;
  };
  const today = dayOf(now, definition.timeZone);
  const routes = routesOn(today);

  // Check what files are to each other.
  const unfitList = unfitFile({ path: publishedPathsFile, text: published.join('\n') });
  const context: SiteContext = {
    definition,
    entries,
    outlines: new Map(everyEntry(entries).map((entry) => [entry.file, outlineOf(entry)])),
    invalid: outcomes.flatMap((outcome) => outcome.invalid ?? []),
    routes,
    sources,
    publicFiles: publicFiles(root),
    publishedPaths: unfitList === undefined ? published : [],
    root,
    now,
    today,
    production,
  };
  const ofFiles = outcomes.flatMap((outcome) => outcome.problems);
  if (unfitList !== undefined) ofFiles.push(unfitList);
  if (published.length === 0 && files.length > 0) ofFiles.push(noPublishedPaths);
  const problems = [...ofFiles, ...runRules(rules.site, context, undefined, ofFiles)];
  if (production) problems.push(...runRules(rules.production, context, undefined));

  const wrongFiles = new Set(errorsOf(problems).map(({ file }) => file));
  const further = options.alsoCheck?.({ entries, pages: routes.pages, wrongFiles, now, production }) ?? [];
  problems.push(...further);

  if (lookAheadDays > 0 && errorsOf(problems).length === 0)
    problems.push(...upcomingProblems(context, rules, routesOn, lookAheadDays));

  const merged = mergeCauses(reportDefaultsOnce(withoutRepeats(problems)));
  const shown = preview ? { ...context, routes: routesOn(today, true) } : context;
  // A page that may not be a draft can be previewed as one.
  const blocking =
    preview && routes.hidden.size > 0
      ? [...ofFiles, ...runRules(rules.site, shown, undefined, ofFiles), ...further]
      : merged;
  if (errorsOf(blocking).length > 0) return { problems: merged, sources };
  return { problems: merged, sources, site: makeSite(shown) };
}

/** The site, whose texts are compiled when they are asked for. */
function makeSite({ definition, outlines, routes, root, now }: SiteContext): Site {
  const entries = arrangeEntries(
    [...outlines.values()].map(({ entry }) => ({ entry: compiledEntry(entry) })),
    definition,
  );
  // What was compiled from an entry is of the same collection.
  const ready = (entry: PageEntry) => compiledEntry(entry) as PageEntry;
  return {
    entries,
    pages: new Map([...routes.pages].map(([path, page]) => [path, { ...page, entry: ready(page.entry) }])),
    redirects: routes.redirects,
    pictures: pictureSizes(outlines.values(), root),
    now,
  };
}

function arrangeEntries(found: { entry?: Entry }[], { collections }: SiteDefinition): Entries {
  const entries = Object.fromEntries(
    Object.keys(collections).map((name) => [name, new Map<string, Entry>()]),
  );
  for (const { entry } of found) if (entry !== undefined) entries[entry.collection]?.set(entry.id, entry);
  return entries;
}

/** Reads and checks all of `content/`: every problem of every file in one run. */
export async function loadContent(options: CheckOptions): Promise<Loaded> {
  const [files, published] = await Promise.all([
    readContentFiles(options.root),
    readPublishedPaths(options.root),
  ]);
  return checkContent(files, published, options);
}
