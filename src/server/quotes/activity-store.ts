import { desc, eq } from 'drizzle-orm';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { type activityActions, quoteActivity } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import type { OwnQuote } from './quote-store.ts';

export interface ActivityEntry {
  readonly action: (typeof activityActions)[number];
  readonly from?: QuoteStatus;
  readonly to?: QuoteStatus;
  readonly detail?: Record<string, unknown>;
}

/** Writes down who did what, in the transaction that does it. */
export async function logActivity(scope: ProviderScope, quote: OwnQuote, entry: ActivityEntry): Promise<void> {
  await scope.db.insert(quoteActivity).values({
    quoteId: quote.id,
    actor: scope.actor.kind,
    actorUserId: scope.actor.kind === 'provider' ? scope.actor.userId : null,
    action: entry.action,
    fromStatus: entry.from ?? null,
    toStatus: entry.to ?? null,
    detail: entry.detail ?? null,
  });
}

export async function listActivity(scope: ProviderScope, quote: OwnQuote) {
  return scope.db
    .select()
    .from(quoteActivity)
    .where(eq(quoteActivity.quoteId, quote.id))
    .orderBy(desc(quoteActivity.at), desc(quoteActivity.id))
    .limit(500);
}
