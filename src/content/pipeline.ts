/**
 * From files to a checked site. Read this file first. Each step is a function: read -> parse -> defaults -> quote -> validate
 * -> compile -> route -> check.
 */
import { toLocalDate } from './calendar.ts';
import { checkFile } from './check-file.ts';
import type { SiteRules, FileResult } from './check-file.ts';
import { readPictureSizes } from './compile.ts';
import { findDefaultsFile, listLikelyPaths } from './folders.ts';
import type { SiteDefinition } from './definition.ts';
import { findReadProblem } from './explain/text-problems.ts';
import type { FactTexts } from './facts/fact-texts.ts';
import { checkWithCache } from './result-cache.ts';
import type { ContentCache } from './result-cache.ts';
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
import {
  missingPathsWarning,
  parsePublishedPaths,
  publishedPathsFile,
  readPublishedPaths,
} from './source/published-paths.ts';
import { findUpcomingProblems } from './upcoming.ts';

export type PipelineOptions = SiteRules & {
  /** The project root, which contains `content/` and `public/`. */
  root: string;
  /** The time of the build or check. */
  now: Date;
  /** Includes drafts and scheduled pages in the site. The problems of the published site are reported anyway. */
  preview?: boolean;
  /** Rejects content that must not go live: sample data, text without approval or with an overdue review, expired waivers. */
  production?: boolean;
  /** Additional rules; their problems are dropped where there is already an error. */
  extraCheck?(content: CheckedContent): Diagnostic[];
  /** The number of days to look ahead. Errors that will occur by then are reported as warnings. */
  lookAheadDays?: number;
  /** Results of earlier checks, for the preview and `--watch`. */
  cache?: ContentCache;
};

/** The entries with facts quoted but Markdown not compiled, and their pages. */
export type CheckedContent = {
  entries: Entries;
  pages: ReadonlyMap<string, Page>;
  /** Files with an error, whether or not they are among the entries. */
  filesWithErrors: ReadonlySet<string>;
  now: Date;
  production: boolean;
};

/** `site` is undefined if a problem is an error. In a preview, errors that occur only because a page is hidden don't count. */
export type LoadResult = { site?: Site; problems: Diagnostic[]; sources: Map<string, string> };

/** Reads and checks all of `content/` and collects every problem. */
export async function loadContent(options: PipelineOptions): Promise<LoadResult> {
  const [files, pathLines] = await Promise.all([
    readContentFiles(options.root),
    readPublishedPaths(options.root),
  ]);
  return checkContent(files, pathLines, options);
}

/** Checks files, and that every published path (`pathLines`) still works. Reads only `public/` and the sources of translations from disk. */
export function checkContent(files: SourceFile[], pathLines: string[], options: PipelineOptions): LoadResult {
  const { definition, rules, root, now, production = false, preview = false, lookAheadDays = 0 } = options;
  const sources = new Map(files.map((file) => [file.path, file.text]));

  // Parse each file, apply its defaults, quote its facts, validate and compile it.
  const results = checkFiles(files, options, options.cache);
  const validEntries = results.flatMap(({ entry }) => entry ?? []);
  const entries = indexEntries(validEntries, definition);
  const compiledEntries = new Map(
    results.flatMap((result) =>
      result.compiledEntry ? [[result.compiledEntry.file, result.compiledEntry]] : [],
    ),
  );

  // Route: map paths to pages.
  const entriesByFile = new Map(validEntries.map((entry) => [entry.file, entry]));
  const brokenPaths = files
    .filter(({ path }) => !entriesByFile.has(path))
    .flatMap((file) => listLikelyPaths(file, definition));
  const today = toLocalDate(now, definition.timeZone);
  const listedPaths = parsePublishedPaths(pathLines, today);
  const publishedPaths = new Set(listedPaths.map(({ path }) => path));
  const buildRoutes = (day: string, showHidden = false) =>
    arrangeRoutes(entries, { today: day, preview: showHidden, publishedPaths, brokenPaths });
  const routes = buildRoutes(today);

  // Check the files against each other.
  const pathListProblem = findReadProblem({ path: publishedPathsFile, text: pathLines.join('\n') });
  const context: SiteContext = {
    definition,
    entries,
    facts: collectFacts(results),
    entriesByFile,
    anchorsByFile: new Map(
      results.flatMap(({ entry, anchors }) => (entry && anchors ? [[entry.file, anchors]] : [])),
    ),
    invalidFiles: results.flatMap(({ invalidFile }) => invalidFile ?? []),
    routes,
    sources,
    publicFiles: listPublicFiles(root),
    publishedPaths: pathListProblem === undefined ? listedPaths : [],
    root,
    now,
    today,
    production,
  };
  const fileProblems = results.flatMap((result) => result.problems);
  if (pathListProblem !== undefined) fileProblems.push(pathListProblem);
  if (pathLines.length === 0 && files.length > 0) fileProblems.push(missingPathsWarning);
  const siteProblems = [
    ...fileProblems,
    ...excludeConsequences(runSiteRules(context, rules, fileProblems), fileProblems),
  ];
  const problems = production
    ? [...siteProblems, ...runRules(rules.production, context, undefined)]
    : [...siteProblems];
  const filesWithErrors = new Set(selectErrors(problems).map(({ file }) => file));
  const extraProblems =
    options.extraCheck?.({ entries, pages: routes.pages, filesWithErrors, now, production }) ?? [];
  problems.push(...excludeConsequences(extraProblems, siteProblems));
  if (lookAheadDays > 0 && selectErrors(problems).length === 0)
    problems.push(...findUpcomingProblems(context, rules, buildRoutes, lookAheadDays));
  const reportedProblems = mergeCauses(reportDefaultsOnce(problems));

  // A published page may not become a draft, but it can be previewed as one.
  const visibleContext = preview ? { ...context, routes: buildRoutes(today, true) } : context;
  const blockingProblems =
    preview && routes.hiddenFiles.size > 0
      ? [...fileProblems, ...runSiteRules(visibleContext, rules, fileProblems), ...extraProblems]
      : reportedProblems;
  if (selectErrors(blockingProblems).length > 0) return { problems: reportedProblems, sources };
  return { problems: reportedProblems, sources, site: assembleSite(visibleContext, compiledEntries) };
}

