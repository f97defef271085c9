import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LineItem, Quote } from '#web/api/quote-types.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { useLocale } from '#web/ui/money.tsx';
import { quantityText } from '../lines/quantity-text.ts';
import { linesThatMoveToo } from './line-evidence.ts';

interface MovesTooProps {
  readonly quote: Quote;
  readonly line: LineItem;
  readonly onExplain: (lineId: string) => void;
}

const shownLines = 4;

/** What another measure would change besides this line. */
export function MovesToo({ quote, line, onExplain }: MovesTooProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const moved = linesThatMoveToo(line, quote);
  if (moved.length === 0) return null;
  const more = moved.length - shownLines;
  return (
    <section>
      <h3 className="type-caption mb-1 font-semibold text-secondary">
        <Trans>Changing this also moves</Trans>
      </h3>
      <ul>
        {moved.slice(0, shownLines).map(({ id, description, quantity, unit, unit_label }) => (
          <li key={id} className="border-subtle not-last:border-b">
            <button
              type="button"
              onClick={() => onExplain(id)}
              className="flex min-h-8 w-full items-center justify-between gap-3 text-left hover:underline max-md:min-h-11"
            >
              <span dir="auto" className="min-w-0 truncate">
                {description}
              </span>
              <span className="flex-none text-secondary tabular-nums">
                {quantityText(quantity, locale)} {/^\d/.test(unit_label ?? '') ? '× ' : null}
                {unit_label ?? i18n._(unitWords[unit])}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="type-small mt-1 text-secondary">
          <Plural value={more} one="and # more line" other="and # more lines" />
        </p>
      ) : null}
    </section>
  );
}
