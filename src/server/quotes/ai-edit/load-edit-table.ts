import type { EditTable } from '#domain/ai-edit/plan.ts';
import { defaultRate } from '#domain/provider/tax-identity.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { listComponents } from '../component-store.ts';
import { listLineItems } from '../line-item-store.ts';
import type { QuoteRow } from '../quote-store.ts';

/** The quote as a change in words sees it: no customer, no evidence, no notes. */
export async function loadEditTable(scope: ProviderScope, quote: QuoteRow): Promise<EditTable> {
  const lines = await listLineItems(scope, quote);
  const components = await listComponents(scope, quote);
  const { taxRates, isTaxRegistered } = await findProvider(scope);
  return {
    currency: quote.currency,
    taxMode: quote.pricesIncludeTax ? 'inclusive' : 'exclusive',
    discountPercent: quote.discountPercent,
    tax: { isCharged: quote.chargesTax, isOpen: isTaxRegistered },
    defaultTaxRate: defaultRate(taxRates),
    lines: lines.map((line) => ({
      id: line.id,
      groupId: line.componentId,
      description: line.description,
      category: line.category,
      quantity: line.quantity,
      unit: line.unit,
      unitLabel: line.unitLabel,
      unitPriceMinor: line.unitPriceMinor,
      taxRate: line.taxRate,
    })),
    groups: components.map(({ id, title, isOptional, isVisible, choiceGroup }) => ({
      id,
      title,
      isOptional,
      isVisible,
      choiceGroup,
    })),
  };
}
