import { hash } from 'node:crypto';
import { oncePer } from '#content/once-per.ts';
import type { Site } from '#content/site.ts';
import type { Reads } from './page-reads.ts';
import { columnOf, groupOf, readerOf } from './read-now.ts';
import type { Read, SiteReader } from './read-now.ts';

/** What was read for pages, each thing once: thousands of pages read nearly the same. */
export type StoredReads = {
  /** Reads of one group, a line each, and the fingerprint of what they came to. */
  sets: readonly (readonly [text: string, was: string])[];
  /** All that was read for a page, as the places of its sets (JSON). */
  wholes: readonly string[];
};

export const noReads: StoredReads = { sets: [], wholes: [] };

/** The place of all that was read for a page (`wholes`). */
export type Place = number;

/** What is read in a build, beside what was read in the one before it. */
export class ReadSets {
  readonly #last: { sets: StoredReads['sets']; wholes: number[][] };
  readonly #reader: SiteReader;
  readonly #fingerprints = new Map<string, string>();
  /** What of the last build would be read the same now, and its places among what is read now. */
  readonly #isSame: readonly boolean[];
  readonly #again: Place[] = [];
  readonly #sets = new Numbered();
  readonly #wholes = new Numbered();

  constructor(site: Site, last: StoredReads) {
    this.#reader = readerOf(site);
    this.#last = { sets: last.sets, wholes: last.wholes.map((text) => JSON.parse(text)) };
    const areSame = last.sets.map(([text, was]) => this.#fingerprintOf(text) === was);
    this.#isSame = this.#last.wholes.map((sets) => sets.every((place) => areSame[place]));
  }

  /** Whether what was read in the last build would be read the same now. */
  isSame(last: Place): boolean {
    return this.#isSame[last] === true;
  }

  /** Takes over what was read in the last build. */
  again(last: Place): Place {
    const { sets, wholes } = this.#last;
    return (this.#again[last] ??= this.#placeOf((wholes[last] ?? []).map((set) => sets[set]?.[0] ?? '')));
  }

  add(reads: Reads): Place {
    return this.#placeOf(this.#textsOf(reads));
  }

  stored(): StoredReads {
    return {
      sets: this.#sets.texts().map((text) => [text, this.#fingerprintOf(text)]),
      wholes: this.#wholes.texts(),
    };
  }

  #placeOf(sets: Iterable<string>): Place {
    return this.#wholes.placeOf(JSON.stringify([...sets].map((text) => this.#sets.placeOf(text))));
  }

  /** A text for each group of reads: of most groups many pages read the same. */
  readonly #textsOf = oncePer(({ own, shared }: Reads): ReadonlySet<string> => {
    const groups = Map.groupBy(own, groupOf);
    return new Set([
      ...[...groups.values()].map((reads) => this.#inColumns(reads).join('\n')),
      ...[...shared].flatMap((part) => [...this.#textsOf(part)]),
    ]);
  });

  /** A field that was read of every entry of a collection is one read, of which lists have few. */
  #inColumns(reads: Read[]): Read[] {
    const columns = Map.groupBy(reads, columnOf);
    return [...columns].flatMap(([column, ofColumn]) =>
      column !== undefined && ofColumn.length === this.#reader.lengthOf(column) ? [column] : ofColumn,
    );
  }

  #fingerprintOf(text: string): string {
    const now = () => hash('sha1', text.split('\n').map(this.#reader.valueOf).join('\n'));
    const fingerprint = this.#fingerprints.get(text) ?? now();
    this.#fingerprints.set(text, fingerprint);
    return fingerprint;
  }
}

/** Texts, each with its place in their order. */
class Numbered {
  readonly #places = new Map<string, number>();

  placeOf(text: string): number {
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    this.#places.set(text, this.#places.size);
    return this.#places.size - 1;
  }

  texts(): string[] {
    return [...this.#places.keys()];
  }
}
