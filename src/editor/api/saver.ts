import type { LoadResult } from '#practice/content.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { Site } from '#practice/site.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { publishedPathsFile } from '#content/source/published-paths.ts';
import type { ContentCache } from '#content/result-cache.ts';
import { AuthorError } from '../author-error.ts';
import type { Responses, Conflict, RequestBodies, SaveResult } from '../contract.ts';
import { applyChanges, formatFile } from '../writer/change-file.ts';
import { findFile, readFromDisk, replaceFile, hashVersion } from './disk.ts';
import type { Queue } from './queue.ts';
import { findNewProblems, locateProblems, selectProblemsAt } from './value-problems.ts';

/** The state and functions of the preview that the saver needs. */
export type SaverContext = {
  root: string;
  /** Result of the last check. */
  latest: () => LoadResult;
  /** The last content without errors. */
  site: () => Site | undefined;
  /** Checks the content with these files added or replaced, and without removed ones. Stores nothing. */
  check: (files: readonly SourceFile[], removed?: readonly string[]) => LoadResult;
  /** Results of earlier checks of files. */
  cache: ContentCache;
  /** Runs saves and the preview's refreshes one at a time, so that a refresh never sees half of a save. */
  enqueue: Queue;
  /** Called after each save, because the file watcher may miss rapid successive changes. */
  onWritten?: (files: readonly string[]) => void;
};

/** Returns the last content without errors. Throws an AuthorError if there is none. */
export function requireSite({ site: getSite }: Pick<SaverContext, 'site'>): Site {
  const site = getSite();
  if (site === undefined) throw new AuthorError('The content has errors. Fix them first.');
  return site;
}

/** If `version` is null, there must be no file. If `text` is null, the file is deleted. */
export type Write<Text = string> = { file: string; version: string | null; text: Text | null };

/** Restores the earlier bytes of a file, if it is as the save left it. */
type RevertingWrite = Write<Buffer | string>;

export type Saver = ReturnType<typeof createSaver>;

