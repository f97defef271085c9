import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import type { WordEdit } from '#web/api/word-edits.ts';
import { categoryWords, unitWords } from '#web/provider-kit/cost-words.ts';
import { Money, useLocale } from '#web/ui/money.tsx';
import { quantityText } from '../lines/quantity-text.ts';

type Edit = WordEdit['edits'][number];
type EditedLine = NonNullable<Edit['before']>;

interface WordDiffProps {
  readonly quote: Quote;
  readonly answer: WordEdit;
}

/** What would change, line by line and on the whole. */
export function WordDiff({ quote, answer }: WordDiffProps) {
  const { discount_percent: discount, charges_tax: chargesTax } = answer;
  const percent = usePercent();
  return (
    <ul className="flex flex-col divide-y divide-subtle">
      {answer.edits.map((edit, index) => (
        <EditRow key={edit.line_item_id ?? `new-${index}`} edit={edit} quote={quote} />
      ))}
      {answer.optional.map(({ component_id: id, title, is_optional: isOptional }) => (
        <li key={id} className="py-2">
          {isOptional ? <Trans>{title} becomes optional</Trans> : <Trans>{title} is no longer optional</Trans>}
        </li>
      ))}
      {answer.is_reordered ? (
        <li className="py-2">
          <Trans>The lines stand in another order</Trans>
        </li>
      ) : null}
      {discount ? (
        <li className="flex flex-wrap justify-between gap-x-4 py-2">
          <Trans>Discount on the whole</Trans>
          <FromTo from={percent(discount.before)} to={percent(discount.after)} />
        </li>
      ) : null}
      {chargesTax === null ? null : (
        <li className="flex flex-wrap justify-between gap-x-4 py-2">
          <Trans>Tax on the whole</Trans>
          <span className="font-medium">{chargesTax ? <Trans>Charged</Trans> : <Trans>Not charged</Trans>}</span>
        </li>
      )}
    </ul>
  );
}

function usePercent(): (value: number) => string {
  const { i18n } = useLingui();
  return (value) => i18n.number(value / 100, { style: 'percent', maximumFractionDigits: 3 });
}

/** The total before and after, and where the one that was named cannot be had. */
export function TotalChange({ quote, answer }: WordDiffProps) {
  const { total_minor: total, missed_total_minor: missed } = answer;
  if (!total) return null;
  const wanted = missed === null ? null : <Money minor={missed} currency={quote.currency} />;
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="flex flex-wrap gap-x-4 font-semibold tabular-nums max-md:justify-between">
        <Trans>Total</Trans>
        <MoneyChange before={total.before} after={total.after} quote={quote} />
      </p>
      {wanted ? (
        <p className="type-small text-secondary">
          <Trans>Tax and rounding leave out {wanted}: this is the nearest.</Trans>
        </p>
      ) : null}
    </div>
  );
}

function EditRow({ edit: { action, before, after }, quote }: { readonly edit: Edit; readonly quote: Quote }) {
  const line = after ?? before;
  if (!line) return null;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="type-small text-secondary">
          {action === 'add' ? <Trans>New line</Trans> : null}
          {action === 'delete' ? <Trans>Line removed</Trans> : null}
          {action === 'update' ? <Trans>Line changed</Trans> : null}
        </p>
        <p dir="auto" className="font-medium break-words">
          {before && after && before.description !== after.description ? (
            <FromTo from={before.description} to={after.description} />
          ) : (
            line.description
          )}
        </p>
        {before && after ? (
          <Details before={before} after={after} quote={quote} />
        ) : (
          <Amount line={line} quote={quote} />
        )}
      </div>
      <p className="font-medium">
        {before && after ? (
          <MoneyChange before={before.amount_minor} after={after.amount_minor} quote={quote} />
        ) : (
          <LoneAmount line={line} isGone={action === 'delete'} quote={quote} />
        )}
      </p>
    </li>
  );
}

interface DetailsProps {
  readonly before: EditedLine;
  readonly after: EditedLine;
  readonly quote: Quote;
}

function Details({ before, after, quote }: DetailsProps) {
  const { i18n } = useLingui();
  const quantity = useQuantity();
  const partOf = ({ component_id: id }: EditedLine) => quote.components.find((part) => part.id === id)?.title ?? '–';
  const isCounted = before.quantity !== after.quantity || before.unit !== after.unit;
  return (
    <div className="flex flex-wrap gap-x-4 text-secondary">
      {isCounted ? <FromTo from={quantity(before)} to={quantity(after)} /> : null}
      {before.unit_price_minor === after.unit_price_minor ? null : (
        <FromTo from={<Price line={before} quote={quote} />} to={<Price line={after} quote={quote} />} />
      )}
      {before.category === after.category ? null : (
        <FromTo from={i18n._(categoryWords[before.category])} to={i18n._(categoryWords[after.category])} />
      )}
      {before.component_id === after.component_id ? null : <FromTo from={partOf(before)} to={partOf(after)} />}
    </div>
  );
}

function useQuantity(): (line: EditedLine) => string {
  const { i18n } = useLingui();
  const locale = useLocale();
  return ({ quantity, unit, unit_label: label }) =>
    `${quantityText(quantity, locale)} ${label ?? i18n._(unitWords[unit])}`;
}

interface LineProps {
  readonly line: EditedLine;
  readonly quote: Quote;
}

function Amount({ line, quote }: LineProps) {
  const quantity = useQuantity()(line);
  return (
    <p className="text-secondary tabular-nums">
      <Trans>
        {quantity} at <Price line={line} quote={quote} />
      </Trans>
    </p>
  );
}

function Price({ line, quote }: LineProps) {
  return line.unit_price_minor === null ? '–' : <Money minor={line.unit_price_minor} currency={quote.currency} />;
}

function LoneAmount({ line, isGone, quote }: LineProps & { readonly isGone: boolean }) {
  const amount = <Money minor={line.amount_minor} currency={quote.currency} />;
  return isGone ? <del className="text-secondary">{amount}</del> : <ins className="no-underline">{amount}</ins>;
}

interface MoneyChangeProps {
  readonly before: number;
  readonly after: number;
  readonly quote: Quote;
}

function MoneyChange({ before, after, quote: { currency } }: MoneyChangeProps) {
  if (before === after) return <Money minor={after} currency={currency} />;
  return (
    <FromTo from={<Money minor={before} currency={currency} />} to={<Money minor={after} currency={currency} />} />
  );
}

/** Struck out and new, told apart without colour and read out as deleted and inserted. */
function FromTo({ from, to }: { readonly from: ReactNode; readonly to: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap gap-x-1.5">
      <del className="font-normal text-secondary">{from}</del>
      <span aria-hidden="true">→</span>
      <ins className="no-underline">{to}</ins>
    </span>
  );
}
