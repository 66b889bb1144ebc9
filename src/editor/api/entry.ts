/** Reads, checks and saves a content file, or one value of it, for a form. */
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { findEntryInFile } from '#content/site.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { findSource } from '#content/source/positions.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { Site } from '#practice/site.ts';
import type { FieldAt, FieldDiagnostic, ProposedChange } from '../contract.ts';
import type { CheckedEntry, EntryForm, EntryRequests, SavedEntry } from '../entry/contract.ts';
import { withValue } from '../fields/values.ts';
import { applyChanges } from '../writer/change-file.ts';
import { diffForm, toFormValues } from '../writer/merge-file.ts';
import { readFields } from '../writer/read-fields.ts';
import { requireCollection, describeEntry } from './describe-entry.ts';
import { describeValue } from './describe-value.ts';
import { readFromDisk } from './disk.ts';
import type { Saver, SaverContext } from './saver.ts';
import { renderValue } from './shown.ts';
import { findStaleSentences } from './translation.ts';
import { findFieldOnLine, findLineRange, findNewProblems, selectProblemsOnLines } from './value-problems.ts';

type Changes = EntryRequests['check']['changes'];

/** A whole file or, with a path or `body`, also the value there, as a page shows it. */
export type Opening = { file: string; path?: FieldPath | undefined; body?: true | undefined };

export async function readEntry(
  { root, site, latest, check }: SaverContext,
  { file, path, body }: Opening,
  page = '',
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
  const form = describeEntry(
    { ...fileOnDisk, site: now, entry },
    selectProblems(source, place, loaded.problems),
  );
  return {
    ...form,
    ...(translation && { translation }),
    ...(place && { value: await describeValue(root, now, source, place, page) }),
  };
}

/** A value that a county omits comes from the file of defaults. */
function findValuePlace(place: FieldAt, site: Site | undefined): FieldAt {
  const entry = site && findEntryInFile(site, place.file);
  return entry === undefined ? place : { ...place, file: findSource(entry.frontmatter, place.path).file };
}

export async function checkEntry(
  { root, check, latest, site }: SaverContext,
  { file, changes, place }: EntryRequests['check'],
): Promise<CheckedEntry> {
  const { source } = await readFromDisk(root, file);
  const text = applyChanges(source, parseChanges(source, changes));
  const changed = { ...source, text };
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

export async function saveEntry(
  { root, latest }: SaverContext,
  { save }: Saver,
  { file, version, changes: typed }: EntryRequests['save'],
): Promise<SavedEntry> {
  const { source, version: versionOnDisk } = await readFromDisk(root, file);
  const changes = parseChanges(source, typed);
  const answer =
    changes.length === 0
      ? { version: versionOnDisk, problems: latest().problems.filter((problem) => problem.file === file) }
      : await save({ version, changes });
  return 'conflict' in answer
    ? answer
    : { ...answer, problems: answer.problems.map(createFieldLocator(source)) };
}

function parseChanges(source: SourceFile, changes: Changes): ProposedChange[] {
  const { values, body } = readFields(source);
  const start = { values: isRecord(values) ? toFormValues(values) : {}, body: body.trim() };
  const editedContent = changes.reduce(
    (content, { place, value }) =>
      place.body
        ? { ...content, body: String(value ?? '') }
        : { ...content, values: Object(withValue(content.values, place.path, value)) },
    start,
  );
  return diffForm(source, editedContent.values, editedContent.body);
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
  return [...new Set([...selected, ...caused])].map(createFieldLocator(source));
}

function createFieldLocator(source: SourceFile): (problem: Diagnostic) => FieldDiagnostic {
  const fields = readFields(source);
  return (problem) => ({
    ...problem,
    place:
      problem.file === source.path ? findFieldOnLine(fields, problem.line) : { file: source.path, path: [] },
  });
}
