interface Listed {
  readonly id: string;
}

interface Lists<Item> {
  /** As it was when it was last looked at: it may still have the one that has left it since. */
  readonly before: readonly Item[];
  readonly now: readonly Item[];
}

/** The one beside `id` in a list that `id` may have left meanwhile; undefined at its end. */
export function neighbourOf<Item extends Listed>(
  id: string,
  { before, now }: Lists<Item>,
  step: 1 | -1,
): Item | undefined {
  const order = isIn(now, id) ? now : before;
  const at = order.findIndex((one) => one.id === id);
  // From elsewhere the list begins at its top.
  if (at < 0) return now[0];
  const onward = step > 0 ? order.slice(at + 1) : order.slice(0, at).toReversed();
  const next = onward.find((one) => isIn(now, one.id));
  return now.find((one) => one.id === next?.id);
}

const isIn = (list: readonly Listed[], id: string): boolean => list.some((one) => one.id === id);
