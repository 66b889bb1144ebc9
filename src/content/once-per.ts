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

/** What such a field holds, once it has been made. */
export function madeSoFar<Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
): Owner[Name] | undefined {
  return Object.getOwnPropertyDescriptor(owner, name)?.value;
}
