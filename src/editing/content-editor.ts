import { languageOf } from '#content/languages/languages.ts';
import type { Loaded } from '#content/load.ts';
import { errorsOf } from '#content/report/problem.ts';
import type { Problem } from '#content/report/problem.ts';
import { translatedPages } from '#content/routes/translations.ts';
import { entryInFile } from '#content/site.ts';
import type { AnyEntry, Site } from '#content/site.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { sourceOf } from '#content/source/positions.ts';
import { approval, oldTranslationsOf } from './approval.ts';
import { aroundValue } from './around.ts';
import { choicesOf } from './choices.ts';
import type {
  ApproveRequest,
  Change,
  Checked,
  CheckRequest,
  Choice,
  ChoiceKind,
  PictureRequest,
  PictureSaved,
  FieldAt,
  FileRequest,
  SaveAnswer,
  SaveRequest,
  UndoRequest,
  Value,
  WriteFileRequest,
} from './contract.ts';
import { describeValue } from './describe-value.ts';
import { findFile, readFromDisk, removeFile, replaceFile, versionOf } from './disk.ts';
import { savePicture } from './picture.ts';
import { Refusal } from './refusal.ts';
import { htmlOf, shownOn } from './shown.ts';
import { leftUntranslated, recordTranslated, staleTranslation, translatedAnew } from './translation.ts';
import { linesOf, newProblems, problemsIn } from './value-problems.ts';
import { changedText } from './writer/change-file.ts';

/** What the editors need of the preview. */
export type Preview = {
  root: string;
  /** The content as it was last checked. */
  latest: () => Loaded;
  /** The last content without errors. */
  site: () => Site | undefined;
  /** The content as it would be with this file; nothing of it is kept. */
  check: (file: SourceFile) => Loaded;
  /** How many words pages have room for, as far as the last build tells. */
  wordsLeft: (site: Site, pages: string[]) => { page: string; words: number }[];
  /** Told of each file that was written: whoever watches the disk misses one that is replaced again at once. */
  written?: (file: string) => void;
};

/** A save of this run: the file before it (null: there was none), and its version after it. */
type Done = { before: Buffer | null; after: string };

const manyVersions = 200;

/** Reads, checks and writes content for the editors of one preview, one request after the other. */
export class ContentEditor {
  readonly #preview: Preview;
  /** The saves of this run that can be undone, by file. */
  readonly #done = new Map<string, Done[]>();
  /** Texts that editors were given, by version: what a save was meant to change. */
  readonly #given = new Map<string, string>();
  #writing: Promise<unknown> = Promise.resolve();

  constructor(preview: Preview) {
    this.#preview = preview;
  }

  /** `page` is the address of the page on which it was pointed at. */
  async value(asked: FieldAt, page = ''): Promise<Value> {
    const place = this.#placeOfValue(asked);
    const file = await readFromDisk(this.#preview.root, place.file);
    this.#give(file.version, file.source.text);
    const { root, latest, site: siteNow } = this.#preview;
    const site = siteNow();
    const entry = site && entryInFile(site, place.file);
    const translation = site && entry && staleTranslation(entry, site, root);
    const around = aroundValue(site, page, place);
    const lists = around.lists.map(async (each) => ({
      ...each,
      version: await this.#versionOfList(each.list.file),
    }));
    return {
      ...describeValue(place, file, site, latest().problems),
      ...(translation && { translation }),
      ...around,
      lists: await Promise.all(lists),
    };
  }

  /** Null where the file is gone, and a mistake in another one keeps the preview from knowing. */
  async #versionOfList(file: string): Promise<string | null> {
    const found = await findFile(this.#preview.root, file);
    if (found !== undefined) this.#give(found.version, found.source.text);
    return found?.version ?? null;
  }

  /** A value that a county leaves out stands in the file of defaults. */
  #placeOfValue(place: FieldAt): FieldAt {
    const site = this.#preview.site();
    const entry = site && entryInFile(site, place.file);
    if (entry === undefined || place.body) return place;
    return { ...place, file: sourceOf(entry.frontmatter, place.path).file };
  }