/** Runs the cross-file rules; those for a release only if there is no error. */
function runSiteRules(context: SiteContext, rules: RuleSet, fileProblems: Diagnostic[]): Diagnostic[] {
  const problems = runRules(rules.site, context, undefined);
  const isPublishable = selectErrors([...fileProblems, ...problems]).length === 0;
  return isPublishable ? [...problems, ...runRules(rules.release, context, undefined)] : problems;
}

/** Checks each file separately: facts first, because all other files may quote them, then defaults files. */
export function checkFiles(files: SourceFile[], siteRules: SiteRules, cache?: ContentCache): FileResult[] {
  const { definition } = siteRules;
  const isFact = ({ path }: SourceFile) => path.startsWith('content/facts/');
  const check = (file: SourceFile, facts: FactTexts, defaults?: Frontmatter): FileResult => {
    const runCheck = () => checkFile(file, facts, defaults, siteRules);
    return cache === undefined ? runCheck() : checkWithCache(cache, file, facts, defaults, runCheck);
  };
  const factResults = files.filter(isFact).map((file) => check(file, new Map()));
  const facts = collectFacts(factResults);

  const defaultsPaths = new Set(files.flatMap(({ path }) => findDefaultsFile(path, definition) ?? []));
  const defaultsFiles = files.filter(({ path }) => defaultsPaths.has(path));
  const defaultsResults = defaultsFiles.map((file) => check(file, facts));
  const defaults = new Map(
    defaultsFiles.map((file, index) => [file.path, findDefaultsFrontmatter(file, defaultsResults[index])]),
  );

  const otherFiles = files.filter((file) => !isFact(file) && !defaultsPaths.has(file.path));
  const otherResults = otherFiles.map((file) => {
    const defaultsFile = findDefaultsFile(file.path, definition);
    return check(file, facts, defaultsFile === undefined ? undefined : defaults.get(defaultsFile));
  });
  return [...factResults, ...defaultsResults, ...otherResults];
}

function collectFacts(results: readonly FileResult[]): FactTexts {
  return new Map(results.flatMap(({ factText }) => (factText === undefined ? [] : [factText])));
}

/** Treats an unreadable defaults file as empty. The missing fields of files that use it are then not reported. */
function findDefaultsFrontmatter(
  { path }: SourceFile,
  { entry, invalidFile }: FileResult = { problems: [] },
): Frontmatter {
  return (entry ?? invalidFile)?.frontmatter ?? splitFrontmatter({ path, text: '---\n---\n' });
}

/** Assembles the data for templates: compiled entries and pages. */
function assembleSite(
  { definition, routes, root, now }: SiteContext,
  compiledEntries: ReadonlyMap<string, Entry>,
): Site {
  // Compiling an entry doesn't change its collection.
  const getCompiled = (entry: PageEntry) => (compiledEntries.get(entry.file) ?? entry) as PageEntry;
  return {
    entries: indexEntries([...compiledEntries.values()], definition),
    pages: new Map(
      [...routes.pages].map(([path, page]) => [path, { ...page, entry: getCompiled(page.entry) }]),
    ),
    redirects: routes.redirects,
    pictures: readPictureSizes(compiledEntries.values(), root),
    now,
  };
}

function indexEntries(list: readonly Entry[], { collections }: SiteDefinition): Entries {
  const entries = Object.fromEntries(
    Object.keys(collections).map((name) => [name, new Map<string, Entry>()]),
  );
  for (const entry of list) entries[entry.collection]?.set(entry.id, entry);
  return entries;
}
