import type { Loaded } from '#practice/content.ts';
import { errorsOf } from '#content/report/problem.ts';
import type { Problem } from '#content/report/problem.ts';
import type { Site } from '#practice/site.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import type { Change, Posted, Refused, Removed, SaveAnswer } from '../contract.ts';
import { findFile, readFromDisk, removeFile, replaceFile, versionOf } from './disk.ts';
import { Refusal } from '../refusal.ts';
import { linesOf, newProblems, problemsIn } from './value-problems.ts';
import { changedText, formattedText } from '../writer/change-file.ts';

/** The editors' interface to the preview. */
export type Preview = {
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

/** A save of this run: the file before it, and the version after it. Null means that there was or is no file. */
type Done = { before: Buffer | null; after: string | null };

/** The version is null for a new file. */
type WholeFile = { file: string; version: string | null; text: string };

const manyVersions = 200;

/** Writes content files one at a time, and only those that are unchanged since they were read. */
export class FileSaver {
  readonly preview: Preview;
  /** The saves of this run that can be undone, by file. */
  readonly #done = new Map<string, Done[]>();
  /** Texts that editors received, by version: the base that a save changes. */
  readonly #given = new Map<string, string>();
  #writing: Promise<unknown> = Promise.resolve();

  constructor(preview: Preview) {
    this.preview = preview;
  }

  /** Saves changes of one file. Throws a refusal for changes of several files, or of a value that can't be changed. */
  async save({ version, changes }: Posted['save']): Promise<SaveAnswer> {
    const [file] = changes.map(fileOf);
    if (file === undefined || changes.some((change) => fileOf(change) !== file))
      throw new Refusal('A save changes one file, and this one names none or several.');
    return await this.#oneAtATime(async () => {
      const { source, bytes, version: found } = await readFromDisk(this.preview.root, file);
      if (found !== version) {
        const base = this.#given.get(version) ?? source.text;
        return this.#conflict(changedText({ ...source, text: base }, changes), source.text, found);
      }
      const text = changedText(source, changes);
      const formatted = formattedText(source);
      if (formatted === source.text)
        return await this.#write({ ...source, text }, { bytes, version }, changes);
      const layout = await this.#write({ ...source, text: formatted }, { bytes, version }, []);
      if (!('version' in layout)) return layout;
      const old = { bytes: Buffer.from(formatted), version: layout.version };
      const saved = await this.#write({ ...source, text }, old, changes);
      return 'version' in saved ? { ...saved, formatted: layout.version } : saved;
    });
  }

  /** Saves changes of several files, all or none. Throws a refusal when the result has a new problem. */
  async saveAll(edits: readonly Posted['save'][]): Promise<{ file: string; version: string }[]> {
    return await this.#oneAtATime(async () => {
      const { root, latest, check } = this.preview;
      const files = await Promise.all(
        edits.map(async ({ version, changes }) => {
          const [first] = changes;
          if (first === undefined) throw new Refusal('There is nothing to change.');
          const { source, bytes, version: found } = await readFromDisk(root, fileOf(first));
          if (found !== version) throw changedMeanwhile(source.path);
          return { source: { ...source, text: changedText(source, changes) }, bytes, version };
        }),
      );
      const errors = newProblems(
        errorsOf(latest().problems),
        errorsOf(check(files.map(({ source }) => source)).problems),
      );
      if (errors.length > 0) throw new Refusal('Nothing was changed. Correct this first:', errors);
      const written: typeof files = [];
      for (const each of files) {
        if (await replaceFile(root, each.source.path, each.source.text, each.version)) written.push(each);
        else {
          for (const { source, bytes } of written)
            await replaceFile(root, source.path, bytes, versionOf(source.text));
          throw changedMeanwhile(each.source.path);
        }
      }
      return written.map(({ source: { path: file, text }, bytes }) => {
        const version = versionOf(text);
        this.#record(file, { before: bytes, after: version });
        this.give(version, text);
        return { file, version };
      });
    });
  }

  async undo({ file, version }: Posted['undo']): Promise<SaveAnswer> {
    return await this.#oneAtATime(async () => {
      const done = this.#done.get(file) ?? [];
      const last = done.at(-1);
      if (last === undefined)
        throw new Refusal('Nothing was saved to this file since the preview was started.');
      const { root } = this.preview;
      const changedSince = new Refusal(
        'This file has changed since it was saved here, so it stays as it is.',
      );
      if (version !== undefined && version !== last.after) throw changedSince;
      if (last.before === null) {
        if (last.after === null || !(await removeFile(root, file, last.after))) throw changedSince;
      } else if (!(await replaceFile(root, file, last.before, last.after))) throw changedSince;
      done.pop();
      this.preview.written?.(file);
      const text = last.before?.toString() ?? '';
      const restored = versionOf(last.before ?? '');
      this.give(restored, text);
      const problems = last.before === null ? [] : this.preview.check([{ path: file, text }]).problems;
      return { version: restored, problems: problems.filter((problem) => problem.file === file) };
    });
  }

  /** Deletes a file, unless that causes a new problem. It can be undone. */
  async remove({ file, version }: Posted['remove']): Promise<Removed | Refused> {
    return await this.#oneAtATime(async () => {
      const { bytes, version: found } = await readFromDisk(this.preview.root, file);
      if (found !== version) throw changedMeanwhile(file);
      const refused = this.#refusalOf('Nothing was deleted.', [], [file]);
      if (refused !== undefined) return refused;
      if (!(await removeFile(this.preview.root, file, version))) throw changedMeanwhile(file);
      this.#record(file, { before: bytes, after: null });
      return { removed: file };
    });
  }

  /** Renames a file; `text` is its new content. Undoing both files reverts it. */
  async rename({ file, version, to, text }: { file: string; version: string; to: string; text: string }) {
    return await this.#oneAtATime(async () => {
      const { root } = this.preview;
      const { source, bytes, version: found } = await readFromDisk(root, file);
      if (found !== version) throw changedMeanwhile(file);
      const refused = this.#refusalOf('Nothing was renamed.', [{ ...source, path: to, text }], [file]);
      if (refused !== undefined) return refused;
      if (!(await replaceFile(root, to, text, null)))
        throw new Refusal('There is a file of this name already. Choose another name.');
      await removeFile(root, file, version);
      this.#record(to, { before: null, after: versionOf(text) });
      this.#record(file, { before: bytes, after: null });
      return { renamed: to };
    });
  }

  #refusalOf(first: string, files: readonly SourceFile[], removed: readonly string[]): Refused | undefined {
    const { latest, check } = this.preview;
    const problems = newProblems(errorsOf(latest().problems), errorsOf(check(files, removed).problems));
    const [problem] = problems;
    return problem && { refused: sentenceOf(first, problem), problems };
  }

  #record(file: string, done: Done): void {
    this.preview.written?.(file);
    this.#done.set(file, [...(this.#done.get(file) ?? []), done]);
  }

  async writeFile({ file, version, text }: WholeFile): Promise<SaveAnswer> {
    return await this.#oneAtATime(async () => {
      const found = await findFile(this.preview.root, file);
      if ((found?.version ?? null) !== version)
        return this.#conflict(text, found?.source.text ?? '', found?.version ?? '');
      const source = { ...found?.source, path: file, text };
      return await this.#write(source, { bytes: found?.bytes ?? null, version }, []);
    });
  }

  /** Writes a file unless that causes an error in it. */
  async #write(
    source: SourceFile,
    old: { bytes: Buffer | null; version: string | null },
    changes: readonly Change[],
  ): Promise<SaveAnswer> {
    const { path: file, text } = source;
    const { root, latest, check } = this.preview;
    const own = (problems: Problem[]) => problems.filter((problem) => problem.file === file);
    const { problems } = check([source]);
    const errors = newProblems(latest().problems, own(errorsOf(problems)));
    for (const change of changes) {
      const place = 'place' in change ? change.place : change.list;
      errors.push(...problemsIn(errorsOf(problems), file, linesOf(source, place)));
    }
    const [first] = errors;
    if (first !== undefined)
      return { refused: sentenceOf('Nothing was saved.', first), problems: [...new Set(errors)] };
    if (!(await replaceFile(root, file, text, old.version))) {
      const now = await readFromDisk(root, file);
      return this.#conflict(text, now.source.text, now.version);
    }
    const version = versionOf(text);
    this.#record(file, { before: old.bytes, after: version });
    this.give(version, text);
    const caused = newProblems(latest().problems, errorsOf(problems));
    return { version, problems: [...new Set([...own(problems), ...caused])] };
  }

  #conflict(yours: string, theirs: string, version: string): SaveAnswer {
    this.give(version, theirs);
    return { conflict: { yours, theirs, version } };
  }

  /** Stores the text that an editor receives. */
  protected give(version: string, text: string): void {
    this.#given.delete(version);
    this.#given.set(version, text);
    const [oldest] = this.#given.keys();
    if (this.#given.size > manyVersions && oldest !== undefined) this.#given.delete(oldest);
  }

  /** Two saves at once would both start from the same state, and one would be lost. */
  #oneAtATime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const result = this.#writing.then(work, work);
    this.#writing = result.catch(() => undefined);
    return result;
  }
}

function changedMeanwhile(file: string): Refusal {
  return new Refusal(`${file} has changed since you searched. Nothing was changed: search again.`);
}

function fileOf(change: Change): string {
  return 'place' in change ? change.place.file : change.list.file;
}

/** A first sentence, followed by the problem. */
export function sentenceOf(first: string, { field, message }: Problem): string {
  return `${first} ${field === undefined ? '' : `${field}: `}${message}`;
}
