import type { LineItem, Quote, QuoteComponent } from '#web/api/quote-types.ts';

/** The lines of one part of the job. */
export interface LineGroup {
  /** Null for lines that belong to the job as a whole. */
  readonly component: QuoteComponent | null;
  readonly lines: readonly LineItem[];
}

export interface LineGroups {
  readonly main: readonly LineGroup[];
  /** What the customer may add or leave out. */
  readonly extras: readonly LineGroup[];
}

/** The lines by part of the job, as the customer has them: the parts in their order, then the job as a whole. A part that the provider made shows before it has lines. */
export function groupLines({ line_items, components }: Pick<Quote, 'line_items' | 'components'>): LineGroups {
  const parts = components.toSorted((a, b) => a.position - b.position);
  const known = new Set(parts.map(({ id }) => id));
  const inOrder = line_items.toSorted((a, b) => a.position - b.position);
  const isOfWhole = ({ component_id: id }: LineItem) => id === null || !known.has(id);
  const all = [
    ...parts.map((component) => ({
      component,
      lines: inOrder.filter((line) => line.component_id === component.id),
    })),
    { component: null, lines: inOrder.filter(isOfWhole) },
  ].filter(({ component, lines }) => lines.length > 0 || component?.is_own);
  return {
    main: all.filter(({ component }) => !component?.is_optional),
    extras: all.filter(({ component }) => component?.is_optional),
  };
}

/** What the lines of a part come to, as their column shows it. */
export const groupSum = ({ lines }: LineGroup, { line_items: live }: Pick<Quote, 'line_items'>): number =>
  lines.reduce((sum, { id }) => sum + (live.find((line) => line.id === id)?.amount_minor ?? 0), 0);

/** A part is named above its lines where there is another one, or the provider made it. */
export const isNamed = ({ component }: LineGroup, groups: readonly LineGroup[]): boolean =>
  groups.length > 1 || component?.is_own === true;

export const allGroups = ({ main, extras }: LineGroups): readonly LineGroup[] => [...main, ...extras];

/** The lines as they stand on the page, for going from one to the next. */
export function linesInOrder(quote: Pick<Quote, 'line_items' | 'components'>): LineItem[] {
  return allGroups(groupLines(quote)).flatMap(({ lines }) => lines);
}
