import { statusOn } from '#domain/quote/expiry.ts';
import { presentPipeline } from '#server/pipeline/present-pipeline.ts';
import { listRuns } from '#server/pipeline/run-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findQuote } from '#server/quotes/quote-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import { isSubmitBeingChecked } from './customer-quote-store.ts';
import { nextPage } from './next-page.ts';

/** How far the quote is. Small, because pages ask for it again and again. Errors of ours are not the customer's. */
export async function customerStatus(scope: CustomerScope, clock: Clock) {
  const [quote, runs, isChecking] = await Promise.all([
    findQuote(scope, scope.quote.id),
    listRuns(scope, scope.quote),
    isSubmitBeingChecked(scope),
  ]);
  const status = statusOn(quote, clock());
  const pipeline = presentPipeline(runs).pipeline.map((step) => ({ ...step, error: null }));
  const next = nextPage({ status, isSubmitBeingChecked: isChecking, wasSent: quote.sentVersion !== null });
  return { status, stage: quote.conversationStage, pipeline, next };
}
