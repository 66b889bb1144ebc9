/**
 * From files to a checked site. Read this file first: each step is a function: read -> parse -> defaults -> quote -> validate
 * -> compile -> route -> check.
 */
import { toLocalDay } from './calendar.ts';
import { checkFile } from './check-file.ts';
import type { Checking, FileResult } from './check-file.ts';
import { readPictureSizes } from './compile.ts';
import { findDefaultsFile, listLikelyPaths } from './folders.ts';
import type { SiteDefinition } from './definition.ts';
import { findUnreadable } from './explain/text-problems.ts';
import type { FactTexts } from './facts/fact-texts.ts';
import { describeFacts, getCachedResult, cacheResult } from './result-cache.ts';
import type { ContentCache, KnownFacts } from './result-cache.ts';
import { selectErrors, mergeCauses, reportDefaultsOnce, excludeConsequences } from './report/diagnostic.ts';
import type { Diagnostic } from './report/diagnostic.ts';
import { arrangeRoutes } from './routes/routes.ts';
import type { RuleSet, SiteContext } from './rules/rule.ts';
import { runRules } from './rules/run.ts';
import type { Entries, Entry, Page, PageEntry, Site } from './site.ts';
import { listPublicFiles, readContentFiles } from './source/content-files.ts';
import type { SourceFile } from './source/content-files.ts';
import { splitFrontmatter } from './source/frontmatter.ts';
import type { Frontmatter } from './source/frontmatter.ts';
import { noPublishedPaths, publishedPathsFile, readPublishedPaths } from './source/published-paths.ts';
import { findUpcomingProblems } from './upcoming.ts';

export type CheckOptions = Checking & {
  /** The project root, which contains `content/` and `public/`. */
  root: string;
  /** The build clock. */
  now: Date;
  /** Includes drafts and scheduled pages in the site. Problems are still those of the published site. */
  preview?: boolean;
  /** Rejects what must not go live: sample data, texts with an overdue approval or review, expired waivers. */
  production?: boolean;
  /** Additional rules, whose problems at the place of an error are dropped. */
  alsoCheck?(content: CheckedContent): Diagnostic[];
  /** Warns of errors that will occur within this many days. */
  lookAheadDays?: number;
  /** Results of earlier checks, for the preview and `--watch`. */
  cache?: ContentCache;
};

/** The entries with facts quoted but Markdown not compiled, and their pages. */
export type CheckedContent = {
  entries: Entries;
  pages: ReadonlyMap<string, Page>;
  /** Files with an error, whether or not they are among the entries. */
  wrongFiles: ReadonlySet<string>;
  now: Date;
  production: boolean;
};

/** `site` is undefined when a problem is an error. In preview it is defined when only hidden pages have errors. */
export type Loaded = { site?: Site; problems: Diagnostic[]; sources: Map<string, string> };

/** Reads and checks all of `content/` and collects every problem. */
export async function loadContent(options: CheckOptions): Promise<Loaded> {
  const [files, published] = await Promise.all([
    readContentFiles(options.root),
    readPublishedPaths(options.root),
  ]);
  return checkContent(files, published, options);
}

/** Checks files and all published addresses. Reads nothing from disk except `public/`. */
export function checkContent(files: SourceFile[], published: string[], options: CheckOptions): Loaded {
  const { definition, rules, root, now, production = false, preview = false, lookAheadDays = 0 } = options;
  const sources = new Map(files.map((file) => [file.path, file.text]));

  // Parse each file, apply its defaults, quote its facts, validate and compile it.
  const results = checkFiles(files, options, options.cache);
  const valid = results.flatMap(({ entry }) => entry ?? []);
  const entries = indexEntries(valid, definition);
  const compiled = new Map(
    results.flatMap((result) => (result.compiled ? [[result.compiled.file, result.compiled]] : [])),
  );

  // Route: map addresses to pages.
  const byFile = new Map(valid.map((entry) => [entry.file, entry]));
  const broken = files
    .filter(({ path }) => !byFile.has(path))
    .flatMap((file) => listLikelyPaths(file, definition));
  const buildRoutes = (today: string, showHidden = false) =>
    arrangeRoutes(entries, { today, preview: showHidden, published: new Set(published), broken });
  const today = toLocalDay(now, definition.timeZone);
  const routes = buildRoutes(today);

  // Check the files against each other.
  const unreadableList = findUnreadable({ path: publishedPathsFile, text: published.join('\n') });
  const context: SiteContext = {
    definition,
    entries,
    facts: collectFacts(results),
    byFile,
    anchors: new Map(
      results.flatMap(({ entry, anchors }) => (entry && anchors ? [[entry.file, anchors]] : [])),
    ),
    invalid: results.flatMap(({ invalid }) => invalid ?? []),
    routes,
    sources,
    publicFiles: listPublicFiles(root),
    publishedPaths: unreadableList === undefined ? published : [],
    root,
    now,
    today,
    production,
  };
  const ofFiles = results.flatMap((result) => result.problems);
  if (unreadableList !== undefined) ofFiles.push(unreadableList);
  if (published.length === 0 && files.length > 0) ofFiles.push(noPublishedPaths);
  const ofSite = [...ofFiles, ...runSiteRules(context, rules, ofFiles)];
  const problems = production ? [...ofSite, ...runRules(rules.production, context, undefined)] : [...ofSite];
  const wrongFiles = new Set(selectErrors(problems).map(({ file }) => file));
  const further = options.alsoCheck?.({ entries, pages: routes.pages, wrongFiles, now, production }) ?? [];
  problems.push(...excludeConsequences(further, ofSite));
  if (lookAheadDays > 0 && selectErrors(problems).length === 0)
    problems.push(...findUpcomingProblems(context, rules, buildRoutes, lookAheadDays));
  const reported = mergeCauses(reportDefaultsOnce(problems));

  // Pages that may not be drafts can still be previewed as drafts.
  const visibleContext = preview ? { ...context, routes: buildRoutes(today, true) } : context;
  const blocking =
    preview && routes.hidden.size > 0
      ? [...ofFiles, ...runSiteRules(visibleContext, rules, ofFiles), ...further]
      : reported;
  if (selectErrors(blocking).length > 0) return { problems: reported, sources };
  return { problems: reported, sources, site: assembleSite(visibleContext, compiled) };
}

