import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { LineItem } from '#web/api/quote-types.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Money, useLocale } from '#web/ui/money.tsx';
import { DragHandle } from '#web/ui/sortable/drag-handle.tsx';
import { useSortableItem } from '#web/ui/sortable/sortable-item.ts';
import { SortableList } from '#web/ui/sortable/sortable-list.tsx';
import { AddToQuote } from '../sections/add-to-quote.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { BasedOn } from './based-on.tsx';
import { CategoryCell, DescriptionCell, QuantityCell, RateCell } from './cells.tsx';
import { groupLines, isNamed, type LineGroup, linesInOrder } from './group-lines.ts';
import { LineProblemNotice } from './line-problem.tsx';
import type { LinesProps } from './lines-props.ts';
import { moveBetweenCells } from './move-focus.ts';
import { quantityText } from './quantity-text.ts';
import { stepOnAltArrow } from './step-on-alt-arrow.ts';
import { TaxCell } from './tax-cell.tsx';
import { UnitCell } from './unit-cell.tsx';

/** The phone's lines: one card each, the same cells with room for a finger. */
export function LineCards(props: LinesProps) {
  const { main, extras } = groupLines(props.quote);
  const lines = linesInOrder(props.quote);
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (props.isEditable) stepOnAltArrow(event, props.editing.step);
    moveBetweenCells(event);
  };
  return (
    <SortableList
      ids={lines.map(({ id }) => id)}
      nameOf={(id) => lines.find((line) => line.id === id)?.description ?? ''}
      onMove={props.editing.drop}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the inputs inside */}
      <div onKeyDown={keys} className="flex flex-col gap-2 px-5 pt-4 md:px-6">
        <p role="status" className="sr-only">
          {props.editing.announcement}
        </p>
        <GroupCards {...props} groups={main} />
        {extras.length > 0 ? (
          <h2 className="type-label mt-3 text-secondary">
            <Trans>Optional extras, chosen by the customer</Trans>
          </h2>
        ) : null}
        <GroupCards {...props} groups={extras} />
        {props.isEditable ? <AddToQuote quote={props.quote} /> : null}
      </div>
    </SortableList>
  );
}

function GroupCards({ groups, ...props }: LinesProps & { readonly groups: readonly LineGroup[] }) {
  return groups.flatMap((group) => [
    isNamed(group, groups) ? (
      <h3 key={group.component?.id ?? 'job'} className="type-small mt-2 font-medium text-secondary">
        <SectionHead {...props} group={group} />
      </h3>
    ) : null,
    ...group.lines.map((line) => <LineCard key={line.id} {...props} line={line} />),
  ]);
}

interface LineCardProps extends LinesProps {
  readonly line: LineItem;
}

function LineCard(props: LineCardProps) {
  const { line, quote, editing, isEditable } = props;
  const { t } = useLingui();
  const item = useSortableItem(line.id);
  const cell = { line, currency: quote.currency, editing };
  const shown = props.live.line_items.find(({ id }) => id === line.id) ?? line;
  const problems = editing.problems.filter(({ lineId }) => lineId === line.id);
  return (
    <article
      ref={item.ref}
      style={item.style}
      data-line={line.id}
      className={classNames(
        'rounded-lg border border-subtle bg-surface py-2.5 pr-2 pl-1 shadow-1',
        !isEditable && 'pl-2!',
        item.isDragging && 'relative z-10 shadow-3',
      )}
    >
      <div className="flex items-start gap-1">
        {isEditable ? (
          <DragHandle label={t`Move ${line.description}`} handle={item.handle} className="h-11 w-8 flex-none" />
        ) : null}
        <div className="min-w-0 flex-1 text-[1rem] [&_textarea]:min-h-11 [&_textarea]:py-2.5">
          {isEditable ? (
            <DescriptionCell {...cell} />
          ) : (
            <p dir="auto" className="px-2 py-1 font-medium break-words whitespace-pre-line">
              {line.description}
            </p>
          )}
        </div>
        <span className="px-2 py-1 font-semibold tabular-nums">
          {shown.unit_price_minor === null ? '–' : <Money minor={shown.amount_minor} currency={quote.currency} />}
        </span>
      </div>
      {isEditable ? <EditableAmounts {...props} /> : <FixedAmounts line={line} quote={quote} />}
      <div className="mt-1 flex items-center justify-between gap-2 px-2">
        <BasedOn
          line={line}
          part={quote.components.find(({ id }) => id === line.component_id)?.title}
          isOpen={props.isPanelOpen && props.selectedId === line.id}
          onOpen={() => props.onExplain(line.id)}
        />
        {isEditable ? <CardActions {...props} /> : null}
      </div>
      {problems.map((problem) => (
        <div key={problem.field} className="mt-2">
          <LineProblemNotice problem={problem} line={line} currency={quote.currency} editing={editing} />
        </div>
      ))}
    </article>
  );
}

function EditableAmounts({ line, quote, editing }: LineCardProps) {
  const cell = { line, currency: quote.currency, editing };
  return (
    <div className="mt-1 grid grid-cols-2 gap-x-2 gap-y-1.5 px-1 text-[1rem] tabular-nums [&_input]:min-h-11 [&_input]:inset-ring [&_input]:inset-ring-(--border-default) [&_select]:min-h-11 [&_select]:inset-ring [&_select]:inset-ring-(--border-default)">
      <Labelled label={<Trans>Quantity</Trans>}>
        <QuantityCell {...cell} />
      </Labelled>
      <Labelled label={<Trans>Unit</Trans>}>
        <UnitCell {...cell} quote={quote} />
      </Labelled>
      <Labelled label={<Trans>Rate</Trans>}>
        <RateCell {...cell} />
      </Labelled>
      <Labelled label={<Trans>Category</Trans>}>
        <CategoryCell {...cell} />
      </Labelled>
      {quote.charges_tax ? (
        <Labelled label={<Trans>Tax</Trans>}>
          <TaxCell line={line} editing={editing} />
        </Labelled>
      ) : null}
    </div>
  );
}

/** For the eye: each field has its own name with the line's in it. */
function Labelled({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <span aria-hidden="true" className="type-caption block pb-0.5 text-secondary">
        {label}
      </span>
      {children}
    </div>
  );
}

function CardActions({ line, editing }: LineCardProps) {
  const { t } = useLingui();
  return (
    <Button
      variant="ghost"
      square
      aria-label={t`Delete ${line.description}`}
      onClick={(event) => {
        // The second press of a double click would meet the card that moves up.
        if (event.detail < 2) editing.remove(line);
      }}
    >
      <Icon icon={Trash2} size={16} />
    </Button>
  );
}

function FixedAmounts({ line, quote }: Pick<LineCardProps, 'line' | 'quote'>) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const quantity = quantityText(line.quantity, locale);
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
