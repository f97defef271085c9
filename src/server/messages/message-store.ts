import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { prepared } from '#server/db/prepared.ts';
import { quoteMessages, quotes } from '#server/db/schema.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type MessageRow = typeof quoteMessages.$inferSelect;
type Author = MessageRow['author'];

export interface ThreadPage {
  /** Oldest first. */
  readonly messages: MessageRow[];
  /** Of all that stand before the cursor, or in the thread. */
  readonly total: number;
}

/** The last `limit` messages of a thread, or the last before one of them. */
export async function listMessages(
  scope: ProviderScope,
  quote: OwnQuote,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<ThreadPage> {
  const { id, createdAt, sequence } = quoteMessages;
  const ofThread = eq(quoteMessages.quoteId, quote.id);
  // Told apart as the list is sorted. A message of another thread stands before nothing.
  const cursor = scope.db.select({ createdAt, sequence }).from(quoteMessages);
  const earlier =
    before &&
    sql`(${createdAt}, ${sequence}) < ${cursor.where(and(eq(id, before), eq(quoteMessages.quoteId, quote.id)))}`;
  const wanted = earlier ? and(ofThread, earlier) : ofThread;
  const rows = await scope.db
    .select()
    .from(quoteMessages)
    .where(wanted)
    .orderBy(desc(createdAt), desc(sequence))
    .limit(limit);
  const [counted] = await scope.db.select({ total: count() }).from(quoteMessages).where(wanted);
  return { messages: rows.toReversed(), total: counted?.total ?? 0 };
}

export async function insertMessage(
  scope: ProviderScope,
  quote: OwnQuote,
  values: Pick<MessageRow, 'author' | 'kind' | 'body' | 'createdAt'>,
): Promise<MessageRow> {
  const [row] = await scope.db
    .insert(quoteMessages)
    .values({ ...values, quoteId: quote.id })
    .returning();
  if (!row) throw new Error('the message was not stored');
  return row;
}

/** The mail that tells of these words is on its way. */
export async function markQueued(scope: ProviderScope, quote: OwnQuote, id: string): Promise<void> {
  await scope.db
    .update(quoteMessages)
    .set({ deliveryStatus: 'queued' })
    .where(and(eq(quoteMessages.quoteId, quote.id), eq(quoteMessages.id, id)));
}

/** Everything the other side wrote until now was seen by `reader`. */
export async function markRead(
  scope: ProviderScope,
  quote: OwnQuote,
  reader: Exclude<Author, 'system'>,
  at: Date,
): Promise<void> {
  await scope.db
    .update(quoteMessages)
    .set({ readAt: at })
    .where(and(eq(quoteMessages.quoteId, quote.id), ne(quoteMessages.author, reader), isNull(quoteMessages.readAt)));
}

const unreadByQuote = prepared((db) =>
  db
    .select({ quoteId: quoteMessages.quoteId, unread: count() })
    .from(quoteMessages)
    .innerJoin(quotes, eq(quotes.id, quoteMessages.quoteId))
    .where(
      and(
        sql`${quoteMessages.quoteId} = any(${sql.placeholder('quoteIds')}::uuid[])`,
        eq(quotes.providerId, sql.placeholder('providerId')),
        ne(quoteMessages.author, sql.placeholder('reader')),
        isNull(quoteMessages.readAt),
      ),
    )
    .groupBy(quoteMessages.quoteId)
    .prepare('unread_by_quote'),
);

/** How many words of the other side wait for `reader`, by quote; a quote without any is not in it. */
export async function countUnread(
  { db, providerId }: ProviderScope,
  quoteIds: readonly string[],
  reader: Exclude<Author, 'system'>,
): Promise<ReadonlyMap<string, number>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await unreadByQuote(db).execute({ quoteIds, providerId, reader });
  return new Map(rows.map(({ quoteId, unread }) => [quoteId, unread]));
}