/** Problems of files in relation to each other. */
function runSiteRules(context: SiteContext, rules: RuleSet, ofFiles: Diagnostic[]): Diagnostic[] {
  const problems = runRules(rules.site, context, undefined);
  const isPublishable = selectErrors([...ofFiles, ...problems]).length === 0;
  return isPublishable ? [...problems, ...runRules(rules.release, context, undefined)] : problems;
}

/** Checks each file by itself. Facts come first, because all other files may quote them, then defaults files. */
export function checkFiles(files: SourceFile[], site: Checking, cache?: ContentCache): FileResult[] {
  const { definition } = site;
  const isFact = ({ path }: SourceFile) => path.startsWith('content/facts/');
  const check = (file: SourceFile, facts: KnownFacts, defaults?: Frontmatter): FileResult => {
    const cached = cache && getCachedResult(cache, file, facts, defaults);
    if (cached !== undefined) return cached;
    const result = checkFile(file, facts.texts, defaults, site);
    if (cache !== undefined) cacheResult(cache, file, facts, defaults, result);
    return result;
  };
  const noFacts = describeFacts(new Map());
  const ofFacts = files.filter(isFact).map((file) => check(file, noFacts));
  const facts = describeFacts(collectFacts(ofFacts));

  const defaultsPaths = new Set(files.flatMap(({ path }) => findDefaultsFile(path, definition) ?? []));
  const defaultsFiles = files.filter(({ path }) => defaultsPaths.has(path));
  const defaultsResults = defaultsFiles.map((file) => check(file, facts));
  const defaults = new Map(
    defaultsFiles.map((file, index) => [file.path, findDefaultsFrontmatter(file, defaultsResults[index])]),
  );

  const others = files.filter((file) => !isFact(file) && !defaultsPaths.has(file.path));
  const ofOthers = others.map((file) => {
    const defaultsFile = findDefaultsFile(file.path, definition);
    return check(file, facts, defaultsFile === undefined ? undefined : defaults.get(defaultsFile));
  });
  return [...ofFacts, ...defaultsResults, ...ofOthers];
}

function collectFacts(results: readonly FileResult[]): FactTexts {
  return new Map(results.flatMap(({ factText }) => (factText === undefined ? [] : [factText])));
}

/** An unreadable defaults file counts as empty, so that files that use it get no errors for missing fields. */
function findDefaultsFrontmatter(
  { path }: SourceFile,
  { entry, invalid }: FileResult = { problems: [] },
): Frontmatter {
  return (entry ?? invalid)?.frontmatter ?? splitFrontmatter({ path, text: '---\n---\n' });
}

/** The data for templates: compiled entries and pages. */
function assembleSite(
  { definition, routes, root, now }: SiteContext,
  compiled: ReadonlyMap<string, Entry>,
): Site {
  // Compiling an entry doesn't change its collection.
  const ready = (entry: PageEntry) => (compiled.get(entry.file) ?? entry) as PageEntry;
  return {
    entries: indexEntries([...compiled.values()], definition),
    pages: new Map([...routes.pages].map(([path, page]) => [path, { ...page, entry: ready(page.entry) }])),
    redirects: routes.redirects,
    pictures: readPictureSizes(compiled.values(), root),
    now,
  };
}

function indexEntries(all: readonly Entry[], { collections }: SiteDefinition): Entries {
  const entries = Object.fromEntries(
    Object.keys(collections).map((name) => [name, new Map<string, Entry>()]),
  );
  for (const entry of all) entries[entry.collection]?.set(entry.id, entry);
  return entries;
}
