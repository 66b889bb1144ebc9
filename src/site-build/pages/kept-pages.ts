import { hash } from 'node:crypto';
import { copyFileSync, linkSync, statSync } from 'node:fs';
import { dayOf, hasBegun, hasEnded } from '#content/calendar.ts';
import type { Page, Site } from '#content/site.ts';
import { readNow, watchedSite } from './watched-site.ts';

/** What a build leaves of a page to the next. */
export type KeptPage = {
  /** The fingerprint of its own file and address. */
  own: string;
  /** Of its HTML without the texts that stand inline: the classes, and the length. */
  classes: string;
  length: number;
  /** The fingerprint of its stylesheet. */
  style: string;
  /** By which its finished file is known again. */
  stamp: string;
};

/** What a build leaves of its pages to the next. */
export type KeptPages = {
  /** What templates read of pages other than the one that they drew. */
  reads: readonly string[];
  /** The fingerprint of all that pages are made from apart from their own files. */
  shared: string;
  pages: ReadonlyMap<string, KeptPage>;
};

export const noPages: KeptPages = { reads: [], shared: '', pages: new Map() };

type Keeping = {
  site: Site;
  last: KeptPages;
  /** The text of a page's own file, or its fingerprint. */
  textOf: (page: Page) => string;
  /** Changes with the records, the settings and the code, which are the same for all pages. */
  around: string;
  /** Where the last build has put the file of a page. */
  publishedAs: (path: string) => string;
};

/**
 * Knows which pages need not be drawn again. A page is made from its own file, from what is the same for all pages, and
 * from what templates read of others, which is written down while they draw. As long as nothing has changed of what was
 * read for any page, one whose own file has not changed either reads the same again, and comes out the same.
 */
export class PageKeeper {
  /** What templates draw from. */
  readonly site: Site;
  readonly #keeping: Keeping;
  readonly #isSame: boolean;
  readonly #reads: Set<string>;
  readonly #pages = new Map<string, KeptPage>();

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
    const { site, last } = keeping;
    this.#isSame = last.shared === this.#shared(last.reads);
    this.#reads = new Set(this.#isSame ? last.reads : []);
    this.site = watchedSite(site, this.#reads);
  }

  /** What the last build left of a page that would come out the same but for its stylesheet, if its file is as it was. */
  unchanged(path: string): KeptPage | undefined {
    if (!this.#isSame) return undefined;
    const { last, publishedAs } = this.#keeping;
    const kept = last.pages.get(path);
    return kept?.own === this.#own(path) && kept?.stamp === stampOf(publishedAs(path)) ? kept : undefined;
  }

  /** Puts the file of a page that comes out the same in its place; false for any other page. */
  reuse(path: string, file: string, styleFor: (classes: string) => string): boolean {
    const kept = this.unchanged(path);
    if (kept === undefined || kept.style !== fingerprint(styleFor(kept.classes))) return false;
    place(this.#keeping.publishedAs(path), file);
    this.#pages.set(path, { ...kept, stamp: stampOf(file) ?? '' });
    return true;
  }

  /** Takes down a page that was drawn and written. */
  keep(
    path: string,
    file: string,
    { classes, html }: { classes: string; html: string },
    style: string,
  ): void {
    const [own, stamp] = [this.#own(path), stampOf(file)];
    if (own === undefined || stamp === undefined) return;
    this.#pages.set(path, { own, classes, length: html.length, style: fingerprint(style), stamp });
  }

  /** What this build leaves to the next. Call it once all pages are there. */
  kept(): KeptPages {
    const { last } = this.#keeping;
    const isSame = this.#isSame && this.#reads.size === last.reads.length;
    const shared = isSame ? last.shared : this.#shared(this.#reads);
    return { reads: [...this.#reads], shared, pages: this.#pages };
  }

  #own(path: string): string | undefined {
    const page = this.#keeping.site.pages.get(path);
    return page && fingerprint(JSON.stringify([page.entry.file, this.#keeping.textOf(page)]));
  }

  #shared(reads: Iterable<string>): string {
    const { site, around } = this.#keeping;
    const { now, redirects, pictures } = site;
    const pages = [...site.pages.values()].map(({ entry, ...address }) => [address, entry.file]);
    const offers = [...site.entries.offers.values()].map(({ data }) => [
      hasBegun(data, now),
      hasEnded(data, now),
    ]);
    return fingerprint(
      JSON.stringify([
        around,
        pages,
        [...redirects],
        [...pictures],
        dayOf(now),
        offers,
        readNow(site, reads),
      ]),
    );
  }
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
