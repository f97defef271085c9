/** A record whose values are made when they are first read, and kept: caches go by their identity. */
export function whenAsked<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  const record = {} as Record<Key, Value>; // each key is defined below
  for (const key of keys) {
    Object.defineProperty(record, key, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = make(key);
        Object.defineProperty(record, key, { enumerable: true, value });
        return value;
      },
    });
  }
  return record;
}
