/** Files that were made, by what is in them. The one that nobody asked for longest makes room. */
export function createPdfCache(maxBytes: number) {
  const kept = new Map<string, Promise<Uint8Array>>();
  const sizes = new Map<string, number>();

  const forget = (key: string): void => {
    kept.delete(key);
    sizes.delete(key);
  };

  function makeRoom(): void {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const key of kept.keys()) {
      if (total <= maxBytes) return;
      total -= sizes.get(key) ?? 0;
      forget(key);
    }
  }

  /** However many ask for one at the same moment, it is made once. */
  return function madeOnce(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const made = make();
    kept.set(key, made);
    made.then(
      ({ length }) => {
        sizes.set(key, length);
        makeRoom();
      },
      () => forget(key),
    );
    return made;
  };
}
