import { cpSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContentCache } from '#content/result-cache.ts';
import { checkContent } from '#practice/content.ts';
import type { CheckOptions, LoadResult } from '#practice/content.ts';
import { describeProblem } from '#content/report/print.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { Site } from '#practice/site.ts';
import { readContentFiles } from '#content/source/content-files.ts';
import { readPublishedPaths } from '#content/source/published-paths.ts';
import { createTemporaryFolder } from '../fixtures/resources.ts';

/** A day on which no review is due, so that commands print no warnings. */
export const contentDay = '2026-11-23T17:00:00Z';

/** The new text of files by path; null removes the file. */
export type Edits = Record<string, string | null>;

export type CheckSettings = Partial<Omit<CheckOptions, 'now'>> & {
  now?: string;
  published?: string[];
  /** Also reports new files that no page lists. Off by default, because most tests add an unlisted file. */
  unlisted?: boolean;
  /** Also reports unreviewed text. Off by default, because nearly every edit causes such a report. */
  reviews?: boolean;
};

const unreviewedPattern =
  /^The text of this .+ changed after .+ reviewed it|^doesn’t record (?:which words .+ read|what .+ approved) on/;

/** An invented firm's content, so that edits of `content/` can't break the tests. */
export const fixture = join(process.cwd(), 'tests/fixtures/firm');
/** Parse results of the fixture's files, shared by all tests of a worker. Checks of edited files use copies. */
export const contentCache: ContentCache = new Map();
const files = await readContentFiles(fixture);
const publishedPaths = await readPublishedPaths(fixture);

export const fixtureFiles: ReadonlyMap<string, string> = new Map(files.map(({ path, text }) => [path, text]));

type ExtraCheck = NonNullable<CheckOptions['extraCheck']>;

const checkDay = new Date('2026-11-21T17:00:00Z');
const checkNothingElse: ExtraCheck = () => [];

/** Lists the problems in the unedited fixture. */
function listKnownProblems(extraCheck: ExtraCheck): ReadonlySet<string> {
  const options = { root: fixture, cache: contentCache, now: checkDay, extraCheck };
  const { site, problems } = checkContent(files, publishedPaths, options);
  if (site === undefined)
    throw new Error(
      `${fixture} has errors:\n${problems.map((problem) => describeProblem(problem, undefined)).join('\n')}`,
    );
  return new Set(problems.map(identifyProblem));
}

// Runs at import, because the first check of all files can exceed a test's timeout.
const knownProblems = new WeakMap([[checkNothingElse, listKnownProblems(checkNothingElse)]]);

/** Finds the problems that the unedited fixture does not have. */
export function findNewProblems(
  problems: readonly Diagnostic[],
  extraCheck = checkNothingElse,
): Diagnostic[] {
  const knownKeys = knownProblems.get(extraCheck) ?? listKnownProblems(extraCheck);
  knownProblems.set(extraCheck, knownKeys);
  return problems.filter((problem) => !knownKeys.has(identifyProblem(problem)));
}

/** Identifies a problem regardless of its line. */
function identifyProblem({ file, rule, field, message }: Diagnostic): string {
  return [file, rule, field, message].join('\n');
}

/**
 * Checks the fixture with some files added, changed or removed in memory, on a fixed day. Returns only problems that the
 * edits cause.
 */
export function loadEdited(edits: Edits, settings: CheckSettings = {}): LoadResult {
  const uneditedFiles = files.filter(({ path }) => !Object.hasOwn(edits, path));
  const writtenFiles = Object.entries(edits).flatMap(([path, text]) =>
    text === null ? [] : [{ path, text }],
  );
  const editedFiles = [...uneditedFiles, ...writtenFiles].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const now = settings.now === undefined ? checkDay : new Date(settings.now);
  const result = checkContent(editedFiles, settings.published ?? publishedPaths, {
    root: fixture,
    cache: new Map(contentCache),
    ...settings,
    now,
  });
  const isRelevant = ({ file, message }: Diagnostic) =>
    (settings.unlisted === true || fixtureFiles.has(file) || !message.startsWith('No page lists this')) &&
    (settings.reviews === true || !unreviewedPattern.test(message));
  return { ...result, problems: findNewProblems(result.problems, settings.extraCheck).filter(isRelevant) };
}

/** Loads the site after edits of its content. Throws an error if the content has errors. */
export function loadSiteWith(edits: Edits = {}, settings: CheckSettings = {}): Site {
  const { site, problems } = loadEdited(edits, settings);
  if (site === undefined) throw new Error(problems.map(({ message }) => message).join('\n'));
  return site;
}

/** Describes the problems after these edits, as printed for authors. */
export function describeProblems(edits: Edits, settings: CheckSettings = {}): string[] {
  const { problems, sources } = loadEdited(edits, settings);
  return problems.map((problem) => describeProblem(problem, sources.get(problem.file)));
}

/** Lists the position and message of each problem after these edits, without the code frame. */
export function listProblemMessages(edits: Edits, settings: CheckSettings = {}): string[] {
  return loadEdited(edits, settings).problems.map(
    ({ file, line, column, field, message }) =>
      `${file}:${line}:${column} ${field === undefined ? '' : `${field}  `}${message}`,
  );
}

/** The path of a new question, to test mistakes that any text can have. */
export const newFaq = 'content/faqs/zz-new.md';

/** Returns the text of a fixture file with a part replaced. Throws if the part is missing. */
export function replaceInFile(path: string, part: string, replacement: string): string {
  const text = fixtureFiles.get(path) ?? '';
  if (!text.includes(part)) throw new Error(`"${part}" is not in ${path}.`);
  return text.replace(part, () => replacement);
}

const profile = 'content/attorneys/jane-doe.md';
/** An edit that unmarks the attorney as sample data, so that her reviews count. */
export const realAttorney = { [profile]: replaceInFile(profile, 'placeholder: true\n', '') };

/** Copies the fixture to a temporary folder, for tests that write to the disk. */
export async function copyContent(edits: Record<string, string | Buffer | null> = {}): Promise<string> {
  const folder = await createTemporaryFolder();
  cpSync(join(fixture, 'content'), join(folder, 'content'), { recursive: true });
  await symlink(join(fixture, 'public'), join(folder, 'public'));
  for (const [path, text] of Object.entries(edits)) {
    const file = join(folder, path);
    if (text === null) await rm(file);
    else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
  return folder;
}

/** Checks unsaved and removed files as the preview does. */
export function checkEdited(
  changedFiles: readonly { path: string; text: string }[],
  removedPaths: readonly string[] = [],
  baseEdits: Edits = {},
): LoadResult {
  const edits: [string, string | null][] = [
    ...changedFiles.map(({ path, text }): [string, string] => [path, text]),
    ...removedPaths.map((path): [string, null] => [path, null]),
  ];
  return loadEdited({ ...baseEdits, ...Object.fromEntries(edits) }, { preview: true });
}
