import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { quoteHead } from '#contract/quote-shapes.ts';
import { quoteMessages, quotes } from '#server/db/schema.ts';
import { presentTime } from '#server/http/present-time.ts';
import { latestSteps } from '#server/pipeline/latest-steps.ts';
import { presentLatestSteps } from '#server/pipeline/present-pipeline.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { markOf, partsMark } from './quote-mark.ts';
import { ownQuote, quoteNotFound } from './quote-store.ts';

/**
 * How a quote stands: one query, because pages ask for it again and again, and the whole only when the mark is another.
 * @throws Problem not_found
 */
export async function readQuoteHead(scope: ProviderScope, id: string): Promise<z.input<typeof quoteHead>> {
  const unread = scope.db
    .select({ unread: count() })
    .from(quoteMessages)
    .where(
      and(eq(quoteMessages.quoteId, quotes.id), ne(quoteMessages.author, 'provider'), isNull(quoteMessages.readAt)),
    );
  const [row] = await scope.db
    .select({
      revision: quotes.revision,
      status: quotes.status,
      conversationStage: quotes.conversationStage,
      updatedAt: quotes.updatedAt,
      archivedAt: quotes.archivedAt,
      parts: partsMark,
      steps: latestSteps,
      unread: sql<number>`(${unread})`.mapWith(Number),
    })
    .from(quotes)
    .where(ownQuote(scope, id));
  if (!row) throw quoteNotFound();
  return {
    mark: markOf(row, row.parts),
    revision: row.revision,
    status: row.status,
    conversation_stage: row.conversationStage,
    pipeline: presentLatestSteps(row.steps),
    messages_unread: row.unread,
    updated_at: presentTime(row.updatedAt),
  };
}

/** To be read before what hangs on the quote: what changes meanwhile then shows in the next head. */
export async function readPartsMark(scope: ProviderScope, id: string): Promise<string> {
  const [row] = await scope.db.select({ parts: partsMark }).from(quotes).where(ownQuote(scope, id));
  if (!row) throw quoteNotFound();
  return row.parts;
}
