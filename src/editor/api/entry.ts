/** Reads and checks a content file, or one value of it, for a form. */
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { getValue } from '#content/fields/schema-parts.ts';
import { findEntryInFile } from '#content/site.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { findSource } from '#content/source/positions.ts';
import { findReferences } from '#content/texts.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import type { Responses, EntryForm, FieldAt, FieldDiagnostic, InList, Posted } from '../contract.ts';
import { applyChanges } from '../writer/change-file.ts';
import { requireCollection, describeEntry } from './describe-entry.ts';
import { findFile, readFromDisk } from './disk.ts';
import type { SaverContext } from './saver.ts';
import { renderValue } from './shown.ts';
import { findStaleSentences } from './translation.ts';
import { findLineRange, findNewProblems, locateProblems, selectProblemsOnLines } from './value-problems.ts';

export async function readEntry(
  { root, site, latest, check }: SaverContext,
  { file, path, body, page = '' }: Posted['entry'],
): Promise<EntryForm> {
  const currentSite = site();
  const place = body ? { file, path: [], body } : path && findValuePlace({ file, path }, currentSite);
  const fileOnDisk = await readFromDisk(root, place?.file ?? file);
  const { source } = fileOnDisk;
  // The preview may not have read a new file yet.
  const isNew = currentSite !== undefined && findEntryInFile(currentSite, source.path) === undefined;
  const loaded = isNew ? check([source]) : latest();
  const now = loaded.site ?? currentSite;
  const entry = now && findEntryInFile(now, source.path);
  const translation = now && entry && findStaleSentences(entry, now, root);
  const shownBy = now?.pages.get(page)?.entry;
  const problems = selectProblems(source, place, loaded.problems);
  return {
    ...describeEntry({ ...fileOnDisk, site: now, entry }, problems),
    ...(translation && { translation }),
    namedIn: entry && shownBy ? await findListsNaming(root, entry, shownBy) : [],
  };
}

/** A value that a county omits comes from the file of defaults. */
function findValuePlace(place: FieldAt, site: Site | undefined): FieldAt {
  const entry = site && findEntryInFile(site, place.file);
  return entry === undefined ? place : { ...place, file: findSource(entry.frontmatter, place.path).file };
}

/** The page's lists that reference a file, such as a list of questions. */
async function findListsNaming(root: string, named: AnyEntry, shownBy: AnyEntry): Promise<InList[]> {
  const { file, frontmatter } = shownBy;
  const lists = findReferences(shownBy).map(async ({ text, kind, path }): Promise<InList[]> => {
    const index = path.at(-1);
    const isIt = kind.kind === 'reference' && named.collection === kind.collection && named.id === text;
    if (!isIt || typeof index !== 'number') return [];
    const list = path.slice(0, -1);
    const isOwn = getValue(frontmatter.values, list) !== undefined;
    const source = isOwn ? { file, values: frontmatter.values } : frontmatter.defaults;
    const items = getValue(source?.values, list);
    if (source === undefined || !Array.isArray(items)) return [];
    // The file may have been deleted while an error in another file hides that from the preview.
    const version = (await findFile(root, source.file))?.version ?? '';
    return [{ list: { file: source.file, path: list }, version, index, items, collection: named.collection }];
  });
  return (await Promise.all(lists)).flat();
}

export async function checkEntry(
  { root, check, latest, site }: SaverContext,
  { file, changes, place }: Posted['check'],
): Promise<Responses['check']> {
  const { source } = await readFromDisk(root, file);
  const changed = { ...source, text: applyChanges(source, changes) };
  const loaded = check([changed]);
  const checkedSite = loaded.site ?? site();
  const changeOfPlace = changes.find((change) => JSON.stringify(change.place) === JSON.stringify(place));
  const html =
    changeOfPlace &&
    checkedSite &&
    renderValue(changeOfPlace.place, String(changeOfPlace.value ?? ''), checkedSite);
  const caused = findNewProblems(latest().problems, loaded.problems);
  return {
    problems: selectProblems(changed, place, loaded.problems, caused),
    ...(html !== undefined && { html }),
  };
}

/** The problems of a file or of a value, problems of other files that must be fixed with the file, and caused ones. */
function selectProblems(
  source: SourceFile,
  place: FieldAt | undefined,
  problems: readonly Diagnostic[],
  caused: readonly Diagnostic[] = [],
): FieldDiagnostic[] {
  const { path } = source;
  // The fields of a fact are edited together.
  const isWhole = place === undefined || requireCollection(path) === 'facts';
  const selected = isWhole
    ? problems.filter(({ file, alsoIn }) => file === path || alsoIn?.includes(path) === true)
    : selectProblemsOnLines(problems, path, findLineRange(source, place));
  return locateProblems(source, [...selected, ...caused]);
}
