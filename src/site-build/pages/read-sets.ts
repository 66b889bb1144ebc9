import { hash } from 'node:crypto';
import { oncePer } from '#content/once-per.ts';
import type { Site } from '#content/site.ts';
import type { Reads } from './page-reads.ts';
import { groupOf, readerOf } from './read-now.ts';
import type { Read } from './read-now.ts';

/** Each set of reads once: what was read, a line each, and the fingerprint of what that was. */
export type StoredSets = readonly (readonly [text: string, was: string])[];

/** The places of sets among those that are stored. */
export type Sets = readonly number[];

/** The sets of reads of a build, beside those of the one before it. */
export class ReadSets {
  readonly #last: StoredSets;
  readonly #readNow: (read: Read) => string;
  readonly #fingerprints = new Map<string, string>();
  readonly #isSame: readonly boolean[];
  /** Those of this build, in their order. */
  readonly #places = new Map<string, number>();

  constructor(site: Site, last: StoredSets) {
    this.#last = last;
    this.#readNow = readerOf(site);
    this.#isSame = last.map(([text, was]) => this.#fingerprintOf(text) === was);
  }

  /** Whether sets of the last build would be read the same now. */
  areSame(sets: Sets): boolean {
    return sets.every((place) => this.#isSame[place]);
  }

  /** Takes over sets of the last build. */
  again(sets: Sets): Sets {
    return sets.map((place) => this.#placeOf(this.#last[place]?.[0] ?? ''));
  }

  add(reads: Reads): Sets {
    return [...textsOf(reads)].map((text) => this.#placeOf(text));
  }

  stored(): StoredSets {
    return [...this.#places.keys()].map((text) => [text, this.#fingerprintOf(text)]);
  }

  #placeOf(text: string): number {
    const place = this.#places.get(text) ?? this.#places.size;
    this.#places.set(text, place);
    return place;
  }

  #fingerprintOf(text: string): string {
    const read = () => hash('sha1', text.split('\n').map(this.#readNow).join('\n'));
    const fingerprint = this.#fingerprints.get(text) ?? read();
    this.#fingerprints.set(text, fingerprint);
    return fingerprint;
  }
}

/**
 * What was read, as a text for each group of it. Of most groups many pages read the same, so that the texts of thousands
 * of pages are few.
 */
const textsOf = oncePer(({ own, shared }: Reads): ReadonlySet<string> => {
  const groups = Map.groupBy(own, groupOf);
  return new Set([
    ...[...groups.values()].map((reads) => reads.join('\n')),
    ...[...shared].flatMap((part) => [...textsOf(part)]),
  ]);
});
