import { and, desc, eq } from 'drizzle-orm';
import type { Estimate, EstimatedLine } from '#domain/estimate/estimated-line.ts';
import { draftDifferences, type LineFigures } from '#domain/estimate/learning/draft-differences.ts';
import { draftLineDifferences, pipelineRuns, pipelineStepResults, pricingRules } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/http/scope.ts';
import { type LineItemRow, listLineItems } from './line-item-store.ts';
import { type ComponentRow, listComponents, type QuoteRow } from './quote-store.ts';

/** Keeps what the provider made of the latest draft, as the version is frozen. A quote written by hand has no draft to learn from. */
export async function recordDifferences(scope: ProviderScope, quote: QuoteRow, version: number): Promise<void> {
  const draft = await findLatestDraft(scope, quote.id);
  if (!draft) return;
  const [lines, components, rules] = await Promise.all([
    listLineItems(scope, quote.id),
    listComponents(scope, quote.id),
    scope.db.select({ id: pricingRules.id }).from(pricingRules).where(eq(pricingRules.providerId, scope.providerId)),
  ]);
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

async function findLatestDraft({ db }: ProviderScope, quoteId: string): Promise<Estimate | null> {
  const [row] = await db
    .select({ result: pipelineStepResults.result })
    .from(pipelineStepResults)
    .innerJoin(pipelineRuns, eq(pipelineRuns.id, pipelineStepResults.runId))
    .where(
      and(
        eq(pipelineRuns.quoteId, quoteId),
        eq(pipelineStepResults.step, 'quote_estimate'),
        eq(pipelineStepResults.status, 'completed'),
      ),
    )
    .orderBy(desc(pipelineStepResults.finishedAt))
    .limit(1);
  return (row?.result as Estimate | undefined) ?? null; // stored by that very step
}

function draftFigures({ lines, extras }: Estimate): LineFigures[] {
  const figures = (line: EstimatedLine, part: string | null): LineFigures => ({
    playbookLine: line.playbook_line,
    part,
    pricingRuleId: line.pricing_rule_id,
    quantity: line.quantity,
    unitPriceMinor: line.unit_price_minor,
  });
  return [
    ...lines.map((line) => figures(line, line.section_key)),
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