  async check({ place, words }: CheckRequest): Promise<Checked> {
    const { source } = await readFromDisk(this.#preview.root, place.file);
    const text = changedText(source, [{ place, words }]);
    const changed = { ...source, text };
    const loaded = this.#preview.check(changed);
    const own = problemsIn(loaded.problems, place.file, linesOf(changed, place));
    const caused = newProblems(this.#preview.latest().problems, loaded.problems);
    const site = loaded.site ?? this.#preview.site();
    const html = site && htmlOf(place, words, site);
    return {
      problems: [...new Set([...own, ...caused])],
      ...(loaded.site && { wordsLeft: this.#wordsLeft(loaded.site, place.file) }),
      ...(html !== undefined && { html }),
    };
  }

  #wordsLeft(site: Site, file: string): { page: string; words: number }[] {
    const entry = entryInFile(site, file);
    return entry === undefined ? [] : this.#preview.wordsLeft(site, shownOn(site, entry));
  }

  async save({ version, changes }: SaveRequest): Promise<SaveAnswer> {
    const [file] = changes.map(fileOf);
    if (file === undefined || changes.some((change) => fileOf(change) !== file))
      throw new Refusal('A save changes one file, and this one names none or several.');
    return await this.#oneAtATime(async () => {
      const { source, bytes, version: found } = await readFromDisk(this.#preview.root, file);
      if (found !== version) {
        const base = this.#given.get(version) ?? source.text;
        return this.#conflict(changedText({ ...source, text: base }, changes), source.text, found);
      }
      const text = changedText(source, changes);
      return await this.#write({ ...source, text }, { bytes, version }, changes);
    });
  }

  /** Records that an attorney has read the words of a file as they stand. */
  async approve({ file, by, keepTranslations = false }: ApproveRequest): Promise<SaveAnswer> {
    const { site, entry, version } = await this.#asItStands(file);
    const old = oldTranslationsOf(entry);
    if (old !== undefined && !keepTranslations)
      throw new Refusal(
        `Nothing was recorded. The English words have changed, and ${old}. Translate these anew.`,
      );
    return await this.save({ version, changes: approval(entry, site, by) });
  }

  /** Records that a translation says the same as its source, as both stand. */
  async translated({ file }: FileRequest): Promise<SaveAnswer> {
    const { site, entry, version } = await this.#asItStands(file);
    const pages = translatedPages(site);
    const found = pages.find((page) => page.entry === entry);
    if (found === undefined) throw new Refusal('This page is no translation of another.');
    const left = leftUntranslated(found.entry);
    if (left !== undefined) throw new Refusal(sentenceOf('Nothing was recorded.', left), [left]);
    // What was kept of before is still needed where this is undone.
    const kept = pages.map(({ hash }) => hash);
    await recordTranslated(this.#preview.root, found.source, kept);
    return await this.save({ version, changes: [translatedAnew(found.entry, found.source)] });
  }

  async #asItStands(file: string): Promise<{ site: Site; entry: AnyEntry; version: string }> {
    const { source, version } = await readFromDisk(this.#preview.root, file);
    const { site } = this.#preview.check(source);
    const entry = site && entryInFile(site, file);
    if (site === undefined || entry === undefined)
      throw new Refusal('A file has a mistake. This can be recorded once it is corrected.');
    return { site, entry, version };
  }

  async undo({ file, version }: UndoRequest): Promise<SaveAnswer> {
    return await this.#oneAtATime(async () => {
      const done = this.#done.get(file) ?? [];
      const last = done.at(-1);
      if (last === undefined)
        throw new Refusal('Nothing was saved to this file since the preview was started.');
      const { root } = this.#preview;
      const changedSince = new Refusal(
        'This file has changed since it was saved here, so it stays as it is.',
      );
      if (version !== undefined && version !== last.after) throw changedSince;
      if (last.before === null) {
        if (!(await removeFile(root, file, last.after))) throw changedSince;
      } else if (!(await replaceFile(root, file, last.before, last.after))) throw changedSince;
      done.pop();
      this.#preview.written?.(file);
      const text = last.before?.toString() ?? '';
      const restored = versionOf(last.before ?? '');
      this.#give(restored, text);
      const problems = last.before === null ? [] : this.#preview.check({ path: file, text }).problems;
      return { version: restored, problems: problems.filter((problem) => problem.file === file) };
    });
  }

  choices(kind: ChoiceKind, language?: string): Choice[] {
    const site = this.#preview.site();
    if (site === undefined)
      throw new Refusal('The content has problems. There is a choice once they are fixed.');
    return choicesOf(site, kind, language === undefined ? undefined : languageOf({ language }));
  }

  async writeFile({ file, version, text }: WriteFileRequest): Promise<SaveAnswer> {
    return await this.#oneAtATime(async () => {
      const found = await findFile(this.#preview.root, file);
      if ((found?.version ?? null) !== version)
        return this.#conflict(text, found?.source.text ?? '', found?.version ?? '');
      const source = { ...found?.source, path: file, text };
      return await this.#write(source, { bytes: found?.bytes ?? null, version }, []);
    });
  }

  async picture(request: PictureRequest): Promise<PictureSaved> {
    return await savePicture(this.#preview.root, request);
  }

  /** Writes a file unless that brings an error into it. */
  async #write(
    source: SourceFile,
    old: { bytes: Buffer | null; version: string | null },
    changes: readonly Change[],
  ): Promise<SaveAnswer> {
    const { path: file, text } = source;
    const { root, latest, check } = this.#preview;
    const own = (problems: Problem[]) => problems.filter((problem) => problem.file === file);
    const { problems } = check(source);
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
    this.#preview.written?.(file);
    const version = versionOf(text);
    this.#done.set(file, [...(this.#done.get(file) ?? []), { before: old.bytes, after: version }]);
    this.#give(version, text);
    const caused = newProblems(latest().problems, errorsOf(problems));
    return { version, problems: [...new Set([...own(problems), ...caused])] };
  }

  #conflict(yours: string, theirs: string, version: string): SaveAnswer {
    this.#give(version, theirs);
    return { conflict: { yours, theirs, version } };
  }

  #give(version: string, text: string): void {
    this.#given.delete(version);
    this.#given.set(version, text);
    const [oldest] = this.#given.keys();
    if (this.#given.size > manyVersions && oldest !== undefined) this.#given.delete(oldest);
  }

  /** Two saves at once would each find the file as it was before the other. */
  #oneAtATime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const result = this.#writing.then(work, work);
    this.#writing = result.catch(() => undefined);
    return result;
  }
}

function fileOf(change: Change): string {
  return 'place' in change ? change.place.file : change.list.file;
}

function sentenceOf(first: string, { field, message }: Problem): string {
  return `${first} ${field === undefined ? '' : `${field}: `}${message}`;
}
