import { msg, plural } from '@lingui/core/macro';
import { formatMoney } from '#domain/money.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import { type LowPrice, lowPricesOf } from '#domain/quote/low-price.ts';
import { hiddenComponentIds, isCounted } from '#domain/quote/visibility.ts';
import { listActiveRules } from '#server/pricing/pricing-rule-store.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { listComponents } from './component-store.ts';
import { type LineItemRow, listLineItems } from './line-item-store.ts';
import type { QuoteRow } from './quote-store.ts';

/** Stops what would go out below the provider's cost or below a rule's minimum. @throws Problem below_cost, below_minimum */
export async function refuseLowPrices(scope: ProviderScope, quote: QuoteRow): Promise<void> {
  // One after the other: a transaction has one connection.
  const lines = await listLineItems(scope, quote);
  const components = await listComponents(scope, quote);
  const rules = await listActiveRules(scope);
  const provider = await findProvider(scope);
  const hidden = hiddenComponentIds(components);
  const found = lowPricesOf({
    lines: lines.map((line) => ({ ...line, isCounted: isCounted(line, hidden) })),
    discountPercent: quote.discountPercent,
    // A rule's minimum is in the provider's currency and says nothing in another.
    rules: quote.currency === provider.currency ? rules : [],
    serviceTypeId: quote.serviceTypeId,
  });
  if (found.length === 0) return;
  const fields: Record<string, Sentence[]> = {};
  for (const low of found) {
    const field = low.kind === 'below_cost' ? `line_items.${low.lineId}.unit_price_minor` : 'line_items';
    fields[field] = [...(fields[field] ?? []), sentenceOf(low, lines, { ...quote, locale: provider.locale })];
  }
  const isBelowCost = found.some(({ kind }) => kind === 'below_cost');
  const count = found.length;
  throw new Problem(
    isBelowCost ? 'below_cost' : 'below_minimum',
    msg`${plural(count, { one: 'One price is lower than you set yourself.', other: '# prices are lower than you set yourself.' })}`,
    { fields },
  );
}

function sentenceOf(
  low: LowPrice,
  lines: readonly LineItemRow[],
  { currency, locale }: Pick<QuoteRow, 'currency' | 'locale'>,
): Sentence {
  const money = (minor: number) => formatMoney(minor, currency, locale);
  if (low.kind === 'below_minimum') {
    const values = { name: low.rule.name, amount: money(low.amountMinor), minimum: money(low.minimumMinor) };
    const { name, amount, minimum } = values;
    return msg`“${name}”: ${amount}, below its minimum of ${minimum}`;
  }
  const description = lines.find(({ id }) => id === low.lineId)?.description ?? '';
  const cost = money(low.unitCostMinor);
  return msg`“${description}” is below your cost of ${cost}`;
}
