/** Notes what is read of a site, for each page by itself. */
export type ReadNotes = {
  /** As `shared`. */
  share<Value>(make: () => Value): () => Value;
  /** Whether a day (YYYY-MM-DD) is over: the answer alone is noted, not the day on which it was asked. */
  isOver(day: string): boolean;
};

/** By this name a site that is watched, and what is read of it, give its notes. Templates are bundled with a copy of this file. */
export const readNotesOf: unique symbol = Symbol.for('notes of what is read');

type Watchable = { readonly [readNotesOf]?: ReadNotes };

/**
 * Makes something that several pages show, from the site or from what is read of it: `from`. Call what is returned for
 * each of them: it gives what was made, and notes that the page that is drawn now depends on all that was read for it.
 * Made twice, it would be the same, so a page reads what it shows of itself outside.
 */
export function shared<Value>(from: object, make: () => Value): () => Value {
  const { [readNotesOf]: notes }: Watchable = from;
  if (notes !== undefined) return notes.share(make);
  const value = make();
  return () => value;
}

/** Makes something once for each object that it is made from; it is forgotten together with that object. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value; again?: () => Value }>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known.again === undefined ? known.value : known.again();
    const { [readNotesOf]: notes }: Watchable = key;
    const again = notes?.share(() => make(key));
    const value = again === undefined ? make(key) : again();
    made.set(key, again === undefined ? { value } : { value, again });
    return value;
  };
}

/** How many are asked for in turn. */
const kept = 3;

/** Makes something, and again after it has been asked for other things: kept of thousands, they would fill the memory. */
export function lately<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let made: { key: Key; value: Value }[] = [];
  return (key) => {
    const known = made.find((one) => one.key === key);
    const last = known ?? { key, value: make(key) };
    if (made[0] !== last) made = [last, ...made.filter((one) => one !== last)].slice(0, kept);
    return last.value;
  };
}

/** Adds a field whose value is made when somebody first asks for it: of most files, nobody asks for every field. */
export function addLater<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  make: () => Owner[Name],
): void {
  const define = (as: PropertyDescriptor) =>
    Object.defineProperty(owner, name, { enumerable: true, configurable: true, ...as });
  define({
    get: () => {
      const value = make();
      define({ value });
      return value;
    },
  });
}

/** The same, made again when it is asked for later. */
export function addForNow<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  make: () => Owner[Name],
): void {
  Object.defineProperty(owner, name, { enumerable: true, configurable: true, get: () => madeLately(make) });
}

const madeLately = lately((make: () => unknown) => make());
