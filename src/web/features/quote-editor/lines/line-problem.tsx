import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { Currency } from '#domain/currency.ts';
import { numberText } from '#domain/measure/number-text.ts';
import { formatMoney } from '#domain/money.ts';
import type { LineItem } from '#web/api/quote-types.ts';
import { categoryWords } from '#web/provider-kit/cost-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLocale } from '#web/ui/money.tsx';
import type { LineEditing, LineField, LineProblem } from './use-line-editing.ts';

interface LineProblemNoticeProps {
  readonly problem: LineProblem;
  readonly line: LineItem;
  readonly currency: Currency;
  readonly editing: LineEditing;
}

/** The value that is not saved beside the one that is, and the choice between them. */
export function LineProblemNotice({ problem, line, currency, editing }: LineProblemNoticeProps) {
  const valueText = useValueText(currency);
  const mine = valueText(problem.field, problem.mine);
  const theirs = valueText(problem.field, line[problem.field]);
  const isConflict = problem.kind === 'conflict';
  /** Short enough to stand on the buttons. */
  const isShort = Math.max(mine.length, theirs.length) <= 16;
  return (
    <div
      role="alert"
      className="type-small flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-sm bg-danger px-2.5 py-1.5 text-danger"
    >
      <Icon icon={CircleAlert} size={16} className="text-danger-icon" />
      <p className="min-w-0 flex-1 basis-56">
        {problem.message}{' '}
        {isConflict ? (
          <Trans>
            Now <b>{theirs}</b>, you wrote <b>{mine}</b>.
          </Trans>
        ) : (
          <Trans>
            Still <b>{theirs}</b>; <b>{mine}</b> is not saved.
          </Trans>
        )}
      </p>
      <span className="flex gap-2">
        <Button size="desk-small" onClick={() => editing.dismiss(problem)}>
          {isShort ? <Trans>Keep {theirs}</Trans> : <Trans>Keep what is saved</Trans>}
        </Button>
        <Button size="desk-small" variant="dark" onClick={() => editing.insist(problem)}>
          {isConflict ? isShort ? <Trans>Use {mine}</Trans> : <Trans>Use mine</Trans> : <Trans>Retry</Trans>}
        </Button>
      </span>
    </div>
  );
}

function useValueText(currency: Currency): (field: LineField, value: LineItem[LineField]) => string {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  return (field, value) => {
    if (value === null || value === '') return t`empty`;
    const isMoney = field === 'unit_price_minor' || field === 'unit_cost_minor';
    if (isMoney && typeof value === 'number') return formatMoney(value, currency, locale);
    if (field === 'tax_rate' && typeof value === 'number') return `${numberText(value, locale)} %`;
    if (typeof value === 'number') return numberText(value, locale);
    if (field === 'category' && value in categoryWords) {
      return i18n._(categoryWords[value as keyof typeof categoryWords]); // asked the line before
    }
    return value;
  };
}
