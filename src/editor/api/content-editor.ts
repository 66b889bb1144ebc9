import { languageOf } from '#content/languages/languages.ts';
import { translatedPages } from '#content/routes/translations.ts';
import { entryInFile } from '#content/site.ts';
import type { AnyEntry, Site } from '#practice/site.ts';
import { sourceOf } from '#content/source/positions.ts';
import { approval, oldTranslationsOf } from './approval.ts';
import { aroundValue } from './around.ts';
import { choicesOf } from './choices.ts';
import type { Checked, Choice, FieldAt, PictureSaved, Posted, SaveAnswer, Value } from '../contract.ts';
import { describeValue } from './describe-value.ts';
import { findFile, readFromDisk } from './disk.ts';
import { FileSaver, sentenceOf } from './file-saver.ts';
import { savePicture } from './picture.ts';
import { Refusal } from '../refusal.ts';
import { htmlOf } from './shown.ts';
import { leftUntranslated, recordTranslated, staleTranslation, translationStamp } from './translation.ts';
import { linesOf, newProblems, problemsIn } from './value-problems.ts';
import { changedText } from '../writer/change-file.ts';

/** Reads, checks and writes content for the editors of one preview. */
export class ContentEditor extends FileSaver {
  /** `page` is the address of the page where the author clicked the value. */
  async value(requested: FieldAt, page = ''): Promise<Value> {
    const place = this.#placeOfValue(requested);
    const file = await readFromDisk(this.preview.root, place.file);
    this.give(file.version, file.source.text);
    const { root, latest, site: siteNow } = this.preview;
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

  /** Null when the file was deleted while an error in another file hides that from the preview. */
  async #versionOfList(file: string): Promise<string | null> {
    const found = await findFile(this.preview.root, file);
    if (found !== undefined) this.give(found.version, found.source.text);
    return found?.version ?? null;
  }

  /** A value that a county omits comes from the file of defaults. */
  #placeOfValue(place: FieldAt): FieldAt {
    const site = this.preview.site();
    const entry = site && entryInFile(site, place.file);
    if (entry === undefined || place.body) return place;
    return { ...place, file: sourceOf(entry.frontmatter, place.path).file };
  }

  async check({ place, words, also = [] }: Posted['check']): Promise<Checked> {
    const { source } = await readFromDisk(this.preview.root, place.file);
    const text = changedText(source, [{ place, words }, ...also]);
    const changed = { ...source, text };
    const loaded = this.preview.check([changed]);
    const own = problemsIn(loaded.problems, place.file, linesOf(changed, place));
    const caused = newProblems(this.preview.latest().problems, loaded.problems);
    const site = loaded.site ?? this.preview.site();
    const html = site && htmlOf(place, words, site);
    return {
      problems: [...new Set([...own, ...caused])],
      ...(html !== undefined && { html }),
    };
  }

  /** Records that an attorney approved the current text of a file. */
  async approve({ file, by, keepTranslations = false }: Posted['approve']): Promise<SaveAnswer> {
    const { site, entry, version } = await this.#asItStands(file);
    const old = oldTranslationsOf(entry);
    if (old !== undefined && !keepTranslations)
      throw new Refusal(
        `Nothing was recorded. The English words have changed, and ${old}. Translate these anew.`,
      );
    return await this.save({ version, changes: approval(entry, site, by) });
  }

  /** Records that a translation matches the current text of its source. */
  async translated({ file }: Posted['translated']): Promise<SaveAnswer> {
    const { site, entry, version } = await this.#asItStands(file);
    const pages = translatedPages(site);
    const found = pages.find((page) => page.entry === entry);
    if (found === undefined) throw new Refusal('This page is no translation of another.');
    const left = leftUntranslated(found.entry);
    if (left !== undefined) throw new Refusal(sentenceOf('Nothing was recorded.', left), [left]);
    // An undo still needs what was stored for the earlier state.
    const usedHashes = pages.map(({ hash }) => hash);
    await recordTranslated(this.preview.root, found.source, usedHashes);
    return await this.save({ version, changes: [translationStamp(found.entry, found.source)] });
  }

  async #asItStands(file: string): Promise<{ site: Site; entry: AnyEntry; version: string }> {
    const { source, version } = await readFromDisk(this.preview.root, file);
    const { site } = this.preview.check([source]);
    const entry = site && entryInFile(site, file);
    if (site === undefined || entry === undefined)
      throw new Refusal('A file has a mistake. This can be recorded once it is corrected.');
    return { site, entry, version };
  }

  choices(kind: string, language?: string): Choice[] {
    const site = this.preview.site();
    if (site === undefined)
      throw new Refusal('The content has problems. There is a choice once they are fixed.');
    return choicesOf(site, kind, language === undefined ? undefined : languageOf({ language }));
  }

  async picture(request: Posted['picture']): Promise<PictureSaved> {
    return await savePicture(this.preview.root, request);
  }
}
