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

/** The lines by part of the job; a part stands where its first line does. */
export function groupLines({ line_items, components }: Pick<Quote, 'line_items' | 'components'>): LineGroups {
  const known = new Map(components.map((component) => [component.id, component]));
  const groups = new Map<string, { component: QuoteComponent | null; lines: LineItem[] }>();
  for (const line of line_items.toSorted((a, b) => a.position - b.position)) {
    const component = (line.component_id !== null && known.get(line.component_id)) || null;
    const key = component?.id ?? '';
    const group = groups.get(key) ?? { component, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  const all = [...groups.values()];
  return {
    main: all.filter(({ component }) => !component?.is_optional),
    extras: all.filter(({ component }) => component?.is_optional),
  };
}

export const allGroups = ({ main, extras }: LineGroups): readonly LineGroup[] => [...main, ...extras];

/** The lines as they stand on the page, for going from one to the next. */
export function linesInOrder(quote: Pick<Quote, 'line_items' | 'components'>): LineItem[] {
  return allGroups(groupLines(quote)).flatMap(({ lines }) => lines);
}
