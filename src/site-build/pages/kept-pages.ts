import { hash } from 'node:crypto';
import { copyFileSync, linkSync, statSync } from 'node:fs';
import { dayOf, hasBegun, hasEnded } from '#content/calendar.ts';
import type { Page, Site } from '#content/site.ts';
import { picturesInTexts } from '../pictures.ts';
import { PageReads } from './page-reads.ts';
import type { DrawnPage } from './inline-parts.ts';
import type { Reads } from './page-reads.ts';
import { factsQuoted, wordsOf } from './read-now.ts';
import { ReadSets, noReads } from './read-sets.ts';
import type { Place, StoredReads } from './read-sets.ts';
import { watchedSite } from './watched-site.ts';

/** What a build leaves of a page to the next. */
export type KeptPage = {
  /** The fingerprint of its own file and address. */
  own: string;
  /** What else it was drawn from. */
  drawnFrom: Place;
  checked: Checked;
  /** Of its HTML without the texts that stand inline: the notes, and the length. */
  notes: string;
  length: number;
  /** The fingerprint of its stylesheet. */
  style: string;
  /** By which its finished file is known again. */
  stamp: string;
};

/** The fingerprint of a page that was checked, and what else was read for that. */
type Checked = { of: string; by: Place };

/** What a build leaves of its pages to the next. */
export type KeptPages = {
  reads: StoredReads;
  /** What was read apart from any page. */
  forAll: Place;
  /** The fingerprint of what all pages are made from. */
  around: string;
  pages: ReadonlyMap<string, KeptPage>;
};

export const noPages: KeptPages = { reads: noReads, forAll: 0, around: '', pages: new Map() };

type Keeping = {
  site: Site;
  last: KeptPages;
  /** The text of a page's own file with its defaults, or their fingerprint. */
  textOf: (page: Page) => string;
  /** Changes with the settings and the code, which are the same for all pages. */
  around: string;
  /** Where the last build has put the file of a page. */
  publishedAs: (path: string) => string;
};

/**
 * Knows which pages need not be drawn again. A page is made from its own file, from what is the same for all pages, and
 * from what was read of the rest of the site while it was drawn and checked, which is written down. As long as none of
 * that has changed, it reads the same again, and comes out the same.
 */
export class PageKeeper {
  /** What pages are drawn from and checked with. */
  readonly site: Site;
  readonly #keeping: Keeping;
  readonly #notes: PageReads;
  readonly #reads: ReadSets;
  readonly #around: string;
  readonly #isSame: boolean;
  readonly #drawnFrom = new Map<string, Place>();
  readonly #checked = new Map<string, Checked>();
  readonly #pages = new Map<string, KeptPage>();

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
    const { site, last } = keeping;
    const today = dayOf(site.now);
    this.#notes = new PageReads((day) => day < today);
    this.site = watchedSite(site, this.#notes);
    this.#reads = new ReadSets(site, last.reads);
    this.#around = fingerprint(JSON.stringify([keeping.around, offersNow(site), picturesInTexts(site)]));
    this.#isSame = last.around === this.#around && this.#reads.isSame(last.forAll);
  }

  /** Draws a page, and takes down what is read for that. */
  draw<Drawn>(page: Page, draw: () => Drawn): Drawn {
    const { value, reads } = this.#reading(page, draw);
    this.#drawnFrom.set(page.path, this.#reads.add(reads));
    return value;
  }

  /** Checks a page that was drawn, unless what the last build has found on it holds. */
  check(path: string, html: string, check: () => void): void {
    const page = this.#keeping.site.pages.get(path);
    if (page === undefined) return;
    const of = fingerprint(this.#own(page) + html);
    const before = this.#isSame ? this.#keeping.last.pages.get(path)?.checked : undefined;
    const by =
      before?.of === of && this.#reads.isSame(before.by)
        ? this.#reads.again(before.by)
        : this.#reads.add(this.#reading(page, check).reads);
    this.#checked.set(path, { of, by });
  }

  /** What the last build left of a page that would come out the same but for its stylesheet, if its file is as it was. */
  unchanged(path: string): KeptPage | undefined {
    const { site, last, publishedAs } = this.#keeping;
    const [page, kept] = [site.pages.get(path), last.pages.get(path)];
    if (!this.#isSame || page === undefined || kept === undefined) return undefined;
    if (kept.own !== this.#own(page) || kept.stamp !== stampOf(publishedAs(path))) return undefined;
    return this.#reads.isSame(kept.drawnFrom) && this.#reads.isSame(kept.checked.by) ? kept : undefined;
  }

  /** Puts the file of a page that comes out the same in its place; false for any other page. */
  reuse(path: string, file: string, styleFor: (notes: string) => string): boolean {
    const kept = this.unchanged(path);
    if (kept === undefined || kept.style !== fingerprint(styleFor(kept.notes))) return false;
    place(this.#keeping.publishedAs(path), file);
    const drawnFrom = this.#reads.again(kept.drawnFrom);
    const checked = { ...kept.checked, by: this.#reads.again(kept.checked.by) };
    this.#pages.set(path, { ...kept, drawnFrom, checked, stamp: stampOf(file) ?? '' });
    return true;
  }

  /** Takes down a page that was drawn, checked and written. */
  keep(path: string, file: string, { notes, html }: DrawnPage, style: string): void {
    const [page, stamp] = [this.#keeping.site.pages.get(path), stampOf(file)];
    const [drawnFrom, checked] = [this.#drawnFrom.get(path), this.#checked.get(path)];
    if (page === undefined || stamp === undefined || drawnFrom === undefined || checked === undefined) return;
    this.#pages.set(path, {
      own: this.#own(page),
      drawnFrom,
      checked,
      notes,
      length: html.length,
      style: fingerprint(style),
      stamp,
    });
  }

  /** What this build leaves to the next. Call it once all pages are there. */
  kept(): KeptPages {
    const forAll = this.#reads.add(this.#notes.forAll);
    return { reads: this.#reads.stored(), forAll, around: this.#around, pages: this.#pages };
  }

  /** The words of facts stand in a page's own entry. */
  #reading<Value>(page: Page, run: () => Value): { value: Value; reads: Reads } {
    return this.#notes.readingFor(page.entry, () => {
      for (const fact of factsQuoted(page.entry.frontmatter)) this.#notes.add(wordsOf(fact));
      return run();
    });
  }

  #own(page: Page): string {
    const { entry, ...address } = page;
    return fingerprint(JSON.stringify([address, entry.file, this.#keeping.textOf(page)]));
  }
}

/** The rules about pages ask no more of the time than this. */
function offersNow({ entries, now }: Site): boolean[][] {
  return [...entries.offers.values()].map(({ data }) => [hasBegun(data, now), hasEnded(data, now)]);
}

function fingerprint(text: string): string {
  return hash('sha1', text);
}

/** The same for as long as nobody has written into a file, wherever its folder is moved; undefined where there is none. */
function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && [stat.ino, stat.size, stat.mtimeMs].join(' ');
}

/** As another name of the same file, where the disk has such: that takes a tenth of writing it. */
function place(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
