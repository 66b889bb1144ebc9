import type { Loaded } from '#practice/content.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import type { Site } from '#practice/site.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { ProposedChange, Posted, SaveAnswer } from '../contract.ts';
import { findFile, readFromDisk, replaceFile, hashVersion } from './disk.ts';
import type { FileOnDisk } from './disk.ts';
import { createQueue } from './queue.ts';
import { AuthorError } from '../author-error.ts';
import { findLineRange, findNewProblems, selectProblemsOnLines } from './value-problems.ts';
import { applyChanges, formatFile } from '../writer/change-file.ts';

/** The editors' interface to the preview. */
export type SaverContext = {
  root: string;
  /** Result of the last check. */
  latest: () => Loaded;
  /** The last content without errors. */
  site: () => Site | undefined;
  /** Checks the content with these files and without removed ones, and stores nothing. */
  check: (files: readonly SourceFile[], removed?: readonly string[]) => Loaded;
  /** Called for each written file, because the file watcher misses one that is replaced again at once. */
  written?: (file: string) => void;
};

/** A version of null means that there must be no file; a text of null deletes the file. */
type Write = { file: string; version: string | null; text: string | null };

/** A save of this run that can be undone. Null means that there was or is no file. */
type Saved = { before: Buffer | null; after: string | null };

type Renaming = { file: string; version: string; to: string; text: string; others: ProposedChange[][] };

export type Saver = ReturnType<typeof createSaver>;

