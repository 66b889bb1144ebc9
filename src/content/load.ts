import { prepareAll } from './check-files.ts';
import type { ContentCache } from './check-files.ts';
import { collections } from './collections.ts';
import type { CollectionName } from './collections.ts';
import { compileEntry, pictureSizes } from './compile.ts';
import type { Compiled } from './compile.ts';
import { isProduction } from './production.ts';
import { errorsOf, tellCausesOnce } from './report/problem.ts';
import type { Problem } from './report/problem.ts';
import { checkArticleLists } from './routes/article-lists.ts';
import { arrangePages } from './routes/routes.ts';
import type { ArrangedPages } from './routes/routes.ts';
import { likelyPaths, requiredFiles, twinFiles } from './rules/engine/files.ts';
import { checkLinks } from './rules/engine/links.ts';
import { orphanPages } from './rules/engine/orphan-pages.ts';
import { otherLanguages } from './rules/engine/other-languages.ts';
import { strayFiles, unnamedPictures } from './rules/engine/public-files.ts';
import { checkReferences, repeatedReferences } from './rules/engine/references.ts';
import { countyCopies, countyTexts } from './rules/firm/counties.ts';
import { checkEndedFacts } from './rules/firm/ended-facts.ts';
import { checkForms } from './rules/firm/forms.ts';
import { futureDays } from './rules/firm/future-days.ts';
import { checkMainOffice } from './rules/firm/main-office.ts';
import { announcedOffers, checkOfferDays } from './rules/firm/offers.ts';
import { productionProblems } from './rules/firm/production.ts';
import { translatedHours } from './rules/firm/stated-hours.ts';
import { everyEntry } from './site.ts';
import type { AnyEntry, Entries, Entry, Page, Site } from './site.ts';
import { publicFiles, readContentFiles } from './source/content-files.ts';
import type { SourceFile } from './source/content-files.ts';
import { checkLedger, noLedger, readLedger } from './source/published-paths.ts';

export type JudgeOptions = {
  /** The project's root: the folder that holds `content/` and `public/`. */
  root: string;
  /** The build clock. */
  now: Date;
  /** Show drafts and scheduled pages as well, for the preview. */
  preview?: boolean;
  /** Refuse what must not go live: sample data, what nobody approved or checked in time, waivers that have ended. */
  production?: boolean;
  /** What rules outside this folder say of the content. What stands where another problem is told is left out. */
  alsoCheck?: (content: LoadedContent) => Problem[];
  /** Outcomes of an earlier run; files whose text and facts are the same are not judged again. */
  cache?: ContentCache;
};

/** The entries as they were read, with facts quoted and Markdown not yet compiled, and their pages. */
export type LoadedContent = {
  entries: Entries;
  pages: ReadonlyMap<string, Page>;
  now: Date;
  production: boolean;
};

/** `site` is absent when a problem is an error: nothing may be built then. */
export type Loaded = { site?: Site; problems: Problem[]; sources: Map<string, string> };

/**
 * Judges files (with the lines of the path ledger) without
 * touching the disk, except to look at public/.
 */
