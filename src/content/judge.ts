import type { CollectionName } from './collections.ts';
import { collections } from './collections.ts';
import { compileEntry } from './compiled.ts';
import type { Compiled } from './compiled.ts';
import { countyCopies } from './counties/county-copies.ts';
import { countyTexts } from './counties/county-texts.ts';
import type { AnyEntry, Entry } from './entry.ts';
import { checkEndedFacts } from './facts/ended-facts.ts';
import { checkLedger } from './files/ledger.ts';
import { publicFiles } from './files/public-files.ts';
import { likelyPaths, requiredFiles } from './files/required-files.ts';
import type { SourceFile } from './files/source-file.ts';
import { translatedHours } from './facts/translated-hours.ts';
import { strayFiles } from './files/stray-files.ts';
import { twinFiles } from './files/twin-files.ts';
import { otherLanguages } from './languages/other-languages.ts';
import { checkLinks } from './links/check-links.ts';
import { orphanPages } from './links/orphan-pages.ts';
import { checkReferences } from './links/references.ts';
import { repeatedReferences } from './links/repeated-references.ts';
import { announcedOffers } from './offers/announced-offers.ts';
import { checkOfferDays } from './offers/offer-days.ts';
import { arrangePages } from './pages/arrange-pages.ts';
import type { ArrangedPages } from './pages/arrange-pages.ts';
import { checkArticleLists } from './pages/article-lists.ts';
import { checkMainOffice } from './pages/firm-checks.ts';
import { checkForms } from './pages/form-checks.ts';
import { futureDays } from './pages/future-days.ts';
import { pictureSizes } from './pictures/picture-sizes.ts';
import { unnamedPictures } from './pictures/unnamed-pictures.ts';
import { prepareAll } from './prepare-all.ts';
import type { ContentCache } from './prepare-all.ts';
import type { Problem } from './problems/problem.ts';
import { errorsOf, tellCausesOnce } from './problems/problem.ts';
import { productionProblems } from './production/production-problems.ts';
import { everyEntry } from './site.ts';
import type { Entries, Site } from './site.ts';

export type JudgeOptions = {
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

  const told = tellCausesOnce(problems);
  const firm = entries.site.get('firm');
  if (errorsOf(told).length > 0 || firm === undefined) return { problems: told, sources };
  return { problems: told, sources, site: makeSite(entries, compiled, options) };
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
