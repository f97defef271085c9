import { randomUUID } from 'node:crypto';
import type { Estimate, EstimatedLine } from '#domain/estimate/estimated-line.ts';
import {
  type ComponentRow,
  deleteComponents,
  insertComponents,
  listComponents,
} from '#server/quotes/component-store.ts';
import {
  deleteEngineLines,
  insertLineItems,
  type LineItemRow,
  listLineItems,
  movePositions,
  type NewLineItem,
} from '#server/quotes/line-item-store.ts';
import { type QuoteRow, replaceAssumptions } from '#server/quotes/quote-store.ts';
import { workOfLine } from '#server/quotes/work-of-line.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

/**
 * Puts a draft into the quote in place of the engine's last one. What the provider wrote or changed stays as it is, after
 * the new lines; the draft's own version of a changed line is left out, or the work would be charged twice.
 */
export async function applyEstimate(scope: ProviderScope, quote: QuoteRow, estimate: Estimate): Promise<void> {
  await deleteEngineLines(scope, quote);
  const kept = await listLineItems(scope, quote);
  const components = await replaceExtras(scope, quote, estimate, kept);
  const isKept = (line: NewLineItem) =>
    kept.some(
      ({ playbookLine, componentId }) => playbookLine === line.playbookLine && componentId === line.componentId,
    );
  const sectionId = sectionIds(components);
  const fresh = draftLines(estimate, components).filter((line) => !isKept(line));
  await insertLineItems(
    scope,
    quote,
    fresh.map((line, position) => ({ ...line, position })),
  );
  await movePositions(
    scope,
    quote,
    kept.map(({ id }) => id),
    fresh.length,
  );
  await replaceAssumptions(
    scope,
    quote,
    estimate.assumptions.map(({ text, section_key, is_internal }) => ({
      text,
      componentId: sectionId(section_key),
      isInternal: is_internal,
    })),
  );
}

const sectionIds =
  (components: readonly ComponentRow[]) =>
  (key: string | null): string | null =>
    components.find(({ sectionKey }) => sectionKey !== null && sectionKey === key)?.id ?? null;

function draftLines(estimate: Estimate, components: readonly ComponentRow[]): NewLineItem[] {
  const sectionId = sectionIds(components);
  const extraId = (key: string) => components.find(({ extraKey }) => extraKey === key)?.id ?? null;
  return [
    ...[...estimate.lines, ...estimate.optional_lines].map((line) => lineRow(line, sectionId(line.section_key))),
    ...estimate.extras.flatMap((extra) => extra.lines.map((line) => lineRow(line, extraId(extra.key)))),
  ];
}

/** Optional parts of the last draft go, unless a line of the provider's hangs on them; the new ones come, switched off. */
async function replaceExtras(
  scope: ProviderScope,
  quote: QuoteRow,
  { extras }: Estimate,
  kept: readonly LineItemRow[],
): Promise<ComponentRow[]> {
  const before = await listComponents(scope, quote);
  const inUse = new Set(kept.map(({ componentId }) => componentId));
  const gone = before.filter(({ id, extraKey }) => extraKey !== null && !inUse.has(id));
  await deleteComponents(
    scope,
    quote,
    gone.map(({ id }) => id),
  );
  const staying = before.filter(({ id }) => !gone.some((component) => component.id === id));
  const missing = extras.filter(({ key }) => !staying.some(({ extraKey }) => extraKey === key));
  const added = await insertComponents(
    scope,
    quote,
    missing.map((extra, index) => ({
      id: randomUUID(),
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

function lineRow(line: EstimatedLine, componentId: string | null): NewLineItem {
  return {
    ...workOfLine(line),
    componentId,
    taxRate: line.tax_rate,
    position: 0,
    origin: 'engine',
    pricingRuleId: line.pricing_rule_id,
    confidence: line.confidence,
    evidence: [...line.evidence],
    playbookLine: line.playbook_line,
  };
}
