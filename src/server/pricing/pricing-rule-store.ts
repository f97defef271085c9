import { msg } from '@lingui/core/macro';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PricingRule } from '#domain/pricing/rule.ts';
import { Problem } from '#domain/problem.ts';
import { beginsWith, foundBy } from '#server/db/found-by.ts';
import { pricingRules } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type PricingRuleRow = typeof pricingRules.$inferSelect;

const own = (scope: ProviderScope, id: string) =>
  and(eq(pricingRules.id, id), eq(pricingRules.providerId, scope.providerId));
const notFound = () => new Problem('not_found', msg`This price does not exist.`);

export async function listPricingRules(scope: ProviderScope): Promise<PricingRuleRow[]> {
  return scope.db
    .select()
    .from(pricingRules)
    .where(eq(pricingRules.providerId, scope.providerId))
    .orderBy(asc(pricingRules.createdAt), asc(pricingRules.id));
}

/** The rules an estimate may use. */
export async function listActiveRules(scope: ProviderScope): Promise<PricingRule[]> {
  const rows = await listPricingRules(scope);
  return rows.filter(({ isActive }) => isActive);
}

/** Those whose name fits a search, with their folded names. */
export async function findActiveRules(scope: ProviderScope, search: string) {
  const text = sql<string>`left(search_fold(${pricingRules.name}), 200)`;
  return scope.db
    .select({ rule: pricingRules, text, beginsSo: beginsWith(text, search) })
    .from(pricingRules)
    .where(and(eq(pricingRules.providerId, scope.providerId), pricingRules.isActive, foundBy(text, search)))
    .orderBy(asc(pricingRules.createdAt), asc(pricingRules.id));
}

export async function findPricingRule(scope: ProviderScope, id: string): Promise<PricingRuleRow> {
  const [row] = await scope.db.select().from(pricingRules).where(own(scope, id));
  if (!row) throw notFound();
  return row;
}

export type NewPricingRule = Omit<typeof pricingRules.$inferInsert, 'providerId'>;

/** How many rows one statement writes. */
const batch = 500;

export async function insertPricingRules(
  scope: ProviderScope,
  values: readonly NewPricingRule[],
): Promise<PricingRuleRow[]> {
  const rows: PricingRuleRow[] = [];
  for (let at = 0; at < values.length; at += batch)
    rows.push(
      ...(await scope.db
        .insert(pricingRules)
        .values(
          values.slice(at, at + batch).map((one) => ({
            ...one,
            providerId: scope.providerId,
            // Several of one transaction keep their order: now() is the same for all of them.
            createdAt: sql`clock_timestamp()`,
          })),
        )
        .returning()),
    );
  return rows;
}

export async function insertPricingRule(scope: ProviderScope, values: NewPricingRule): Promise<PricingRuleRow> {
  const [row] = await insertPricingRules(scope, [values]);
  if (!row) throw new Error('the price was not stored');
  return row;
}

export async function updatePricingRule(
  scope: ProviderScope,
  id: string,
  values: Partial<typeof pricingRules.$inferInsert>,
): Promise<PricingRuleRow> {
  const [row] = await scope.db
    .update(pricingRules)
    .set({ ...values, updatedAt: sql`now()` })
    .where(own(scope, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

export async function deletePricingRule(scope: ProviderScope, id: string): Promise<void> {
  const rows = await scope.db.delete(pricingRules).where(own(scope, id)).returning({ id: pricingRules.id });
  if (rows.length === 0) throw notFound();
}