/** Writes content files, one request at a time, and only those that are unchanged since they were read. */
export function createSaver({ root, latest, check, written }: SaverContext) {
  /** The saves of this run, by file. */
  const saves = new Map<string, Saved[]>();
  const inTurn = createQueue();

  /** Writes all files or none. Returns the file that has changed on disk, if any. */
  async function writeAll(writes: readonly Write[]): Promise<string | undefined> {
    const done: (Saved & { file: string })[] = [];
    for (const { file, version, text } of writes) {
      const before = (await findFile(root, file))?.bytes ?? null;
      if (!(await replaceFile(root, file, text, version))) {
        for (const save of done.toReversed()) await replaceFile(root, save.file, save.before, save.after);
        return file;
      }
      done.push({ file, before, after: text === null ? null : hashVersion(text) });
    }
    for (const { file, before, after } of done) {
      saves.set(file, [...(saves.get(file) ?? []), { before, after }]);
      written?.(file);
    }
    return undefined;
  }

  /** Writes files. Throws an AuthorError when that causes an error in any file. */
  async function writeChecked(first: string, writes: readonly Write[]): Promise<void> {
    const files = writes.flatMap(({ file: path, text }) => (text === null ? [] : [{ path, text }]));
    const removed = writes.flatMap(({ file, text }) => (text === null ? [file] : []));
    const problems = findNewProblems(
      selectErrors(latest().problems),
      selectErrors(check(files, removed).problems),
    );
    const [problem] = problems;
    // The problem is usually in a file that uses this one.
    if (problem !== undefined)
      throw new AuthorError(formatProblem(`${first} ${problem.file}:`, problem), problems);
    const changed = await writeAll(writes);
    if (changed !== undefined)
      throw new AuthorError(`${changed} has changed meanwhile. ${first} Reload the page.`);
  }

  /** Writes a file. Throws an AuthorError when that causes an error in it, or when a changed value has one. */
  async function writeFile(
    found: FileOnDisk,
    version: string,
    changes: readonly ProposedChange[],
  ): Promise<SaveAnswer> {
    const { source } = found;
    const file = source.path;
    const text = applyChanges(source, changes);
    const conflict = (now: FileOnDisk | undefined): SaveAnswer => ({
      conflict: { yours: text, theirs: now?.source.text ?? '', version: now?.version ?? '' },
    });
    if (found.version !== version) return conflict(found);
    const changed = { ...source, text };
    const { problems } = check([changed]);
    const selectFileProblems = (all: Diagnostic[]) => all.filter((problem) => problem.file === file);
    const errors = [
      ...findNewProblems(latest().problems, selectFileProblems(selectErrors(problems))),
      ...changes.flatMap((change) =>
        selectProblemsOnLines(
          selectErrors(problems),
          file,
          findLineRange(changed, 'place' in change ? change.place : change.list),
        ),
      ),
    ];
    const [first] = errors;
    if (first !== undefined)
      throw new AuthorError(formatProblem('Nothing was saved.', first), [...new Set(errors)]);
    // Formatting is a separate step, so that an undo first reverts only the author's change.
    const formatted = formatFile(source);
    const isFormatted = formatted === text || formatted === source.text;
    let before = version;
    for (const step of isFormatted ? [text] : [formatted, text]) {
      if ((await writeAll([{ file, version: before, text: step }])) !== undefined)
        return conflict(await findFile(root, file));
      before = hashVersion(step);
    }
    const caused = findNewProblems(latest().problems, selectErrors(problems));
    return {
      version: hashVersion(text),
      problems: [...new Set([...selectFileProblems(problems), ...caused])],
      ...(!isFormatted && { formatted: hashVersion(formatted) }),
    };
  }

  return {
    /** Saves changes of one file. Throws an AuthorError for a value that can't be changed. */
    save: ({ version, changes }: Posted['save']) =>
      inTurn(
        async () => await writeFile(await readFromDisk(root, requireOneFile(changes)), version, changes),
      ),

    /** Saves changes of several files, all or none. */
    saveAll: (edits: readonly Posted['save'][]) =>
      inTurn(async () => {
        const writes = await Promise.all(
          edits.map(async ({ version, changes }) => {
            const { source } = await readFromDisk(root, requireOneFile(changes));
            return { file: source.path, version, text: applyChanges(source, changes) };
          }),
        );
        await writeChecked('Nothing was changed.', writes);
        return writes.map(({ file, text }) => ({ file, version: hashVersion(text) }));
      }),

    /** Deletes a file, unless that causes an error elsewhere. */
    remove: ({ file, version }: Posted['remove']) =>
      inTurn(async () => {
        await readFromDisk(root, file);
        await writeChecked('Nothing was deleted.', [{ file, version, text: null }]);
        return { removed: file };
      }),

    /** Renames a file; `text` is its new content, and `others` are changes of files that name it. */
    rename: ({ file, version, to, text, others }: Renaming) =>
      inTurn(async () => {
        if ((await findFile(root, to)) !== undefined)
          throw new AuthorError('A file with this name already exists. Choose another name.');
        const writes = [
          { file: to, version: null, text },
          { file, version, text: null },
          ...(await Promise.all(
            others.map(async (changes) => {
              const { source, version: versionOnDisk } = await readFromDisk(root, requireOneFile(changes));
              return { file: source.path, version: versionOnDisk, text: applyChanges(source, changes) };
            }),
          )),
        ];
        await writeChecked('Nothing was renamed.', writes);
        return { renamed: to };
      }),

    /** Reverts the last save of a file; with a version, only if that save made it. */
    undo: ({ file, version }: Posted['undo']) =>
      inTurn(async (): Promise<SaveAnswer> => {
        const savesOfFile = saves.get(file) ?? [];
        const last = savesOfFile.at(-1);
        if (last === undefined)
          throw new AuthorError('Nothing was saved to this file since the preview was started.');
        const isLast = version === undefined || version === last.after;
        if (!isLast || !(await replaceFile(root, file, last.before, last.after)))
          throw new AuthorError(
            'This file has changed since it was saved here, so the save can’t be undone.',
          );
        savesOfFile.pop();
        written?.(file);
        const text = last.before?.toString();
        const { problems } = text === undefined ? latest() : check([{ path: file, text }]);
        return {
          version: hashVersion(last.before ?? ''),
          problems: problems.filter((problem) => text !== undefined && problem.file === file),
        };
      }),
  };
}

/** The file of all changes. */
function requireOneFile(changes: readonly ProposedChange[]): string {
  const files = new Set(changes.map((change) => ('place' in change ? change.place : change.list).file));
  const [file] = files;
  if (file === undefined || files.size > 1)
    throw new AuthorError('A save must change exactly one file. Nothing was saved.');
  return file;
}

/** A first sentence, followed by the problem. */
export function formatProblem(first: string, { field, message }: Diagnostic): string {
  return `${first} ${field === undefined ? '' : `${field}: `}${message}`;
}