/** Creates the functions that write content files: one request at a time, and only if the files are as last read. */
export function createSaver({ root, latest, check, enqueue, onWritten }: SaverContext) {
  /** The saves of this run, each as the writes that revert it. */
  const saves: RevertingWrite[][] = [];

  /** Writes all files or none, as one step to undo. Returns the file that has changed on disk, if any. */
  async function writeStep(writes: readonly RevertingWrite[]): Promise<string | undefined> {
    const reverting: RevertingWrite[] = [];
    const revert = async () => {
      for (const { file, text, version } of reverting) await replaceFile(root, file, text, version);
    };
    for (const { file, version, text } of writes) {
      const before = await findFile(root, file);
      const isWritten = await replaceFile(root, file, text, version).catch(async (error: unknown) => {
        await revert();
        throw error;
      });
      if (!isWritten) {
        await revert();
        return file;
      }
      reverting.unshift({
        file,
        version: text === null ? null : hashVersion(text),
        text: before?.bytes ?? null,
      });
    }
    onWritten?.(writes.map(({ file }) => file));
    saves.push(reverting);
    return undefined;
  }

  /** Writes files. Throws an AuthorError if that would cause an error in any file, or if one has changed on disk. */
  async function writeChecked(intro: string, writes: readonly Write[]): Promise<void> {
    const files = writes.flatMap(({ file: path, text }) => (text === null ? [] : [{ path, text }]));
    const removed = writes.flatMap(({ file, text }) => (text === null ? [file] : []));
    const problems = findNewProblems(
      selectErrors(latest().problems),
      selectErrors(check(files, removed).problems),
    );
    const others = problems.filter(({ file }) => file !== publishedPathsFile);
    if (others.length < problems.length) throw new AuthorError(`${intro} ${publicPageMessage}`, others);
    const [problem] = problems;
    // The problem is usually in a file that uses this one.
    if (problem !== undefined)
      throw new AuthorError(formatProblem(`${intro} ${problem.file}:`, problem), problems);
    const changedFile = await writeStep(writes);
    if (changedFile !== undefined)
      throw new AuthorError(`${changedFile} has changed in the meantime. ${intro} Reload the page.`);
  }

  /** Saves changes to a file, or returns a conflict. Throws an AuthorError if it has a new error or a changed value has one. */
  async function save({ file, version, changes }: RequestBodies['save']): Promise<SaveResult> {
    const { source, version: versionOnDisk } = await readFromDisk(root, file);
    const text = applyChanges(source, changes);
    const changedFile = { ...source, text };
    const createConflict = async (): Promise<Conflict> => {
      const current = await findFile(root, file);
      return {
        conflict: { yours: text, theirs: current?.source.text ?? '', version: current?.version ?? '' },
      };
    };
    const selectFileProblems = (all: Diagnostic[]) => all.filter((problem) => problem.file === file);
    const oldProblems = latest().problems;
    if (text === source.text)
      return { version: versionOnDisk, problems: locateProblems(source, selectFileProblems(oldProblems)) };
    if (versionOnDisk !== version) return await createConflict();
    const { problems } = check([changedFile]);
    const errors = [
      ...findNewProblems(oldProblems, selectFileProblems(selectErrors(problems))),
      ...selectProblemsAt(
        selectErrors(problems),
        changedFile,
        changes.map(({ location }) => location),
      ),
    ];
    const [firstError] = errors;
    if (firstError !== undefined)
      throw new AuthorError(formatProblem('Nothing was saved.', firstError), [...new Set(errors)]);
    // Formatting is a separate step, so that an undo first reverts only the author's change.
    const formatted = formatFile(source);
    const isFormatted = formatted === text || formatted === source.text;
    let diskVersion = version;
    for (const step of isFormatted ? [text] : [formatted, text]) {
      if ((await writeStep([{ file, version: diskVersion, text: step }])) !== undefined)
        return await createConflict();
      diskVersion = hashVersion(step);
    }
    const newProblems = findNewProblems(oldProblems, selectErrors(problems));
    return {
      version: hashVersion(text),
      problems: locateProblems(changedFile, [...selectFileProblems(problems), ...newProblems]),
      ...(!isFormatted && { formatted: hashVersion(formatted) }),
    };
  }

  return {
    save: (request: RequestBodies['save']) => enqueue(() => save(request)),

    /** Writes several files, all or none. Error messages begin with `intro`. */
    saveAll: (intro: string, writes: readonly Write[]) => enqueue(() => writeChecked(intro, writes)),

    /** Deletes a file, unless that causes an error elsewhere. */
    remove: ({ file, version }: RequestBodies['remove']) =>
      enqueue(async (): Promise<Responses['remove']> => {
        await readFromDisk(root, file);
        await writeChecked('Nothing was deleted.', [{ file, version, text: null }]);
        return { removed: file };
      }),

    /** Reverts the last save of a file, with the other files of that save; if a version is given, only if that save produced it. */
    undo: ({ file, version }: RequestBodies['undo']) =>
      enqueue(async (): Promise<Responses['undo']> => {
        const last = saves.findLast((writes) => writes.some((write) => write.file === file));
        if (last === undefined)
          throw new AuthorError('Nothing has been saved to this file since the preview started.');
        const isLast =
          version === undefined || last.some((write) => write.file === file && write.version === version);
        const changedFile = isLast ? await writeStep(last) : file;
        if (changedFile !== undefined)
          throw new AuthorError(
            `${changedFile} has changed since it was saved here, so the save can’t be undone.`,
          );
        // An undo can't be undone.
        saves.pop();
        saves.splice(saves.indexOf(last), 1);
        return { undone: file };
      }),
  };
}

const publicPageMessage = 'The page is public. Set “Expires on” and “Redirect to” instead.';

/** Formats a problem after an introductory sentence. */
function formatProblem(intro: string, { field, message }: Diagnostic): string {
  return `${intro} ${field === undefined ? '' : `${field}: `}${message}`;
}
