import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { numberText } from '#domain/measure/number-text.ts';
import type { LineItem } from '#web/api/quote-types.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money, useLocale } from '#web/ui/money.tsx';
import { AddLine } from './add-line.tsx';
import { BasedOn } from './based-on.tsx';
import { CategoryCell, DescriptionCell, QuantityCell, RateCell, UnitCell } from './cells.tsx';
import { groupLines } from './group-lines.ts';
import { LineProblemNotice } from './line-problem.tsx';
import type { LinesProps } from './lines-props.ts';
import { moveOnEnter } from './move-focus.ts';
import { partNames } from './part-names.ts';

/** The phone's lines: one card each, the same cells with room for a finger. */
export function LineCards(props: LinesProps) {
  const { main, extras } = groupLines(props.quote);
  const partOf = partNames(props.quote);
  const card = (line: LineItem) => <LineCard key={line.id} {...props} line={line} part={partOf(line.component_id)} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the inputs inside
    <div onKeyDown={moveOnEnter} className="flex flex-col gap-2 px-5 pt-4 md:px-6">
      {main.map(card)}
      {extras.length > 0 ? (
        <h3 className="type-label mt-3 text-secondary">
          <Trans>Optional extras, chosen by the customer</Trans>
        </h3>
      ) : null}
      {extras.map(card)}
      {props.isEditable ? <AddLine quote={props.quote} /> : null}
    </div>
  );
}

interface LineCardProps extends LinesProps {
  readonly line: LineItem;
  readonly part: string | undefined;
}

function LineCard(props: LineCardProps) {
  const { line, part, quote, editing, isEditable } = props;
  const { t } = useLingui();
  const cell = { line, currency: quote.currency, onEdit: editing.edit };
  const problems = editing.problems.filter(({ lineId }) => lineId === line.id);
  return (
    <article data-line={line.id} className="rounded-lg border border-subtle bg-surface px-2 py-2.5 shadow-1">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 text-[1rem]">
          {isEditable ? <DescriptionCell {...cell} /> : <p className="px-2 py-1 font-medium">{line.description}</p>}
          {part ? <p className="type-small px-2 text-secondary">{part}</p> : null}
        </div>
        <span className="px-2 py-1 font-semibold tabular-nums">
          {line.unit_price_minor === null ? '–' : <Money minor={line.amount_minor} currency={quote.currency} />}
        </span>
      </div>
      {isEditable ? (
        <div className="mt-1 grid grid-cols-[4.5rem_minmax(0,1fr)_6rem] items-center gap-1 text-[1rem] tabular-nums [&_input]:min-h-11">
          <QuantityCell {...cell} />
          <UnitCell {...cell} />
          <RateCell {...cell} />
        </div>
      ) : (
        <FixedAmounts line={line} quote={quote} />
      )}
      <div className="mt-1 flex items-center justify-between gap-2 px-2">
        <BasedOn
          line={line}
          isOpen={props.isPanelOpen && props.selectedId === line.id}
          onOpen={() => props.onExplain(line.id)}
        />
        {isEditable ? (
          <span className="flex flex-none items-center gap-1">
            <span className="w-26 text-[1rem] [&_select]:min-h-11">
              <CategoryCell {...cell} />
            </span>
            <Button
              variant="ghost"
              square
              aria-label={t`Delete ${line.description}`}
              onClick={() => editing.remove(line)}
            >
              <Icon icon={Trash2} size={16} />
            </Button>
          </span>
        ) : null}
      </div>
      {problems.map((problem) => (
        <div key={problem.field} className="mt-2">
          <LineProblemNotice problem={problem} line={line} currency={quote.currency} editing={editing} />
        </div>
      ))}
    </article>
  );
}

function FixedAmounts({ line, quote }: Pick<LineCardProps, 'line' | 'quote'>) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const quantity = numberText(line.quantity, locale);
  const unit = line.unit_label ?? i18n._(unitWords[line.unit]);
  return (
    <p className="px-2 text-secondary tabular-nums">
      {line.unit_price_minor === null ? (
        `${quantity} ${unit}`
      ) : (
        <Trans>
          {quantity} {unit} at <Money minor={line.unit_price_minor} currency={quote.currency} />
        </Trans>
      )}
    </p>
  );
}
