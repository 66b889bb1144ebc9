/** Makes something once for each object that it is made from; it is forgotten together with that object. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known.value;
    const value = make(key);
    made.set(key, { value });
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
