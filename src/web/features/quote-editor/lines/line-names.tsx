import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { LineItem, Quote } from '#web/api/quote-types.ts';

const shownNames = 3;
const leadingComma = /^\p{Po}+/u;

interface LineNamesProps {
  readonly quote: Quote;
  readonly lines: readonly LineItem[];
  readonly onExplain: (lineId: string) => void;
}

/** The first of some lines, in the language's own list; a press explains one. */
export function LineNames({ quote, lines, onExplain }: LineNamesProps) {
  const { i18n } = useLingui();
  const shown = lines.slice(0, shownNames);
  /** Two rooms have the same line: the room tells them apart. */
  const nameOf = ({ id, description, component_id }: LineItem): string => {
    const isAlone = quote.line_items.every((line) => line.id === id || line.description !== description);
    const part = isAlone ? undefined : quote.components.find((component) => component.id === component_id)?.title;
    return part ? `${description} (${part})` : description;
  };
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  // The places of the names in the language's own list, each then made a button.
  const parts = list.formatToParts(shown.map(({ id }) => id));
  return parts.map(({ type, value }, index) => {
    const line = type === 'element' ? shown.find(({ id }) => id === value) : undefined;
    if (!line) return <Fragment key={value}>{value.replace(leadingComma, '')}</Fragment>;
    const [comma = ''] = leadingComma.exec(parts[index + 1]?.value ?? '') ?? [];
    return (
      <button
        key={line.id}
        type="button"
        onClick={() => onExplain(line.id)}
        className="text-left font-semibold underline-offset-3"
      >
        <span className="underline">{nameOf(line)}</span>
        {/* A button is a block of its own: a comma behind it would begin the next row of a narrow screen. */}
        <span aria-hidden="true" className="font-medium">
          {comma}
        </span>
      </button>
    );
  });
}
