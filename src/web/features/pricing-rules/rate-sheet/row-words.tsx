import { Trans, useLingui } from '@lingui/react/macro';
import type { SheetRow } from '#web/api/rate-sheet.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import type { RateSheet } from './use-rate-sheet.ts';

export function useUnitOf(): (row: SheetRow) => string {
  const { i18n } = useLingui();
  return ({ unit, unit_label }) => unit_label || i18n._(unitWords[unit]);
}

interface RowProps {
  readonly sheet: RateSheet;
  readonly row: SheetRow;
}

/** What else there is to say of a row, below its name. */
export function RowNotes({ sheet, row }: RowProps) {
  const { strategy, kind, priced_by: other } = row;
  return (
    <span className="type-caption flex flex-col text-secondary empty:hidden">
      {kind === 'standard_line' ? (
        <span>
          <Trans>In every quote</Trans>
        </span>
      ) : null}
      {row.is_active ? null : (
        <span>
          <Trans>Switched off</Trans>
        </span>
      )}
      {strategy === 'tiered' ? (
        <span>
          <Trans>Cheaper by quantity: here the first rate</Trans>
        </span>
      ) : null}
      {other ? (
        <span>
          <Trans>Priced by “{other}”</Trans>
        </span>
      ) : null}
      {row.is_priced ? null : (
        <span>
          <Trans>Without your own price</Trans>
        </span>
      )}
      {sheet.isOvertaken(row) ? <OvertakenNote sheet={sheet} row={row} /> : null}
    </span>
  );
}

function OvertakenNote({ sheet, row }: RowProps) {
  const { label, price_minor: price } = row;
  const { t } = useLingui();
  const now = price === null ? <Trans>without a price</Trans> : <Money minor={price} currency={sheet.money.currency} />;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-sm bg-attention px-2 py-1 font-medium text-attention">
      <Trans>Changed meanwhile, now {now}</Trans>
      <Button size="desk-small" aria-label={t`Take theirs: ${label}`} onClick={() => sheet.settle(row, 'theirs')}>
        <Trans>Take theirs</Trans>
      </Button>
      <Button size="desk-small" aria-label={t`Keep mine: ${label}`} onClick={() => sheet.settle(row, 'mine')}>
        <Trans>Keep mine</Trans>
      </Button>
    </span>
  );
}

/** A price that is not written here, with what it follows from. */
export function FixedPrice({ sheet, row }: RowProps) {
  const { i18n } = useLingui();
  const percent = i18n.number((row.markup_percent ?? 0) / 100, { style: 'percent', maximumFractionDigits: 3 });
  if (row.strategy === 'urgency') return <Trans>{percent} of labour</Trans>;
  return (
    <>
      {row.price_minor === null ? '–' : <Money minor={row.price_minor} currency={sheet.money.currency} />}
      {row.markup_percent === null ? null : (
        <span className="type-caption block text-secondary">
          <Trans>cost plus {percent}</Trans>
        </span>
      )}
    </>
  );
}
