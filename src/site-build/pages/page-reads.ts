import type { ReadNotes } from '#content/once-per.ts';
import type { PageEntry } from '#content/site.ts';
import { dayOver } from './read-now.ts';
import type { Read } from './read-now.ts';

/** What was read: by itself, and with what is made once and shown by many. */
export type Reads = { own: Set<Read>; shared: Set<Reads> };

/** Writes down what is read of a site, for each page by itself; what is read apart from any page counts for all. */
export class PageReads implements ReadNotes {
  readonly forAll: Reads = { own: new Set(), shared: new Set() };
  readonly #isOver: (day: string) => boolean;
  #reads = this.forAll;
  #file: string | undefined;

  constructor(isOver: (day: string) => boolean) {
    this.#isOver = isOver;
  }

  /** Notes something that was read, of a content file or of none. What a page reads of its own file is not noted. */
  add(read: Read, file?: string): void {
    if (file === undefined || file !== this.#file) this.#reads.own.add(read);
  }

  /** Draws or checks a page; returns what came of it, and what was read for it. */
  readingFor<Value>({ file }: Pick<PageEntry, 'file'>, run: () => Value): { value: Value; reads: Reads } {
    return this.#reading(file, run);
  }

  share<Value>(make: () => Value): () => Value {
    // Other pages show it too, for which the file of this one is any other.
    const { value, reads } = this.#reading(undefined, make);
    return () => {
      this.#reads.shared.add(reads);
      return value;
    };
  }

  isOver(day: string): boolean {
    this.add(dayOver(day));
    return this.#isOver(day);
  }

  #reading<Value>(file: string | undefined, run: () => Value): { value: Value; reads: Reads } {
    const before = { reads: this.#reads, file: this.#file };
    const reads: Reads = { own: new Set(), shared: new Set() };
    this.#reads = reads;
    this.#file = file;
    try {
      return { value: run(), reads };
    } finally {
      this.#reads = before.reads;
      this.#file = before.file;
    }
  }
}