export function judgeContent(files: SourceFile[], ledger: string[], options: JudgeOptions): Loaded {
  const sources = new Map(files.map((file) => [file.path, file.text]));
  const outcomes = prepareAll(files, options.cache);
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const entries = arrangeEntries(outcomes);

  const arranged = arrangePages(entries, { ...options, published: new Set(ledger) });
  for (const path of likelyPaths(outcomes, files)) arranged.broken.add(path);
  const compiled = compileAll(entries);
  const unfinished = outcomes.flatMap((outcome) => outcome.unfinished ?? []);
  const world = { entries, compiled, pages: arranged, root: options.root, sources };
  const published = publicFiles(options.root);
  const counties = writtenCounties(arranged);
  const copies = countyCopies(counties);
  // A copy that is told by its title or its names is not told by its text as well.
  const copied = new Set([...arranged.problems, ...copies].map(({ file }) => file));
  problems.push(
    ...arranged.problems,
    ...requiredFiles(entries, sources),
    ...twinFiles(sources),
    ...strayFiles(published),
    ...checkForms(entries, sources),
    ...checkMainOffice(entries),
    ...checkOfferDays(entries),
    ...translatedHours(entries),
    ...checkArticleLists(arranged),
    ...copies,
    ...countyTexts(counties).filter(({ file }) => !copied.has(file)),
    ...announcedOffers(everyEntry(entries)),
    ...futureDays(everyEntry(entries), options.now),
  );
  problems.push(
    ...checkReferences(world),
    ...repeatedReferences(compiled.values()),
    ...checkLinks(world, unfinished),
    ...checkLedger(ledger, arranged),
    ...otherLanguages(world),
    ...checkEndedFacts(world, options.now),
  );
  // What is only left over may be so because of an error, and is told once all else is right.
  if (errorsOf(problems).length === 0)
    problems.push(...orphanPages(world, options.now), ...unnamedPictures(published, sources));
  if (options.production === true) problems.push(...productionProblems(entries, options.now));

  const { now, production = false } = options;
  const further = options.alsoCheck?.({ entries, pages: arranged.pages, now, production }) ?? [];
  const places = new Set(problems.map(placeOf));
  problems.push(...further.filter((problem) => !places.has(placeOf(problem))));

  const told = tellCausesOnce(problems);
  const firm = entries.site.get('firm');
  if (errorsOf(told).length > 0 || firm === undefined) return { problems: told, sources };
  return { problems: told, sources, site: makeSite(entries, compiled, options) };
}

function placeOf({ file, line, mark }: Problem): string {
  return [file, mark?.line ?? line, mark?.column].join(':');
}

function makeSite(entries: Entries, compiled: Map<string, Compiled>, options: JudgeOptions): Site {
  const ready = arrangeEntries([...compiled.values()]);
  const { pages, redirects } = arrangePages(ready, options);
  const firm = ready.site.get('firm') ?? entries.site.get('firm');
  if (firm === undefined) throw new Error('The firm’s file was lost while its texts were compiled.');
  const pictures = pictureSizes(compiled.values(), options.root);
  return { entries: ready, pages, redirects, firm: firm.data, pictures, now: options.now };
}

/** Counties that are no drafts, in the order in which pages were given their addresses: a copy comes after its model. */
function writtenCounties({ known }: ArrangedPages): Entry<'counties'>[] {
  return [...new Set(known.values())].flatMap((entry) =>
    entry.collection === 'counties' && !entry.data.draft ? [entry] : [],
  );
}

function compileAll(entries: Entries): Map<string, Compiled> {
  return new Map(everyEntry(entries).map((entry) => [entry.file, compileEntry(entry)]));
}

function arrangeEntries(found: { entry?: AnyEntry }[]): Entries {
  const names = Object.keys(collections) as CollectionName[];
  const entries = Object.fromEntries(names.map((name) => [name, new Map<string, AnyEntry>()]));
  for (const { entry } of found) if (entry !== undefined) entries[entry.collection]?.set(entry.id, entry);
  // Each map was filled by the entries' own collection name.
  return entries as unknown as Entries;
}

export type LoadOptions = JudgeOptions & {
  /** Fills the cache beforehand, for sites so large that it is worth a second thread. */
  prepare?: (files: SourceFile[], cache: ContentCache) => Promise<void>;
};

/**
 * Reads and judges all of `content/`: every problem of every file in one run. With SITE_ENV=production,
 * what must not go live (sample data, words without approval) is a problem too, unless `production` says otherwise.
 */
export async function loadContent(options: LoadOptions): Promise<Loaded> {
  const [files, ledger] = await Promise.all([readContentFiles(options.root), readLedger(options.root)]);
  const production = isProduction(process.env);
  if (options.cache !== undefined) await options.prepare?.(files, options.cache);
  const loaded = withQuickEnvironment(() => judgeContent(files, ledger, { production, ...options }));
  if (ledger.length === 0 && files.length > 0) loaded.problems.push(noLedger);
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
