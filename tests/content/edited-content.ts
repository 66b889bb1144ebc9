import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentCache } from '../../src/content/result-cache.ts';
import { checkContent } from '../../src/practice/content.ts';
import type { CheckOptions, Loaded } from '../../src/practice/content.ts';
import { describeProblem } from '../../src/content/report/print.ts';
import type { Problem } from '../../src/content/report/problem.ts';
import { readContentFiles } from '../../src/content/source/content-files.ts';
import { readPublishedPaths } from '../../src/content/source/published-paths.ts';

/** A day on which nothing in the content is due for review: later on, commands warn of what is. */
export const dayOfContent = '2026-11-23T17:00:00Z';

/** File to its new text; null removes the file. */
export type Edits = Record<string, string | null>;

export type Setting = Partial<Omit<CheckOptions, 'now'>> & {
  now?: string;
  published?: string[];
  /** Also tell of new files that no page lists: most tests add a file for its own mistakes alone. */
  unlisted?: boolean;
  /** Also tell that an edited file has words that nobody has reviewed, as nearly every edit does. */
  reviews?: boolean;
};

const unreviewed =
  /^The words of this .+ changed after .+ reviewed them|^does not say (?:which words .+ read|what .+ approved) on/;

/** A firm's content as it was on one day: no edit of `content/` changes what the tests of the code find. */
export const fixture = join(process.cwd(), 'tests/fixtures/firm');
/** What files came to. Copies of the content differ in few of them. */
export const contentCache: ContentCache = new Map();
const files = await readContentFiles(fixture);
const published = await readPublishedPaths(fixture);

export const realFiles: ReadonlyMap<string, string> = new Map(files.map(({ path, text }) => [path, text]));

type AlsoCheck = NonNullable<CheckOptions['alsoCheck']>;

const checkDay = new Date('2026-11-21T17:00:00Z');
const checkNothingElse: AlsoCheck = () => [];

/** What is reported of the content without any edit. */
function problemsBefore(alsoCheck: AlsoCheck): ReadonlySet<string> {
  const options = { root: fixture, cache: contentCache, now: checkDay, alsoCheck };
  return new Set(checkContent(files, published, options).problems.map(sameness));
}

// All files are read here for the first time, which takes longer on a busy machine than one test may.
const knownProblems = new WeakMap([[checkNothingElse, problemsBefore(checkNothingElse)]]);

/** Those that the content does not have without the edits of a test. */
export function newProblems(problems: readonly Problem[], alsoCheck = checkNothingElse): Problem[] {
  const known = knownProblems.get(alsoCheck) ?? problemsBefore(alsoCheck);
  knownProblems.set(alsoCheck, known);
  return problems.filter((problem) => !known.has(sameness(problem)));
}

/** Whatever line it moves to. */
function sameness({ file, rule, field, message }: Problem): string {
  return [file, rule, field, message].join('\n');
}

/**
 * The real content with some files written, changed or removed, checked on a fixed day. Nothing is written. Problems that
 * the content has without these edits are left out.
 */
export function loadEdited(edits: Edits, setting: Setting = {}): Loaded {
  const kept = files.filter(({ path }) => !Object.hasOwn(edits, path));
  const written = Object.entries(edits).flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
  const all = [...kept, ...written].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const now = setting.now === undefined ? checkDay : new Date(setting.now);
  const loaded = checkContent(all, setting.published ?? published, {
    root: fixture,
    cache: contentCache,
    ...setting,
    now,
  });
  const isTold = ({ file, message }: Problem) =>
    (setting.unlisted === true || realFiles.has(file) || !message.startsWith('No page lists this')) &&
    (setting.reviews === true || !unreviewed.test(message));
  return { ...loaded, problems: newProblems(loaded.problems, setting.alsoCheck).filter(isTold) };
}

/** The problems that an author would read after these edits, one text each. */
export function problemsAfter(edits: Edits, setting: Setting = {}): string[] {
  const { problems, sources } = loadEdited(edits, setting);
  return problems.map((problem) => describeProblem(problem, sources.get(problem.file)));
}

/** The one problem that an author would read after these edits. */
export function onlyProblem(edits: Edits): string {
  const problems = problemsAfter(edits);
  const [problem] = problems;
  if (problem === undefined || problems.length > 1)
    throw new Error(`There should be one problem, and there are ${problems.length}:\n${problems.join('\n')}`);
  return problem;
}

/** The same without the lines of the file: where each problem stands, and its sentence. */
export function reportedAfter(edits: Edits, setting: Setting = {}): string[] {
  return loadEdited(edits, setting).problems.map(
    ({ file, line, column, field, message }) =>
      `${file}:${line}:${column} ${field === undefined ? '' : `${field}  `}${message}`,
  );
}

/** A question of its own, for mistakes that any text may hold. */
export const newFaq = 'content/faqs/zz-new.md';

/** The problems of a new question with this text and these fields. */
export function faqProblems(body: string, head = 'question: Why?'): string[] {
  return problemsAfter({ [newFaq]: `---\n${head}\n---\n\n${body}\n` });
}

/** The text of a file with a part replaced. Throws an error when the part is not in it. */
export function replaced(path: string, part: string, by: string): string {
  const text = realFiles.get(path) ?? '';
  if (!text.includes(part)) throw new Error(`"${part}" is not in ${path}.`);
  return text.replace(part, () => by);
}

const profile = 'content/attorneys/jane-doe.md';
/** The attorney is sample data no more: what names her as its reviewer has been read. */
export const realAttorney = { [profile]: replaced(profile, 'placeholder: true\n', '') };

/** A folder with a copy of that content, for what writes to the disk. */
export async function copiedContent(
  edits: Record<string, string | Buffer | null> = {},
): Promise<{ root: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
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
  return { root: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The line of the file on which a part of it begins. */
export function lineOf(path: string, part: string): number {
  const [before, after] = (realFiles.get(path) ?? '').split(part);
  if (after === undefined) throw new Error(`${path} has no "${part}".`);
  return (before ?? '').split('\n').length;
}

/** As the preview checks files that nobody has saved yet, and others that are to be deleted. */
export function checkEdited(
  edited: readonly { path: string; text: string }[],
  removed: readonly string[] = [],
  before: Edits = {},
): Loaded {
  const edits: [string, string | null][] = [
    ...edited.map(({ path, text }): [string, string] => [path, text]),
    ...removed.map((path): [string, null] => [path, null]),
  ];
  return loadEdited({ ...before, ...Object.fromEntries(edits) }, { preview: true });
}
