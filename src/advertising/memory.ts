/**
 * Keeps what texts came to, by the text. What pages share is asked for again and again and
 * stays; what only one page has goes, so that memory does not grow with the number of pages.
 */
export class Recent<Value> {
  readonly #most: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What the text came to. */
  get(text: string, make: (text: string) => Value): Value {
    const young = this.#young.get(text);
    if (young !== undefined) return young;
    const own = cutLoose(text);
    const old = this.#old.get(text);
    const value = old === undefined ? make(own) : old;
    if (this.#young.size >= this.#most) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(own, value);
    return value;
  }
}

/**
 * The engine keeps a stretch of a text as a view of the whole, which then stays in memory; a copy lets it go.
 */
function cutLoose(text: string): string {
  return ` ${text}`.slice(1);
}

/**
 * Keeps what a text came to from the second time on that it is met. What is met only
 * once is free again at once, before the memory's collector has moved it about.
 */
export class Repeated<Value> {
  readonly #met: Recent<{ value?: Value; before: boolean }>;

  constructor(most: number) {
    this.#met = new Recent(most);
  }

  get(text: string, make: (text: string) => Value): Value {
    const met = this.#met.get(text, () => ({ before: false }));
    if (met.value !== undefined) return met.value;
    const value = make(text);
    if (met.before) met.value = value;
    met.before = true;
    return value;
  }
}
