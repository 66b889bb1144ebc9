/** Reads and checks a content file, or one value of it, for a form. */
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { getValue } from '#content/fields/schema-parts.ts';
import { findEntryInFile } from '#content/site.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { findSource } from '#content/source/positions.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import type {
  Responses,
  EntryForm,
  FieldLocation,
  FieldDiagnostic,
  ContainingList,
  RequestBodies,
} from '../contract.ts';
import { applyChanges } from '../writer/change-file.ts';
import { requireCollection } from '../writer/read-fields.ts';
import { describeEntry } from './describe-entry.ts';
import { readFromDisk } from './disk.ts';
import type { SaverContext } from './saver.ts';
import { renderValue } from './pages-showing.ts';
import { findStaleSentences } from './translation.ts';
import { findNewProblems, locateProblems, selectProblemsAt } from './value-problems.ts';

export async function readEntry(
  { root, site, latest }: SaverContext,
  { file, path, page = '' }: RequestBodies['readEntry'],
): Promise<EntryForm> {
  const validSite = site();
  const location = path && findValueLocation({ file, path }, validSite);
  const fileOnDisk = await readFromDisk(root, location?.file ?? file);
  const { source } = fileOnDisk;
  const { problems: allProblems, site: latestSite = validSite } = latest();
  const entry = latestSite && findEntryInFile(latestSite, source.path);
  const translation = latestSite && entry && findStaleSentences(entry, latestSite, root);
  const pageEntry = latestSite?.pages.get(page)?.entry;
  return {
    ...describeEntry(fileOnDisk, latestSite, entry),
    problems: selectProblems(source, location, allProblems),
    ...(translation && { translation }),
    listedIn: entry && pageEntry ? findListsReferencing(entry, pageEntry) : [],
  };
}

/** Finds the file that defines a value: the defaults file if the entry inherits it. */
function findValueLocation(location: FieldLocation, site: Site | undefined): FieldLocation {
  const entry = site && findEntryInFile(site, location.file);
  return entry === undefined
    ? location
    : { ...location, file: findSource(entry.frontmatter, location.path).file };
}

/** Finds the page's lists that reference a file, such as a list of questions. */
function findListsReferencing(referenced: AnyEntry, page: AnyEntry): ContainingList[] {
  return page.references.flatMap(({ text, kind, path }) => {
    const index = path.at(-1);
    const referencesEntry =
      kind.kind === 'reference' && referenced.collection === kind.collection && referenced.id === text;
    if (!referencesEntry || typeof index !== 'number') return [];
    const list = path.slice(0, -1);
    const source = findSource(page.frontmatter, list);
    const items = getValue(source.values, list);
    return Array.isArray(items)
      ? [{ list: { file: source.file, path: list }, index, length: items.length }]
      : [];
  });
}

export async function checkEntry(
  { root, check, latest, site }: SaverContext,
  { file, changes, location }: RequestBodies['check'],
): Promise<Responses['check']> {
  const { source } = await readFromDisk(root, file);
  const changedSource = { ...source, text: applyChanges(source, changes) };
  const loadResult = check([changedSource]);
  const checkedSite = loadResult.site ?? site();
  const matchingChange = changes.find(
    (change) => JSON.stringify(change.location) === JSON.stringify(location),
  );
  const html =
    matchingChange &&
    checkedSite &&
    renderValue(matchingChange.location, String(matchingChange.value ?? ''), checkedSite);
  const newProblems = findNewProblems(latest().problems, loadResult.problems);
  return {
    problems: selectProblems(changedSource, location, loadResult.problems, newProblems),
    ...(html !== undefined && { html }),
  };
}

/**
 * Selects the problems of a file or a value, and adds `newProblems`. The problems of a file include those reported in
 * another file that a change to this one can fix.
 */
function selectProblems(
  source: SourceFile,
  location: FieldLocation | undefined,
  problems: readonly Diagnostic[],
  newProblems: readonly Diagnostic[] = [],
): FieldDiagnostic[] {
  const { path } = source;
  // The fields of a fact are edited together.
  const isWholeFile = location === undefined || requireCollection(path) === 'facts';
  const selected = isWholeFile
    ? problems.filter(({ file, alsoIn }) => file === path || alsoIn?.includes(path) === true)
    : selectProblemsAt(problems, source, [location]);
  return locateProblems(source, [...selected, ...newProblems]);
}
