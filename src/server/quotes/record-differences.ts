import type { Estimate, EstimatedLine } from '#domain/estimate/estimated-line.ts';
import { draftDifferences, type LineFigures } from '#domain/estimate/learning/draft-differences.ts';
import { draftLineDifferences } from '#server/db/schema.ts';
import { findLatestDraft } from '#server/pipeline/run-store.ts';
import { listPricingRules } from '#server/pricing/pricing-rule-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { type ComponentRow, listComponents } from './component-store.ts';
import { type LineItemRow, listLineItems } from './line-item-store.ts';
import type { QuoteRow } from './quote-store.ts';

/** Keeps what the provider made of the latest draft, as the version is frozen. A quote written by hand has no draft to learn from. */
export async function recordDifferences(scope: ProviderScope, quote: QuoteRow, version: number): Promise<void> {
  const draft = await findLatestDraft(scope, quote);
  if (!draft) return;
  // One after the other: a transaction has one connection.
  const lines = await listLineItems(scope, quote);
  const components = await listComponents(scope, quote);
  const rules = await listPricingRules(scope);
  const known = new Set(rules.map(({ id }) => id));
  const differences = draftDifferences(
    draftFigures(draft),
    lines.map((line) => finalFigures(line, components)),
  );
  if (differences.length === 0) return;
  await scope.db.insert(draftLineDifferences).values(
    differences.map((difference) => ({
      ...difference,
      quoteId: quote.id,
      version,
      serviceTypeId: quote.serviceTypeId,
      // A rule may have been deleted since the draft was made.
      pricingRuleId: known.has(difference.pricingRuleId ?? '') ? difference.pricingRuleId : null,
    })),
  );
}

function draftFigures({ lines, optional_lines, extras }: Estimate): LineFigures[] {
  const figures = (line: EstimatedLine, part: string | null): LineFigures => ({
    playbookLine: line.playbook_line,
    part,
    pricingRuleId: line.pricing_rule_id,
    quantity: line.quantity,
    unitPriceMinor: line.unit_price_minor,
  });
  return [
    ...[...lines, ...optional_lines].map((line) => figures(line, line.section_key)),
    ...extras.flatMap((extra) => extra.lines.map((line) => figures(line, extra.key))),
  ];
}

function finalFigures(line: LineItemRow, components: readonly ComponentRow[]): LineFigures {
  const part = components.find(({ id }) => id === line.componentId);
  return {
    playbookLine: line.playbookLine,
    part: part?.sectionKey ?? part?.extraKey ?? null,
    pricingRuleId: line.pricingRuleId,
    quantity: line.quantity,
    unitPriceMinor: line.unitPriceMinor,
  };
}
