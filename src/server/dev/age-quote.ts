import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import {
  customers,
  pipelineRuns,
  quoteAcceptances,
  quoteActivity,
  quoteLinks,
  quoteMessages,
  quoteResponses,
  quotes,
} from '#server/db/schema.ts';

/** Moves a quote and all that happened to it into the past, so that the demo looks like weeks of work. No call can do this. */
export async function ageQuote(db: Database, id: string, hours: number): Promise<void> {
  const earlier = (column: unknown) => sql`${column} - make_interval(hours => ${hours})`;
  await db.transaction(async (tx) => {
    await tx
      .update(quotes)
      .set({
        createdAt: earlier(quotes.createdAt),
        updatedAt: earlier(quotes.updatedAt),
        finalizedAt: earlier(quotes.finalizedAt),
        sentAt: earlier(quotes.sentAt),
        acceptedAt: earlier(quotes.acceptedAt),
        rejectedAt: earlier(quotes.rejectedAt),
        validUntil: sql`(${quotes.validUntil} - make_interval(hours => ${hours}))::date`,
      })
      .where(eq(quotes.id, id));
    await tx
      .update(quoteActivity)
      .set({ at: earlier(quoteActivity.at) })
      .where(eq(quoteActivity.quoteId, id));
    await tx
      .update(quoteMessages)
      .set({ createdAt: earlier(quoteMessages.createdAt) })
      .where(eq(quoteMessages.quoteId, id));
    await tx
      .update(quoteResponses)
      .set({ answeredAt: earlier(quoteResponses.answeredAt) })
      .where(eq(quoteResponses.quoteId, id));
    await tx
      .update(quoteLinks)
      .set({ createdAt: earlier(quoteLinks.createdAt), sentAt: earlier(quoteLinks.sentAt) })
      .where(eq(quoteLinks.quoteId, id));
    await tx
      .update(quoteAcceptances)
      .set({ acceptedAt: earlier(quoteAcceptances.acceptedAt) })
      .where(eq(quoteAcceptances.quoteId, id));
    await tx
      .update(pipelineRuns)
      .set({ createdAt: earlier(pipelineRuns.createdAt), finishedAt: earlier(pipelineRuns.finishedAt) })
      .where(eq(pipelineRuns.quoteId, id));
    await tx
      .update(customers)
      .set({ createdAt: earlier(customers.createdAt) })
      .where(sql`${customers.id} = (select ${quotes.customerId} from ${quotes} where ${quotes.id} = ${id})`);
  });
}

/** What has expired did so on its last day, not when the demo was made. */
export async function ageExpiry(db: Database): Promise<void> {
  await db
    .update(quotes)
    .set({ updatedAt: sql`${quotes.validUntil}::timestamptz` })
    .where(eq(quotes.status, 'expired'));
}
