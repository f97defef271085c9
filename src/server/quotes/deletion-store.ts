import { and, eq, lt, sql } from 'drizzle-orm';
import { type deletedKinds, quoteDeletions } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import type { OwnQuote } from './quote-store.ts';

type Kind = (typeof deletedKinds)[number];

/** Keeps a deleted row of a quote. What is older than a day goes for good. */
export async function keepDeleted<Row extends { readonly id: string }>(
  scope: ProviderScope,
  quote: OwnQuote,
  kind: Kind,
  row: Row,
): Promise<void> {
  await scope.db.delete(quoteDeletions).where(lt(quoteDeletions.deletedAt, sql`now() - interval '1 day'`));
  await scope.db.insert(quoteDeletions).values({ id: row.id, quoteId: quote.id, kind, row });
}

const isKept = (quote: OwnQuote, kind: Kind, id: string) =>
  and(eq(quoteDeletions.id, id), eq(quoteDeletions.quoteId, quote.id), eq(quoteDeletions.kind, kind));

/** A deleted row as it stood; its times are texts, as JSON has them. Undefined where there is none. */
export async function findDeleted(
  scope: ProviderScope,
  quote: OwnQuote,
  kind: Kind,
  id: string,
): Promise<Record<string, unknown> | undefined> {
  const [kept] = await scope.db
    .select({ row: quoteDeletions.row })
    .from(quoteDeletions)
    .where(isKept(quote, kind, id));
  return kept?.row;
}

/** Takes a deleted row out of keeping, once; its times are texts, as JSON has them. Undefined where there is none. */
export async function takeDeleted(
  scope: ProviderScope,
  quote: OwnQuote,
  kind: Kind,
  id: string,
): Promise<Record<string, unknown> | undefined> {
  const [kept] = await scope.db
    .delete(quoteDeletions)
    .where(isKept(quote, kind, id))
    .returning();
  return kept?.row;
}
