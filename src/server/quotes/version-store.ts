import { and, asc, desc, eq } from 'drizzle-orm';
import { quoteAcceptances, quoteVersions } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import type { ComponentRow } from './component-store.ts';
import type { Readiness } from './draft-readiness.ts';
import type { LineItemRow } from './line-item-store.ts';
import type { Parties } from './parties.ts';
import type { OwnQuote, QuoteRow } from './quote-store.ts';

/** A row as JSON has it: its times are texts. */
export type Json<T> = {
  [Field in keyof T]: T[Field] extends Date ? string : T[Field] extends Date | null ? string | null : T[Field];
};

/** What a version keeps for ever: the parties, lines with their evidence, parts, terms. Never changed once stored. */
export interface VersionSnapshot {
  readonly title: string;
  readonly currency: QuoteRow['currency'];
  readonly pricesIncludeTax: boolean;
  readonly chargesTax: boolean;
  readonly detail: QuoteRow['detail'];
  readonly discountPercent: number;
  readonly validUntil: string | null;
  readonly terms: string | null;
  readonly message: string | null;
  readonly starts: string | null;
  readonly duration: string | null;
  readonly depositPercent: number | null;
  readonly guarantee: string | null;
  /** Null in a version from before they were kept: it goes by what they are called now. */
  readonly parties: Parties | null;
  /** When the last of its lines was looked at or written by a person; null where one never was. */
  readonly checkedAt: string | null;
  /** Why it is no fixed price; null where it is one, also because the provider said so as it was sent. */
  readonly estimate: Readiness | null;
  /** What the customer agrees to; those about how the price was worked out are not among them. */
  readonly assumptions: readonly { readonly text: string; readonly componentId: string | null }[];
  readonly lines: readonly Json<Omit<LineItemRow, 'checkedAt' | 'unitCostMinor' | 'internalNote'>>[];
  /** The photos that the provider put on the quote. */
  readonly photoIds: readonly string[];
  readonly components: readonly Json<Omit<ComponentRow, 'statedFacts'>>[];
}

export interface VersionRow {
  readonly number: number;
  readonly snapshot: VersionSnapshot;
}

export type StoredVersion = VersionRow & { readonly createdAt: Date; readonly contentHash: string };

export type AcceptanceRow = typeof quoteAcceptances.$inferSelect;

export async function insertVersion(
  scope: ProviderScope,
  quote: OwnQuote,
  version: VersionRow & { contentHash: string },
): Promise<void> {
  await scope.db.insert(quoteVersions).values({ quoteId: quote.id, ...version });
}

export async function findLatestVersion(scope: ProviderScope, quote: OwnQuote): Promise<VersionRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(quoteVersions)
    .where(eq(quoteVersions.quoteId, quote.id))
    .orderBy(desc(quoteVersions.number))
    .limit(1);
  return row && versionOf(row);
}

export async function findVersion(
  scope: ProviderScope,
  quote: OwnQuote,
  number: number,
): Promise<StoredVersion | undefined> {
  const [row] = await scope.db
    .select()
    .from(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, quote.id), eq(quoteVersions.number, number)));
  return row && versionOf(row);
}

/** The first one first. */
export async function listVersions(scope: ProviderScope, quote: OwnQuote): Promise<StoredVersion[]> {
  const rows = await scope.db
    .select()
    .from(quoteVersions)
    .where(eq(quoteVersions.quoteId, quote.id))
    .orderBy(asc(quoteVersions.number));
  return rows.map(versionOf);
}

/** What versions did not say once: every quote charged tax, showed all of its lines and promised nothing else. */
const before = {
  chargesTax: true,
  detail: 'rates',
  starts: null,
  duration: null,
  depositPercent: null,
  guarantee: null,
  parties: null,
  checkedAt: null,
  estimate: null,
  photoIds: [],
} as const satisfies Partial<VersionSnapshot>;

export function versionOf(row: typeof quoteVersions.$inferSelect): StoredVersion {
  const snapshot = row.snapshot as VersionSnapshot | FirstSnapshot; // only insertVersion writes them
  const assumptions = snapshot.assumptions.map((one) =>
    typeof one === 'string' ? { text: one, componentId: null } : one,
  );
  // Nor was there once a choice of one of several parts.
  const components = snapshot.components.map((part) => ({ ...part, choiceGroup: part.choiceGroup ?? null }));
  return {
    number: row.number,
    createdAt: row.createdAt,
    contentHash: row.contentHash,
    snapshot: { ...before, ...snapshot, assumptions, components },
  };
}

/** As versions were kept before assumptions had a part. */
type FirstSnapshot = Omit<VersionSnapshot, 'assumptions'> & { readonly assumptions: readonly string[] };

export async function findAcceptance(scope: ProviderScope, quote: OwnQuote): Promise<AcceptanceRow | undefined> {
  const [row] = await scope.db.select().from(quoteAcceptances).where(eq(quoteAcceptances.quoteId, quote.id));
  return row;
}

export async function insertAcceptance(
  scope: ProviderScope,
  quote: OwnQuote,
  values: Omit<typeof quoteAcceptances.$inferInsert, 'quoteId'>,
): Promise<void> {
  await scope.db.insert(quoteAcceptances).values({ ...values, quoteId: quote.id });
}
