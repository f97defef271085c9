import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Currency } from '#domain/currency.ts';
import { beginsWith, foundBy } from '#server/db/found-by.ts';
import { quoteLineItems, quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

/** Among so many of the latest that fit, how often a line was used says enough: each is read by its id, not all of the table. */
const lookedBackAt = 500;

export interface Wanted {
  readonly search: string;
  readonly limit: number;
  /** A price means something only in its own currency, and with the tax in it or not. */
  readonly currency: Currency;
  readonly pricesIncludeTax: boolean;
}

/** Priced lines of the provider's quotes that fit, each once as it was written last; those used most first. */
export async function findRememberedLines({ db, providerId }: ProviderScope, wanted: Wanted) {
  const { search, limit, currency, pricesIncludeTax } = wanted;
  const latest = db
    .select({ id: quoteLineItems.id })
    .from(quoteLineItems)
    .where(and(eq(quoteLineItems.providerId, providerId), foundBy(sql`${quoteLineItems.searchText}`, search)))
    .orderBy(desc(quoteLineItems.createdAt), desc(quoteLineItems.id))
    .limit(lookedBackAt)
    .as('latest');
  const same = sql`partition by ${quoteLineItems.searchText}, ${quoteLineItems.unit}, ${quoteLineItems.unitLabel}`;
  const fitting = db
    .select({
      text: quoteLineItems.searchText,
      description: quoteLineItems.description,
      category: quoteLineItems.category,
      unit: quoteLineItems.unit,
      unitLabel: quoteLineItems.unitLabel,
      unitPriceMinor: quoteLineItems.unitPriceMinor,
      unitCostMinor: quoteLineItems.unitCostMinor,
      lastUsedAt: quoteLineItems.createdAt,
      beginsSo: beginsWith(sql`${quoteLineItems.searchText}`, search).as('begins_so'),
      usedCount: sql`count(*) over (${same})`.mapWith(Number).as('used_count'),
      place: sql`row_number() over (${same} order by ${quoteLineItems.createdAt} desc, ${quoteLineItems.position} desc)`
        .mapWith(Number)
        .as('place'),
    })
    .from(latest)
    .innerJoin(quoteLineItems, eq(quoteLineItems.id, latest.id))
    .innerJoin(quotes, eq(quotes.id, quoteLineItems.quoteId))
    .where(
      and(
        isNotNull(quoteLineItems.unitPriceMinor),
        eq(quotes.currency, currency),
        eq(quotes.pricesIncludeTax, pricesIncludeTax),
      ),
    )
    .as('fitting');
  return db
    .select()
    .from(fitting)
    .where(eq(fitting.place, 1))
    .orderBy(desc(fitting.beginsSo), desc(fitting.usedCount), desc(fitting.lastUsedAt), fitting.text)
    .limit(limit);
}
