import { eq } from 'drizzle-orm';
import { quoteReadiness } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/http/scope.ts';

export type ReadinessRow = typeof quoteReadiness.$inferSelect;

/** What was reckoned last for a quote that the caller has found in its scope; whether it still counts, `restsOn` tells. */
export async function findReadiness(scope: ProviderScope, quoteId: string): Promise<ReadinessRow | undefined> {
  const [row] = await scope.db.select().from(quoteReadiness).where(eq(quoteReadiness.quoteId, quoteId));
  return row;
}

export async function saveReadiness(
  scope: ProviderScope,
  values: Pick<ReadinessRow, 'quoteId' | 'restsOn' | 'requirements' | 'reckonedAt'>,
): Promise<void> {
  const { quoteId: _quoteId, ...changes } = values;
  await scope.db
    .insert(quoteReadiness)
    .values(values)
    .onConflictDoUpdate({ target: quoteReadiness.quoteId, set: changes });
}
