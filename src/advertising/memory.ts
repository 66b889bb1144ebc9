/** Makes something once for each object that it is made from; it is forgotten together with that object. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

/**
 * Keeps what texts came to, by the text. What pages share is asked for again and again and stays; what only one
 * page has goes, so that memory does not grow with the number of pages.
 */
export class Recent<Value> {
  readonly #most: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What the text came to; `make` is given a copy, because a stretch of a page keeps the whole page in memory. */
  get(text: string, make: (copy: string) => Value): Value {
    const young = this.#young.get(text);
    if (young !== undefined) return young;
    const copy = Buffer.from(text).toString();
    const value = this.#old.get(text) ?? make(copy);
    if (this.#young.size >= this.#most) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(copy, value);
    return value;
  }
}
