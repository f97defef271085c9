import { and, eq, gte, sql } from 'drizzle-orm';
import { aiLogs, providerAiSettings, quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type AiSettingsRow = typeof providerAiSettings.$inferSelect;
export type AiSettings = Omit<AiSettingsRow, 'providerId' | 'updatedAt'>;

const untouched: AiSettings = {
  engine: 'builtin',
  service: null,
  model: null,
  sealedKey: null,
  monthlyBudgetMinor: null,
};

export async function findAiSettings({ db, providerId }: ProviderScope): Promise<AiSettings> {
  const [row] = await db.select().from(providerAiSettings).where(eq(providerAiSettings.providerId, providerId));
  return row ?? untouched;
}

export async function saveAiSettings({ db, providerId }: ProviderScope, settings: AiSettings): Promise<void> {
  const values = { ...settings, updatedAt: new Date() };
  await db
    .insert(providerAiSettings)
    .values({ ...values, providerId })
    .onConflictDoUpdate({ target: providerAiSettings.providerId, set: values });
}

/** Millionths of a US dollar since the calendar month (UTC) of `now` began. */
export async function spentThisMonth({ db, providerId }: ProviderScope, now: Date): Promise<number> {
  const begin = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const [row] = await db
    .select({ spent: sql<string>`coalesce(sum(${aiLogs.costMicroUsd}), 0)` })
    .from(aiLogs)
    .innerJoin(quotes, eq(quotes.id, aiLogs.quoteId))
    .where(and(eq(quotes.providerId, providerId), gte(aiLogs.createdAt, begin)));
  return Number(row?.spent ?? 0);
}
