import type { ContentCache } from '#content/result-cache.ts';
import { checkContent } from '#practice/content.ts';
import type { CheckOptions, LoadResult } from '#practice/content.ts';
import { describeProblem } from '#content/report/print.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { Site } from '#practice/site.ts';
import { readContentFiles } from '#content/source/content-files.ts';
import { readPublishedPaths } from '#content/source/published-paths.ts';
import { fixture } from '../fixtures/firm-content.ts';

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
  /^The text of this .+ changed after .+ reviewed it|^doesn’t record (?:which text .+ read|what .+ approved) on/;

/** Parse results of the fixture's files, shared by all tests in a worker. Checks of edited files use copies. */
export const contentCache: ContentCache = new Map();
const files = await readContentFiles(fixture);
const publishedPaths = await readPublishedPaths(fixture);

export const fixtureFiles: ReadonlyMap<string, string> = new Map(files.map(({ path, text }) => [path, text]));

const checkDay = new Date('2026-11-21T17:00:00Z');

// Runs at import, because the first check of all files can exceed a test's timeout.
const { problems: fixtureProblems } = checkContent(files, publishedPaths, {
  root: fixture,
  cache: contentCache,
  now: checkDay,
});
if (fixtureProblems.length > 0)
  throw new Error(
    `${fixture} has problems:\n${fixtureProblems.map((problem) => describeProblem(problem, undefined)).join('\n')}`,
  );

/** Checks the fixture with some files added, changed or removed in memory, by default on a fixed day. */
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
  return { ...result, problems: result.problems.filter(isRelevant) };
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
/** An edit that removes the attorney's sample-data mark, so that her reviews count. */
export const realAttorney = { [profile]: replaceInFile(profile, 'placeholder: true\n', '') };

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
