/** Reads, checks and saves a content file, or one value of it, for a form. */
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { entryInFile } from '#content/site.ts';
import { isRecord } from '#content/source/frontmatter.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { sourceOf } from '#content/source/positions.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { Site } from '#practice/site.ts';
import type { FieldAt, FieldDiagnostic, ProposedChange } from '../contract.ts';
import type { CheckedEntry, EntryForm, EntryRequests, SavedEntry } from '../entry/contract.ts';
import { withValue } from '../fields/values.ts';
import { changedText } from '../writer/change-file.ts';
import { formChanges, shownInForm } from '../writer/merge-file.ts';
import { readFields } from '../writer/read-fields.ts';
import { collectionIn, describeEntry } from './describe-entry.ts';
import { describeValue } from './describe-value.ts';
import { readFromDisk } from './disk.ts';
import type { Saver, SaverContext } from './saver.ts';
import { htmlOf } from './shown.ts';
import { staleTranslation } from './translation.ts';
import { fieldOnLine, linesOf, newProblems, problemsIn } from './value-problems.ts';

type Changes = EntryRequests['check']['changes'];

/** A whole file or, with a path or `body`, also the value there, as a page shows it. */
export type Opening = { file: string; path?: FieldPath | undefined; body?: true | undefined };

export async function readEntry(
  { root, site, latest, check }: SaverContext,
  { file, path, body }: Opening,
  page = '',
): Promise<EntryForm> {
  const known = site();
  const place = body ? { file, path: [], body } : path && placeOfValue({ file, path }, known);
  const found = await readFromDisk(root, place?.file ?? file);
  const { source } = found;
  // The preview may not have read a new file yet.
  const isNew = known !== undefined && entryInFile(known, source.path) === undefined;
  const loaded = isNew ? check([source]) : latest();
  const now = loaded.site ?? known;
  const entry = now && entryInFile(now, source.path);
  const translation = now && entry && staleTranslation(entry, now, root);
  const form = describeEntry({ ...found, site: now, entry }, problemsAbout(source, place, loaded.problems));
  return {
    ...form,
    ...(translation && { translation }),
    ...(place && { value: await describeValue(root, now, source, place, page) }),
  };
}

/** A value that a county omits comes from the file of defaults. */
function placeOfValue(place: FieldAt, site: Site | undefined): FieldAt {
  const entry = site && entryInFile(site, place.file);
  return entry === undefined ? place : { ...place, file: sourceOf(entry.frontmatter, place.path).file };
}

export async function checkEntry(
  { root, check, latest, site }: SaverContext,
  { file, changes, place }: EntryRequests['check'],
): Promise<CheckedEntry> {
  const { source } = await readFromDisk(root, file);
  const text = changedText(source, changesIn(source, changes));
  const changed = { ...source, text };
  const loaded = check([changed]);
  const shown = loaded.site ?? site();
  const own = changes.find((change) => JSON.stringify(change.place) === JSON.stringify(place));
  const html = own && shown && htmlOf(own.place, String(own.value ?? ''), shown);
  const caused = newProblems(latest().problems, loaded.problems);
  return {
    problems: problemsAbout(changed, place, loaded.problems, caused),
    ...(html !== undefined && { html }),
  };
}

export async function saveEntry(
  { root, latest }: SaverContext,
  { save }: Saver,
  { file, version, changes: typed }: EntryRequests['save'],
): Promise<SavedEntry> {
  const { source, version: found } = await readFromDisk(root, file);
  const changes = changesIn(source, typed);
  const answer =
    changes.length === 0
      ? { version: found, problems: latest().problems.filter((problem) => problem.file === file) }
      : await save({ version, changes });
  return 'conflict' in answer ? answer : { ...answer, problems: answer.problems.map(placedIn(source)) };
}

function changesIn(source: SourceFile, changes: Changes): ProposedChange[] {
  const { values, body } = readFields(source);
  const start = { values: isRecord(values) ? shownInForm(values) : {}, body: body.trim() };
  const typed = changes.reduce(
    (content, { place, value }) =>
      place.body
        ? { ...content, body: String(value ?? '') }
        : { ...content, values: Object(withValue(content.values, place.path, value)) },
    start,
  );
  return formChanges(source, typed.values, typed.body);
}

/** The problems of a file or of a value, problems of other files that must be fixed with the file, and caused ones. */
function problemsAbout(
  source: SourceFile,
  place: FieldAt | undefined,
  problems: readonly Diagnostic[],
  caused: readonly Diagnostic[] = [],
): FieldDiagnostic[] {
  const { path } = source;
  // The fields of a fact are edited together.
  const isWhole = place === undefined || collectionIn(path) === 'facts';
  const own = isWhole
    ? problems.filter(({ file, alsoIn }) => file === path || alsoIn?.includes(path) === true)
    : problemsIn(problems, path, linesOf(source, place));
  return [...new Set([...own, ...caused])].map(placedIn(source));
}

function placedIn(source: SourceFile): (problem: Diagnostic) => FieldDiagnostic {
  const fields = readFields(source);
  return (problem) => ({
    ...problem,
    place: problem.file === source.path ? fieldOnLine(fields, problem.line) : { file: source.path, path: [] },
  });
}
