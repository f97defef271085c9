import { and, eq, lt, sql } from 'drizzle-orm';
import { type deletedKinds, quoteDeletions } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/http/scope.ts';

type Kind = (typeof deletedKinds)[number];

/** Keeps a deleted row of a quote that the caller has found in its scope. What is older than a day goes for good. */
export async function keepDeleted<Row extends { readonly id: string; readonly quoteId: string }>(
  scope: ProviderScope,
  kind: Kind,
  row: Row,
): Promise<void> {
  const { id, quoteId } = row;
  await scope.db.delete(quoteDeletions).where(lt(quoteDeletions.deletedAt, sql`now() - interval '1 day'`));
  await scope.db.insert(quoteDeletions).values({ id, quoteId, kind, row });
}

/** Takes a deleted row out of keeping, once; its times are texts, as JSON has them. Undefined where there is none. */
export async function takeDeleted(
  scope: ProviderScope,
  kind: Kind,
  { quoteId, id }: { readonly quoteId: string; readonly id: string },
): Promise<Record<string, unknown> | undefined> {
  const [kept] = await scope.db
    .delete(quoteDeletions)
    .where(and(eq(quoteDeletions.id, id), eq(quoteDeletions.quoteId, quoteId), eq(quoteDeletions.kind, kind)))
    .returning();
  return kept?.row;
}
