import { asc, type Column, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  customers,
  lateAnswers,
  pricingRules,
  providerAiSettings,
  providerKits,
  providerProfessions,
  providerQuestions,
  providerServices,
  providerStandardLines,
  providers,
  quoteAcceptances,
  quoteActivity,
  quoteAssumptions,
  quoteComponents,
  quoteLineItems,
  quoteLinks,
  quoteMedia,
  quoteMessages,
  quoteQuestions,
  quoteResponses,
  quotes,
  quoteVersions,
} from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type Exported = Readonly<Record<string, unknown>>;
type At = Pick<ProviderScope, 'db' | 'providerId'>;

/** A row by the names that the database has, without what is made from the rest or opens something. */
const wholeRow = (table: PgTable): SQL<Exported> =>
  sql<Exported>`to_jsonb(${sql.identifier(getTableName(table))}) - ${sql.raw(`'{${hidden.join(',')}}'::text[]`)}`;
const hidden = [
  'provider_id',
  'search_text',
  'phone_end',
  'sealed_key',
  'storage_key',
  'thumbnail_key',
  'logo_key',
  'generation',
];

interface PartTable {
  readonly table: PgTable;
  readonly quoteId: Column;
  readonly by: Column;
}

/** What hangs on a quote, in its order. */
const partsOfQuotes = {
  components: { table: quoteComponents, quoteId: quoteComponents.quoteId, by: quoteComponents.position },
  line_items: { table: quoteLineItems, quoteId: quoteLineItems.quoteId, by: quoteLineItems.position },
  questions: { table: quoteQuestions, quoteId: quoteQuestions.quoteId, by: quoteQuestions.position },
  responses: { table: quoteResponses, quoteId: quoteResponses.quoteId, by: quoteResponses.sequence },
  late_answers: { table: lateAnswers, quoteId: lateAnswers.quoteId, by: lateAnswers.answeredAt },
  assumptions: { table: quoteAssumptions, quoteId: quoteAssumptions.quoteId, by: quoteAssumptions.position },
  media: { table: quoteMedia, quoteId: quoteMedia.quoteId, by: quoteMedia.createdAt },
  links: { table: quoteLinks, quoteId: quoteLinks.quoteId, by: quoteLinks.createdAt },
  messages: { table: quoteMessages, quoteId: quoteMessages.quoteId, by: quoteMessages.sequence },
  versions: { table: quoteVersions, quoteId: quoteVersions.quoteId, by: quoteVersions.number },
  acceptances: { table: quoteAcceptances, quoteId: quoteAcceptances.quoteId, by: quoteAcceptances.acceptedAt },
  activity: { table: quoteActivity, quoteId: quoteActivity.quoteId, by: quoteActivity.at },
} as const satisfies Record<string, PartTable>;

/** What a provider keeps beside quotes and customers, a file each. */
const kept = {
  services: { table: providerServices, providerId: providerServices.providerId },
  professions: { table: providerProfessions, providerId: providerProfessions.providerId },
  prices: { table: pricingRules, providerId: pricingRules.providerId },
  standard_lines: { table: providerStandardLines, providerId: providerStandardLines.providerId },
  questions: { table: providerQuestions, providerId: providerQuestions.providerId },
  kits: { table: providerKits, providerId: providerKits.providerId },
  ai_settings: { table: providerAiSettings, providerId: providerAiSettings.providerId },
} as const satisfies Record<string, { readonly table: PgTable; readonly providerId: Column }>;

interface KeptTable {
  readonly table: PgTable;
  readonly providerId: Column;
}

export type KeptName = keyof typeof kept;
export const keptNames = Object.keys(kept) as KeptName[]; // the record's own keys

export async function exportBusiness({ db, providerId }: At): Promise<Exported | undefined> {
  const [found] = await db
    .select({ row: wholeRow(providers) })
    .from(providers)
    .where(eq(providers.id, providerId));
  return found?.row;
}

export async function exportKept({ db, providerId }: At, name: KeptName): Promise<Exported[]> {
  const { table, providerId: owner }: KeptTable = kept[name];
  const rows = await db
    .select({ row: wholeRow(table) })
    .from(table)
    .where(eq(owner, providerId));
  return rows.map(({ row }) => row);
}

export async function listCustomerIds({ db, providerId }: At): Promise<string[]> {
  const rows = await db.select({ id: customers.id }).from(customers).where(eq(customers.providerId, providerId));
  return rows.map(({ id }) => id);
}

export async function exportCustomerRows({ db, providerId }: At, ids: readonly string[]): Promise<Exported[]> {
  const rows = await db
    .select({ row: wholeRow(customers) })
    .from(customers)
    .where(sql`${eq(customers.providerId, providerId)} and ${inArray(customers.id, [...ids])}`)
    .orderBy(asc(customers.createdAt), asc(customers.id));
  return rows.map(({ row }) => row);
}

/** The oldest first. */
export async function listQuoteIds({ db, providerId }: At): Promise<string[]> {
  const rows = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(eq(quotes.providerId, providerId))
    .orderBy(asc(quotes.createdAt), asc(quotes.id));
  return rows.map(({ id }) => id);
}

export interface ExportedQuote {
  readonly id: string;
  readonly number: string | null;
  readonly updatedAt: Date;
  readonly content: Exported;
  readonly files: readonly Pick<typeof quoteMedia.$inferSelect, 'id' | 'storageKey' | 'contentType' | 'createdAt'>[];
}

/** Quotes with all that hangs on them; give a snapshot, so that each is as one moment had it. */
export async function exportQuoteRows({ db, providerId }: At, ids: readonly string[]): Promise<ExportedQuote[]> {
  const heads = await db
    .select({ id: quotes.id, number: quotes.number, updatedAt: quotes.updatedAt, row: wholeRow(quotes) })
    .from(quotes)
    .where(sql`${eq(quotes.providerId, providerId)} and ${inArray(quotes.id, [...ids])}`)
    .orderBy(asc(quotes.createdAt), asc(quotes.id));
  const own = heads.map(({ id }) => id);
  if (own.length === 0) return [];
  const parts: [name: string, byQuote: ReadonlyMap<string, Exported[]>][] = [];
  for (const [name, { table, quoteId, by }] of Object.entries<PartTable>(partsOfQuotes)) {
    const rows = await db
      .select({ quoteId: sql<string>`${quoteId}`, row: wholeRow(table) })
      .from(table)
      .where(inArray(quoteId, own))
      .orderBy(asc(by));
    parts.push([name, grouped(rows)]);
  }
  const files = await db
    .select({
      quoteId: quoteMedia.quoteId,
      id: quoteMedia.id,
      storageKey: quoteMedia.storageKey,
      contentType: quoteMedia.contentType,
      createdAt: quoteMedia.createdAt,
    })
    .from(quoteMedia)
    .where(inArray(quoteMedia.quoteId, own));
  return heads.map(({ id, number, updatedAt, row }) => ({
    id,
    number,
    updatedAt,
    content: { ...row, ...Object.fromEntries(parts.map(([name, byQuote]) => [name, byQuote.get(id) ?? []])) },
    files: files.filter(({ quoteId }) => quoteId === id),
  }));
}

function grouped(rows: readonly { readonly quoteId: string; readonly row: Exported }[]): Map<string, Exported[]> {
  const byQuote = new Map<string, Exported[]>();
  for (const { quoteId, row } of rows) byQuote.set(quoteId, [...(byQuote.get(quoteId) ?? []), row]);
  return byQuote;
}
