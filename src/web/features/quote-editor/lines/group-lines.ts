import type { LineItem, Quote } from '#web/api/quote-types.ts';

export interface LineGroups {
  readonly main: readonly LineItem[];
  /** What the customer may add or leave out. */
  readonly extras: readonly LineItem[];
}

export function groupLines({ line_items, components }: Pick<Quote, 'line_items' | 'components'>): LineGroups {
  const optional = new Set(components.filter(({ is_optional }) => is_optional).map(({ id }) => id));
  const inOrder = line_items.toSorted((a, b) => a.position - b.position);
  const isExtra = (line: LineItem): boolean => line.component_id !== null && optional.has(line.component_id);
  return { main: inOrder.filter((line) => !isExtra(line)), extras: inOrder.filter(isExtra) };
}

/** The lines as they stand on the page, for going from one to the next. */
export function linesInOrder(quote: Pick<Quote, 'line_items' | 'components'>): LineItem[] {
  const { main, extras } = groupLines(quote);
  return [...main, ...extras];
}
