/** Query and mutation keys of quotes. A prefix reaches all below it, so `all` refreshes list and single quotes alike. */
export const quoteKeys = {
  all: ['quotes'] as const,
  lists: ['quotes', 'list'] as const,
  list: (filter: object) => ['quotes', 'list', filter] as const,
  /** Below the lists, so that whatever refreshes them refreshes the counts. */
  counts: (filter: object) => ['quotes', 'list', 'counts', filter] as const,
  /** Below the lists, too: it says what they hold. */
  dashboard: ['quotes', 'list', 'dashboard'] as const,
  proposal: (request: object) => ['proposal', request] as const,
  /** The signed-in person's own ways to look at the list. */
  views: ['quote-views'] as const,
  versions: (id: string) => ['quotes', 'versions', id] as const,
  comparison: (id: string, sides: object) => ['quotes', 'versions', id, sides] as const,
  one: (id: string) => ['quotes', 'one', id] as const,
  head: (id: string) => ['quotes', 'head', id] as const,
  activity: (id: string) => ['quotes', 'activity', id] as const,
  messages: (id: string) => ['quotes', 'messages', id] as const,
  /** Mutations that write the quote's content; the header counts them to say "Saving". */
  saving: (id: string) => ['quotes', 'saving', id] as const,
};
