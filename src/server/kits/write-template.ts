import { linesAt } from '#domain/kit/kit.ts';
import { insertComponents } from '#server/quotes/component-store.ts';
import { insertLineItems } from '#server/quotes/line-item-store.ts';
import { type QuoteRow, replaceAssumptions } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import type { KitRow } from './kit-store.ts';
import { rowOfKitLine } from './put-in-kit.ts';

/** What a quote begun with a template has in its head instead of the provider's defaults. */
export function headFromTemplate({ head }: KitRow) {
  if (!head) return {};
  const { parts: _parts, assumptions: _assumptions, title: _title, serviceTypeId: _serviceTypeId, ...rest } = head;
  return rest;
}

/** The parts, lines and assumptions of a template in a new quote, in the caller's transaction. */
export async function writeTemplate(scope: ProviderScope, quote: QuoteRow, template: KitRow): Promise<void> {
  const ids: string[] = [];
  for (const [position, part] of (template.head?.parts ?? []).entries()) {
    const [component] = await insertComponents(scope, quote, [{ ...part, position }]);
    if (component) ids.push(component.id);
  }
  const partAt = (part: number | null) => (part === null ? null : (ids[part] ?? null));
  await insertLineItems(
    scope,
    quote,
    linesAt(template, quote).map((line, position) => ({
      ...rowOfKitLine(line),
      componentId: partAt(line.part),
      position,
    })),
  );
  await replaceAssumptions(
    scope,
    quote,
    (template.head?.assumptions ?? []).map(({ text, part, isInternal }) => ({
      text,
      isInternal,
      componentId: partAt(part),
    })),
  );
}
