/** What was said so far, oldest first, as far as it was fetched: the end of it at least. */
export interface Thread<Message> {
  readonly messages: readonly Message[];
  /** Whether something stands before the first of them. */
  readonly hasEarlier: boolean;
}

type Named = { readonly id: string };

/** A page of messages as the API answers it. */
export function threadOf<Message>({
  data,
  meta,
}: {
  readonly data: readonly Message[];
  readonly meta: { readonly total: number } | undefined;
}): Thread<Message> {
  return { messages: data, hasEarlier: (meta?.total ?? 0) > data.length };
}

/** The newest page, behind what was fetched before it. Where the two do not meet, something in between is missing: then it alone. */
export function withNewest<Message extends Named>(
  known: Thread<Message> | null,
  newest: Thread<Message>,
): Thread<Message> {
  const first = newest.messages[0];
  const before = known && first ? known.messages.findIndex(({ id }) => id === first.id) : -1;
  if (!known || before <= 0) return newest;
  return { messages: [...known.messages.slice(0, before), ...newest.messages], hasEarlier: known.hasEarlier };
}

/** A page that was asked for as what stands before `cursor`. It comes too late where the thread begins anew meanwhile. */
export function withEarlier<Message extends Named>(
  known: Thread<Message>,
  { cursor, page }: { readonly cursor: string; readonly page: Thread<Message> },
): Thread<Message> {
  if (known.messages[0]?.id !== cursor) return known;
  return { messages: [...page.messages, ...known.messages], hasEarlier: page.hasEarlier };
}
