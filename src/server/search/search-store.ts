import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { customers, quoteSearch, quotes, searchWords } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

/** What a text has to hold: of each group one, or else a telephone number's digits. */
export interface Sought {
  readonly groups: readonly (readonly string[])[];
  readonly digits: string | null;
}

/** Whoever searches mostly means what is recent, and so many rows are read as quickly of a hundred thousand as of a thousand. */
const recentQuotes = 1000;
const recentCustomers = 500;
/** Of what fits among all, so many are looked at more closely. */
const mostFitting = 200;
const mostSpellings = 300;

/** Shorter words are looked for at the beginning of one: within words they are everywhere. */
const shortestPart = 3;

function holds(text: SQL, part: string): SQL | undefined {
  const pattern = sql`search_pattern(${part})`;
  if (part.length >= shortestPart) return sql`${text} like ${pattern}`;
  const begins = sql`substr(${pattern}, 2)`;
  const before = [sql`'% '`, sql`'%-'`, sql`'%' || chr(10)`];
  return or(sql`${text} like ${begins}`, ...before.map((sign) => sql`${text} like ${sign} || ${begins}`));
}

function holding(text: SQL, { groups, digits }: Sought): SQL | undefined {
  const all = and(...groups.map((group) => or(...group.map((part) => holds(text, part)))));
  return digits ? or(all, holds(text, digits)) : all;
}

const quoteText = sql`(${quoteSearch.quoteText} || ${quoteSearch.customerText})`;

const quoteColumns = {
  id: quoteSearch.quoteId,
  isArchived: quoteSearch.isArchived,
  updatedAt: quoteSearch.updatedAt,
  quoteText: quoteSearch.quoteText,
  customerText: quoteSearch.customerText,
};
export type QuoteCandidate = Awaited<ReturnType<typeof recentQuoteCandidates>>[number];

export function recentQuoteCandidates({ db, providerId }: ProviderScope, sought: Sought) {
  const recent = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.providerId, providerId), isNull(quotes.archivedAt)))
    .orderBy(desc(quotes.updatedAt), desc(quotes.id))
    .limit(recentQuotes);
  // As an array: joined, all that fits would be found first, thousands where two letters are typed.
  const isRecent = sql`${quoteSearch.quoteId} = any(array(${recent}))`;
  return db
    .select(quoteColumns)
    .from(quoteSearch)
    .where(and(isRecent, holding(quoteText, sought)));
}

/** Not prepared: how to find depends on what is looked for. */
export function quoteCandidates({ db, providerId }: ProviderScope, sought: Sought): Promise<QuoteCandidate[]> {
  return db
    .select(quoteColumns)
    .from(quoteSearch)
    .where(and(eq(quoteSearch.providerId, providerId), holding(quoteText, sought)))
    .limit(mostFitting);
}

const customerColumns = { id: customers.id, createdAt: customers.createdAt, text: customers.searchText };
export type CustomerCandidate = Awaited<ReturnType<typeof recentCustomerCandidates>>[number];

export async function recentCustomerCandidates({ db, providerId }: ProviderScope, sought: Sought) {
  const recent = db
    .select(customerColumns)
    .from(customers)
    .where(eq(customers.providerId, providerId))
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(recentCustomers)
    .as('recent');
  return db
    .select()
    .from(recent)
    .where(holding(sql`${recent.text}`, sought));
}

export function customerCandidates({ db, providerId }: ProviderScope, sought: Sought): Promise<CustomerCandidate[]> {
  return db
    .select(customerColumns)
    .from(customers)
    .where(and(eq(customers.providerId, providerId), holding(sql`${customers.searchText}`, sought)))
    .limit(mostFitting);
}

/** The provider's own words that have one of these forms in common with a word, each with the form. */
export async function wordsWithSlips({ db, providerId }: ProviderScope, slips: readonly string[]): Promise<string[]> {
  if (slips.length === 0) return [];
  const rows = await db
    .selectDistinct({ word: searchWords.word })
    .from(searchWords)
    .where(and(eq(searchWords.providerId, providerId), inArray(searchWords.slip, [...slips])))
    .orderBy(asc(searchWords.word))
    .limit(mostSpellings);
  return rows.map(({ word }) => word);
}

/** What a found quote is shown by. */
export function quotesShown({ db, providerId }: ProviderScope, ids: readonly string[]) {
  return db
    .select({
      id: quotes.id,
      title: quotes.title,
      number: quotes.number,
      status: quotes.status,
      conversation_stage: quotes.conversationStage,
      questions_reviewed_at: quotes.questionsReviewedAt,
      archivedAt: quotes.archivedAt,
      customerName: customers.name,
    })
    .from(quotes)
    .leftJoin(customers, eq(customers.id, quotes.customerId))
    .where(and(eq(quotes.providerId, providerId), inArray(quotes.id, [...ids])));
}

export function customersShown({ db, providerId }: ProviderScope, ids: readonly string[]) {
  return db
    .select({ id: customers.id, name: customers.name, email: customers.email, phone: customers.phone })
    .from(customers)
    .where(and(eq(customers.providerId, providerId), inArray(customers.id, [...ids])));
}
