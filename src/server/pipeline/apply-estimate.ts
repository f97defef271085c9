import { randomUUID } from 'node:crypto';
import type { Estimate, EstimatedLine } from '#domain/estimate/estimated-line.ts';
import type { ProviderScope } from '#server/http/scope.ts';
import { deleteEngineLines, insertLineItems, type LineItemRow, listLineItems } from '#server/quotes/line-item-store.ts';
import {
  type ComponentRow,
  deleteComponents,
  insertComponents,
  listComponents,
  type QuoteRow,
  replaceAssumptions,
} from '#server/quotes/quote-store.ts';

type NewLine = Parameters<typeof insertLineItems>[1][number];

/** Puts a draft into the quote in place of the engine's last one. Lines of the provider's own stay, after the new ones. */
export async function applyEstimate(scope: ProviderScope, quote: QuoteRow, estimate: Estimate): Promise<void> {
  await deleteEngineLines(scope, quote.id);
  const kept = await listLineItems(scope, quote.id);
  const components = await replaceExtras(scope, quote, estimate, kept);
  const bySection = (key: string | null) =>
    components.find(({ sectionKey }) => sectionKey !== null && sectionKey === key)?.id ?? null;
  const rows = [
    ...estimate.lines.map((line) => ({ line, componentId: bySection(line.section_key) })),
    ...estimate.extras.flatMap((extra) =>
      extra.lines.map((line) => ({
        line,
        componentId: components.find(({ extraKey }) => extraKey === extra.key)?.id ?? null,
      })),
    ),
  ];
  await insertLineItems(
    scope,
    rows.map(({ line, componentId }, position) => lineRow(quote.id, line, componentId, position)),
  );
  await replaceAssumptions(scope, quote.id, estimate.assumptions);
}

/** Optional parts of the last draft go, unless a line of the provider's hangs on them; the new ones come, switched off. */
async function replaceExtras(
  scope: ProviderScope,
  quote: QuoteRow,
  { extras }: Estimate,
  kept: readonly LineItemRow[],
): Promise<ComponentRow[]> {
  const before = await listComponents(scope, quote.id);
  const inUse = new Set(kept.map(({ componentId }) => componentId));
  const gone = before.filter(({ id, extraKey }) => extraKey !== null && !inUse.has(id));
  await deleteComponents(
    scope,
    gone.map(({ id }) => id),
  );
  const staying = before.filter(({ id }) => !gone.some((component) => component.id === id));
  const missing = extras.filter(({ key }) => !staying.some(({ extraKey }) => extraKey === key));
  const added = await insertComponents(
    scope,
    missing.map((extra, index) => ({
      id: randomUUID(),
      quoteId: quote.id,
      title: extra.title,
      description: extra.description,
      serviceTypeId: quote.serviceTypeId,
      extraKey: extra.key,
      isOptional: true,
      isVisible: false,
      position: staying.length + index,
    })),
  );
  return [...staying, ...added];
}

function lineRow(quoteId: string, line: EstimatedLine, componentId: string | null, position: number): NewLine {
  return {
    quoteId,
    componentId,
    category: line.category,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    unitLabel: line.unit_label || null,
    unitPriceMinor: line.unit_price_minor,
    taxRate: line.tax_rate,
    position,
    origin: 'engine',
    pricingRuleId: line.pricing_rule_id,
    confidence: line.confidence,
    evidence: [...line.evidence],
    playbookLine: line.playbook_line,
  };
}
