import { msg } from '@lingui/core/macro';
import { and, asc, eq, sql } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { quoteAssumptions, quoteComponents, quoteLineItems, quoteLinks, quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

/** Only a class can have a member that neither a literal nor a copy (`{ ...quote, id }`) has: its private one. */
declare class OwnQuote {
  readonly id: string;
  private readonly foundInScope: true;
}

/**
 * A quote that was found, locked or made in somebody's scope. Only this store gives one, and every store of what hangs on
 * a quote takes nothing less: another provider's id does not get that far.
 */
export type { OwnQuote };

type Row = typeof quotes.$inferSelect;
export type QuoteRow = Row & OwnQuote;

/** Every query below is about the scope's own quotes, which is what makes this true. */
const proven = (row: Row): QuoteRow => row as QuoteRow; // the one place that gives the proof

/** For queries on `quotes`: this one, if it is the provider's. */
export const ownQuote = (scope: ProviderScope, id: string) =>
  and(eq(quotes.id, id), eq(quotes.providerId, scope.providerId));
export const quoteNotFound = () => new Problem('not_found', msg`This quote does not exist.`);

/** @throws Problem not_found, also for another provider's quote */
export async function findQuote(scope: ProviderScope, id: string): Promise<QuoteRow> {
  const [row] = await scope.db.select().from(quotes).where(ownQuote(scope, id));
  if (!row) throw quoteNotFound();
  return proven(row);
}

/** The same, holding the row until the transaction ends: whoever else wants to change the quote waits. */
export async function lockQuote(scope: ProviderScope, id: string): Promise<QuoteRow> {
  const [row] = await scope.db.select().from(quotes).where(ownQuote(scope, id)).for('update');
  if (!row) throw quoteNotFound();
  return proven(row);
}

/** The quote that a link leads to, for whoever shows the link's token: the caller checks that proof before using it. */
export async function findQuoteOfLink(
  db: Executor,
  linkId: string,
): Promise<{ quote: QuoteRow; link: typeof quoteLinks.$inferSelect } | undefined> {
  const [row] = await db
    .select({ quote: quotes, link: quoteLinks })
    .from(quoteLinks)
    .innerJoin(quotes, eq(quotes.id, quoteLinks.quoteId))
    .where(eq(quoteLinks.id, linkId));
  return row && { quote: proven(row.quote), link: row.link };
}

/** All quotes of a customer, held until the transaction ends. */
export async function lockQuotesOfCustomer(scope: ProviderScope, customerId: string): Promise<QuoteRow[]> {
  const rows = await scope.db
    .select()
    .from(quotes)
    .where(and(eq(quotes.customerId, customerId), eq(quotes.providerId, scope.providerId)))
    .orderBy(asc(quotes.id))
    .for('update');
  return rows.map(proven);
}

export async function isNumberTaken({ db, providerId }: ProviderScope, number: string): Promise<boolean> {
  return (await db.$count(quotes, and(eq(quotes.providerId, providerId), eq(quotes.number, number)))) > 0;
}

/** Gives a customer's quotes to another; nothing of what they say changed. */
export async function moveQuotes(
  scope: ProviderScope,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await scope.db
    .update(quotes)
    .set({ customerId: to })
    .where(and(eq(quotes.customerId, from), eq(quotes.providerId, scope.providerId)));
}

export async function insertQuote(
  scope: ProviderScope,
  values: Omit<typeof quotes.$inferInsert, 'providerId'>,
): Promise<QuoteRow> {
  const [row] = await scope.db
    .insert(quotes)
    .values({ ...values, providerId: scope.providerId })
    .returning();
  if (!row) throw new Error('the quote was not stored');
  return proven(row);
}

/** Every change raises the revision, so that whoever holds an older one is told. */
export async function updateQuote(
  scope: ProviderScope,
  { id }: OwnQuote,
  values: Partial<typeof quotes.$inferInsert>,
): Promise<QuoteRow> {
  const [row] = await scope.db
    .update(quotes)
    .set({ ...values, revision: sql`${quotes.revision} + 1`, updatedAt: sql`now()` })
    .where(ownQuote(scope, id))
    .returning();
  if (!row) throw quoteNotFound();
  return proven(row);
}

/** Brings a quote to the top of the list; nothing of it changed, so whoever edits it is not told to look again. */
export async function touchQuote(scope: ProviderScope, { id }: OwnQuote): Promise<void> {
  await scope.db
    .update(quotes)
    .set({ updatedAt: sql`now()`, ...takenUp(scope) })
    .where(ownQuote(scope, id));
}

/** What a person does with an archived quote brings it back: an answer that nobody sees would be lost. */
export const takenUp = ({ actor }: ProviderScope): { archivedAt?: null } =>
  actor.kind === 'system' ? {} : { archivedAt: null };

/** Puts it aside or brings it back: nothing of it changes, not even its place in the list. */
export async function setArchived(scope: ProviderScope, { id }: OwnQuote, archivedAt: Date | null): Promise<QuoteRow> {
  const [row] = await scope.db.update(quotes).set({ archivedAt }).where(ownQuote(scope, id)).returning();
  if (!row) throw quoteNotFound();
  return proven(row);
}

export async function deleteQuote(scope: ProviderScope, { id }: OwnQuote): Promise<void> {
  await scope.db.delete(quotes).where(ownQuote(scope, id));
}

/** As a part of a change that raises the revision itself. */
export async function setDiscount(scope: ProviderScope, { id }: OwnQuote, discountPercent: number): Promise<void> {
  await scope.db.update(quotes).set({ discountPercent }).where(ownQuote(scope, id));
}

/** As a part of a change that raises the revision itself. */
export async function setChargesTax(scope: ProviderScope, { id }: OwnQuote, chargesTax: boolean): Promise<void> {
  await scope.db.update(quotes).set({ chargesTax }).where(ownQuote(scope, id));
}

export type StandingAssumption = Pick<typeof quoteAssumptions.$inferSelect, 'text' | 'componentId' | 'isInternal'>;

export async function listAssumptions(scope: ProviderScope, quote: OwnQuote): Promise<StandingAssumption[]> {
  return scope.db
    .select({
      text: quoteAssumptions.text,
      componentId: quoteAssumptions.componentId,
      isInternal: quoteAssumptions.isInternal,
    })
    .from(quoteAssumptions)
    .where(eq(quoteAssumptions.quoteId, quote.id))
    .orderBy(asc(quoteAssumptions.position));
}

export async function replaceAssumptions(
  scope: ProviderScope,
  quote: OwnQuote,
  assumptions: readonly StandingAssumption[],
): Promise<void> {
  await scope.db.delete(quoteAssumptions).where(eq(quoteAssumptions.quoteId, quote.id));
  if (assumptions.length > 0)
    await scope.db
      .insert(quoteAssumptions)
      .values(assumptions.map((assumption, position) => ({ ...assumption, quoteId: quote.id, position })));
}

const linesToTotal = prepared((db) =>
  db
    .select({
      quoteId: quoteLineItems.quoteId,
      id: quoteLineItems.id,
      componentId: quoteLineItems.componentId,
      quantity: quoteLineItems.quantity,
      unitPriceMinor: quoteLineItems.unitPriceMinor,
      taxRate: quoteLineItems.taxRate,
      isVisible: quoteComponents.isVisible,
    })
    .from(quoteLineItems)
    .innerJoin(quotes, eq(quotes.id, quoteLineItems.quoteId))
    .leftJoin(quoteComponents, eq(quoteComponents.id, quoteLineItems.componentId))
    .where(
      and(
        sql`${quoteLineItems.quoteId} = any(${sql.placeholder('quoteIds')}::uuid[])`,
        eq(quotes.providerId, sql.placeholder('providerId')),
      ),
    )
    .prepare('lines_to_total'),
);

/** Of the lines of several quotes what their totals take, for the list. */
export async function listLinesOfQuotes({ db, providerId }: ProviderScope, quoteIds: readonly string[]) {
  return quoteIds.length === 0 ? [] : linesToTotal(db).execute({ quoteIds, providerId });
}
