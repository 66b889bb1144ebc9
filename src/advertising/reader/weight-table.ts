/** Weights as they are kept in a file: the gaps between the numbers of features, and for each so many weights of one byte. */
type WrittenTable = { keys: string; weights: string; step: number };

const widest = 127;

/** So many bits of a feature's number are left out: few enough for next to none to be taken for another. */
const bitsLeftOut = 8;

function shortened(key: number): number {
  return key >>> bitsLeftOut;
}

const bitsOfGap = 7;
const more = 1 << bitsOfGap;

/** Rising numbers as the gaps between them, seven bits in a byte, of which all but the last are marked. */
function gapsOf(keys: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (const key of keys) {
    let gap = key - last;
    for (; gap >= more; gap >>>= bitsOfGap) bytes.push((gap % more) | more);
    bytes.push(gap);
    last = key;
  }
  return Uint8Array.from(bytes);
}

/** Writes the numbers that these gaps lead to into `keys`. */
function readGaps(gaps: Uint8Array, keys: Int32Array): void {
  let key = 0;
  let shift = 0;
  let place = 0;
  for (const byte of gaps) {
    key += (byte % more) << shift;
    shift += bitsOfGap;
    if (byte >= more) continue;
    keys[place++] = key;
    shift = 0;
  }
}

/** Weights in a byte each; features whose weights all come to nothing are left out. */
export function writtenTable(
  rows: readonly (readonly [key: number, weights: readonly number[]])[],
): WrittenTable {
  const step = rows.reduce((most, [, weights]) => Math.max(most, ...weights.map(Math.abs)), 0) / widest;
  const kept = rows
    .map(([key, weights]) => [shortened(key), weights.map((weight) => Math.round(weight / step))] as const)
    .filter(([, weights]) => weights.some((weight) => weight !== 0))
    .toSorted(([a], [b]) => a - b);
  return {
    keys: Buffer.from(gapsOf(kept.map(([key]) => key))).toString('base64'),
    weights: Buffer.from(Int8Array.from(kept.flatMap(([, weights]) => weights)).buffer).toString('base64'),
    step: Number(step.toPrecision(6)),
  };
}

/** Finds the weights of a feature by its number, without a text or an object for any of them. */
export class WeightTable {
  readonly #keys: Int32Array;
  readonly #weights: Int8Array;
  readonly #step: number;
  readonly #width: number;
  /** Places in the list from 1, where the number leads to or in the next free ones. */
  readonly #places: Uint16Array | Uint32Array;
  readonly #mask: number;

  constructor({ keys, weights, step }: WrittenTable, width = 1) {
    this.#weights = Int8Array.from(Buffer.from(weights, 'base64'));
    this.#keys = new Int32Array(this.#weights.length / width);
    readGaps(Buffer.from(keys, 'base64'), this.#keys);
    this.#step = step;
    this.#width = width;
    const size = 2 ** Math.ceil(Math.log2(2 * this.#keys.length + 2));
    this.#mask = size - 1;
    this.#places = this.#keys.length < 0xffff ? new Uint16Array(size) : new Uint32Array(size);
    this.#keys.forEach((key, place) => {
      let slot = key & this.#mask;
      while (this.#places[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#places[slot] = place + 1;
    });
  }

  /** The place of a feature, from 1; 0 where it weighs nothing. */
  #placeOf(feature: number): number {
    const key = shortened(feature);
    let slot = key & this.#mask;
    for (;;) {
      const place = this.#places[slot] ?? 0;
      if (place === 0 || this.#keys[place - 1] === key) return place;
      slot = (slot + 1) & this.#mask;
    }
  }

  /** What a feature weighs. */
  of(feature: number): number {
    const place = this.#placeOf(feature);
    return place === 0 ? 0 : (this.#weights[place - 1] ?? 0) * this.#step;
  }

  /** Adds to `sums` what a feature weighs for each. */
  addTo(sums: number[], feature: number): void {
    const place = this.#placeOf(feature);
    if (place === 0) return;
    const from = (place - 1) * this.#width;
    for (let at = 0; at < this.#width; at++)
      sums[at] = (sums[at] ?? 0) + (this.#weights[from + at] ?? 0) * this.#step;
  }
}
