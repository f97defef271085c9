import { exists, sql } from 'drizzle-orm';
import { statusOn } from '#domain/quote/expiry.ts';
import { quotes } from '#server/db/schema.ts';
import { latestSteps } from '#server/pipeline/latest-steps.ts';
import { presentLatestSteps } from '#server/pipeline/present-pipeline.ts';
import type { Clock } from '#server/ports/clock.ts';
import { ownQuote, quoteNotFound } from '#server/quotes/quote-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import { submitsBeingChecked } from './customer-quote-store.ts';
import { nextPage } from './next-page.ts';

/** How far the quote is. One query, because pages ask for it again and again. Errors of ours are not the customer's. */
export async function customerStatus(scope: CustomerScope, clock: Clock) {
  const [row] = await scope.db
    .select({
      status: quotes.status,
      validUntil: quotes.validUntil,
      conversationStage: quotes.conversationStage,
      sentVersion: quotes.sentVersion,
      steps: latestSteps,
      isSubmitBeingChecked: sql<boolean>`${exists(submitsBeingChecked(scope))}`,
    })
    .from(quotes)
    .where(ownQuote(scope, scope.quote.id));
  if (!row) throw quoteNotFound();
  const status = statusOn(row, clock());
  const next = nextPage({ status, isSubmitBeingChecked: row.isSubmitBeingChecked, wasSent: row.sentVersion !== null });
  const pipeline = presentLatestSteps(row.steps).map((step) => ({ ...step, error: null }));
  return { status, stage: row.conversationStage, pipeline, next };
}
