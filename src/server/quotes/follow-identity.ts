import { and, eq, exists, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { defaultRate } from '#domain/provider/tax-identity.ts';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { pricingRules, quoteLineItems, quotes } from '#server/db/schema.ts';
import type { ProviderRow } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { listComponents } from './component-store.ts';
import { listLineItems } from './line-item-store.ts';
import { lockQuote, type OwnQuote, updateQuote } from './quote-store.ts';
import { totalsOf } from './quote-totals.ts';

/** What a provider's identity says about a quote's tax. */
type Identity = Pick<ProviderRow, 'isTaxRegistered' | 'taxRates'>;

/** Nothing of these is frozen yet. */
const open: QuoteStatus[] = [
  'draft',
  'processing',
  'awaiting_customer',
  'ready_for_estimate',
  'provider_review',
  'failed',
];

/** Lines at a rate that the provider has not (any more), but for lines free of tax and rates that a price rule wants. */
function strangeRate({ taxRates }: Identity) {
  const known = [0, ...taxRates.map(({ percent }) => percent)];
  const ruleRate = sql`(select ${pricingRules.taxRate} from ${pricingRules} where ${pricingRules.id} = ${quoteLineItems.pricingRuleId})`;
  return and(notInArray(quoteLineItems.taxRate, known), sql`${quoteLineItems.taxRate} is distinct from ${ruleRate}`);
}

function differing(scope: ProviderScope, identity: Identity) {
  const strangeLine = scope.db
    .select({ id: quoteLineItems.id })
    .from(quoteLineItems)
    .where(and(eq(quoteLineItems.quoteId, quotes.id), strangeRate(identity)));
  return and(
    eq(quotes.providerId, scope.providerId),
    inArray(quotes.status, open),
    isNull(quotes.finalizedAt),
    isNull(quotes.archivedAt),
    or(ne(quotes.chargesTax, identity.isTaxRegistered), identity.isTaxRegistered ? exists(strangeLine) : undefined),
  );
}

/** How many quotes under way charge tax otherwise than the provider's identity says. */
export async function countDiffering(scope: ProviderScope, identity: Identity): Promise<number> {
  return scope.db.$count(quotes, differing(scope, identity));
}

/** Lets those follow. A version never changes. @throws Problem where a quote's sums would not stay sound */
export async function followIdentity(scope: ProviderScope, identity: Identity): Promise<void> {
  const found = await scope.db
    .select({ id: quotes.id })
    .from(quotes)
    .where(differing(scope, identity))
    .orderBy(quotes.id);
  for (const { id } of found) {
    const quote = await lockQuote(scope, id);
    // Finalized between the look and the lock.
    if (quote.finalizedAt) continue;
    if (identity.isTaxRegistered) await takeUsualRate(scope, quote, identity);
    const changed = await updateQuote(scope, quote, { chargesTax: identity.isTaxRegistered });
    totalsOf({
      ...changed,
      lines: await listLineItems(scope, changed),
      components: await listComponents(scope, changed),
    });
  }
}

async function takeUsualRate(scope: ProviderScope, quote: OwnQuote, identity: Identity): Promise<void> {
  await scope.db
    .update(quoteLineItems)
    .set({ taxRate: defaultRate(identity.taxRates), revision: sql`${quoteLineItems.revision} + 1` })
    .where(and(eq(quoteLineItems.quoteId, quote.id), strangeRate(identity)));
}
