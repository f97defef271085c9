import { and, asc, eq, inArray } from 'drizzle-orm';
import { settleChoices } from '#domain/quote/choice.ts';
import { quoteComponents } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import type { OwnQuote } from './quote-store.ts';

export type ComponentRow = typeof quoteComponents.$inferSelect;

export async function listComponents(scope: ProviderScope, quote: OwnQuote): Promise<ComponentRow[]> {
  return scope.db
    .select()
    .from(quoteComponents)
    .where(eq(quoteComponents.quoteId, quote.id))
    .orderBy(asc(quoteComponents.position), asc(quoteComponents.id));
}

export async function insertComponents(
  scope: ProviderScope,
  quote: OwnQuote,
  values: readonly Omit<typeof quoteComponents.$inferInsert, 'quoteId'>[],
): Promise<ComponentRow[]> {
  if (values.length === 0) return [];
  return scope.db
    .insert(quoteComponents)
    .values(values.map((one) => ({ ...one, quoteId: quote.id })))
    .returning();
}

export async function deleteComponents(scope: ProviderScope, quote: OwnQuote, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await scope.db
    .delete(quoteComponents)
    .where(and(eq(quoteComponents.quoteId, quote.id), inArray(quoteComponents.id, [...ids])));
}

export async function updateComponent(
  scope: ProviderScope,
  quote: OwnQuote,
  id: string,
  values: Partial<typeof quoteComponents.$inferInsert>,
): Promise<void> {
  await scope.db
    .update(quoteComponents)
    .set(values)
    .where(and(eq(quoteComponents.quoteId, quote.id), eq(quoteComponents.id, id)));
}

/** Of each choice exactly one is in, whatever was made optional, taken away or chosen before. */
export async function keepOneOfEach(scope: ProviderScope, quote: OwnQuote): Promise<void> {
  const parts = await listComponents(scope, quote);
  const settled = new Map(settleChoices(parts).map((part) => [part.id, part.isVisible]));
  for (const { id, isVisible } of parts) {
    const isIn = settled.get(id) ?? isVisible;
    if (isIn !== isVisible) await updateComponent(scope, quote, id, { isVisible: isIn });
  }
}

/** Made by the provider: nothing that was asked or answered hangs on it. */
export const isOwnComponent = ({ sectionKey, extraKey, playbookKey }: ComponentRow): boolean =>
  sectionKey === null && extraKey === null && playbookKey === null;
