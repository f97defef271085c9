import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import type { KitLine, TemplateHead } from '#domain/kit/kit.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import { lockProvider } from '#server/providers/provider-store.ts';
import { type ComponentRow, listComponents } from '#server/quotes/component-store.ts';
import { type LineItemRow, listLineItems } from '#server/quotes/line-item-store.ts';
import { findQuote, listAssumptions, type QuoteRow } from '#server/quotes/quote-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { countKits, findKit, insertKit, isNameTaken, type KitRow, setKitName } from './kit-store.ts';

type Input = z.output<(typeof endpoints)['createKit']['body']>;

/** So many are found by typing a name; more nobody looks after. */
const mostKits = 500;

/** Keeps lines of a quote, or all of it but the customer and what was asked and answered. @throws Problem not_found, invalid_fields */
export async function createKit(scope: ProviderScope, input: Input): Promise<KitRow> {
  return inTransaction(scope, async (tx) => {
    // One name after the other: two at once would both find it free.
    await lockProvider(tx);
    const { kind, name } = input;
    await refuseTakenName(tx, { kind, name, besides: null });
    if ((await countKits(tx)) >= mostKits) throw unfit('name', msg`At most ${mostKits} can be kept`);
    const quote = await findQuote(tx, input.quote_id);
    const lines = await listLineItems(tx, quote);
    const chosen = kind === 'kit' ? chosenOf(lines, input.line_item_ids) : lines;
    if (chosen.length === 0) throw unfit('quote_id', msg`This quote has no lines to keep`);
    const components = kind === 'template' ? await listComponents(tx, quote) : [];
    const partOf = placesOf(components);
    return insertKit(tx, {
      kind,
      name,
      currency: quote.currency,
      pricesIncludeTax: quote.pricesIncludeTax,
      lines: chosen.map((line) => kitLine(line, partOf(line.componentId))),
      head: kind === 'template' ? headOf(quote, components, await keptAssumptions(tx, quote, partOf)) : null,
    });
  });
}

/** @throws Problem not_found, invalid_fields */
export async function renameKit(scope: ProviderScope, id: string, name: string): Promise<KitRow> {
  return inTransaction(scope, async (tx) => {
    await lockProvider(tx);
    const { kind } = await findKit(tx, id);
    await refuseTakenName(tx, { kind, name, besides: id });
    return setKitName(tx, id, name);
  });
}

async function refuseTakenName(scope: ProviderScope, named: Parameters<typeof isNameTaken>[1]): Promise<void> {
  if (await isNameTaken(scope, named)) throw unfit('name', msg`Something else of yours is called that`);
}

const unfit = (field: string, sentence: Sentence): Problem =>
  new Problem('invalid_fields', msg`Please check the marked fields.`, { fields: { [field]: [sentence] } });

function chosenOf(lines: readonly LineItemRow[], ids: readonly string[] | undefined): LineItemRow[] {
  if (!ids) return [...lines];
  const wanted = new Set(ids);
  const chosen = lines.filter(({ id }) => wanted.has(id));
  if (chosen.length < wanted.size) throw unfit('line_item_ids', msg`This line is not in the quote`);
  return chosen;
}

type PlaceOf = (componentId: string | null) => number | null;

function placesOf(components: readonly ComponentRow[]): PlaceOf {
  const places = new Map(components.map(({ id }, place) => [id, place]));
  return (id) => (id === null ? null : (places.get(id) ?? null));
}

const kitLine = (line: LineItemRow, part: number | null): KitLine => ({
  category: line.category,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unitLabel: line.unitLabel,
  unitPriceMinor: line.unitPriceMinor,
  unitCostMinor: line.unitCostMinor,
  taxRate: line.taxRate,
  part,
});

async function keptAssumptions(scope: ProviderScope, quote: QuoteRow, partOf: PlaceOf) {
  const assumptions = await listAssumptions(scope, quote);
  return assumptions.map(({ text, componentId, isInternal }) => ({ text, part: partOf(componentId), isInternal }));
}

function headOf(
  quote: QuoteRow,
  components: readonly ComponentRow[],
  assumptions: TemplateHead['assumptions'],
): TemplateHead {
  const { title, serviceTypeId, detail, discountPercent, terms, message } = quote;
  const { starts, duration, depositPercent, guarantee } = quote;
  return {
    ...{ title, serviceTypeId, detail, discountPercent, terms, message },
    ...{ starts, duration, depositPercent, guarantee },
    parts: components.map(({ title: name, description, isOptional, isVisible, choiceGroup }) => ({
      title: name,
      description,
      isOptional,
      isVisible,
      choiceGroup,
    })),
    assumptions,
  };
}
