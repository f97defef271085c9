import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { customers, providerMembers, providers, quoteMedia, quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

/** The business that a person works in, and whether it is theirs. */
export interface Membership {
  readonly providerId: string;
  readonly isOwner: boolean;
}

export async function findMembership(db: Executor, userId: string): Promise<Membership | undefined> {
  const [row] = await db
    .select({ providerId: providerMembers.providerId, role: providerMembers.role })
    .from(providerMembers)
    .where(eq(providerMembers.userId, userId));
  return row && { providerId: row.providerId, isOwner: row.role === 'owner' };
}

export async function leaveProvider(db: Executor, userId: string): Promise<void> {
  await db.delete(providerMembers).where(eq(providerMembers.userId, userId));
}

export interface BusinessCounts {
  readonly quotes: number;
  readonly accepted: number;
  readonly customers: number;
  readonly files: number;
}

export async function countBusiness({
  db,
  providerId,
}: Pick<ProviderScope, 'db' | 'providerId'>): Promise<BusinessCounts> {
  const [ofQuotes] = await db
    .select({ all: count(), accepted: count(sql`case when ${quotes.status} = 'accepted' then 1 end`) })
    .from(quotes)
    .where(eq(quotes.providerId, providerId));
  const [ofCustomers] = await db.select({ all: count() }).from(customers).where(eq(customers.providerId, providerId));
  const [ofFiles] = await db
    .select({ all: count() })
    .from(quoteMedia)
    .innerJoin(quotes, eq(quotes.id, quoteMedia.quoteId))
    .where(eq(quotes.providerId, providerId));
  return {
    quotes: ofQuotes?.all ?? 0,
    accepted: ofQuotes?.accepted ?? 0,
    customers: ofCustomers?.all ?? 0,
    files: ofFiles?.all ?? 0,
  };
}

/** Every file of the business: what customers sent, and the logo. */
export async function listFiles({
  db,
  providerId,
}: Pick<ProviderScope, 'db' | 'providerId'>): Promise<{ storageKey: string; thumbnailKey: string | null }[]> {
  const media = await db
    .select({ storageKey: quoteMedia.storageKey, thumbnailKey: quoteMedia.thumbnailKey })
    .from(quoteMedia)
    .innerJoin(quotes, eq(quotes.id, quoteMedia.quoteId))
    .where(eq(quotes.providerId, providerId));
  const logos = await db
    .select({ key: providers.logoKey })
    .from(providers)
    .where(and(eq(providers.id, providerId), isNotNull(providers.logoKey)));
  return [...media, ...logos.map(({ key }) => ({ storageKey: key ?? '', thumbnailKey: null }))];
}

/** Quotes, customers, prices and everything else that hangs on it go with the row. */
export async function deleteProvider({ db, providerId }: Pick<ProviderScope, 'db' | 'providerId'>): Promise<void> {
  await db.delete(providers).where(eq(providers.id, providerId));
}
