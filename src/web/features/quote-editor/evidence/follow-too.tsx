import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { followingLines, type WorkedLine } from '#domain/quote/following-lines.ts';
import { useErrorText } from '#web/api/error-text.ts';
import { useFollowLine } from '#web/api/line-items.ts';
import type { LineItem, Quote } from '#web/api/quote-types.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { Button } from '#web/ui/button.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { quantityText } from '../lines/quantity-text.ts';

interface FollowTooProps {
  readonly quote: Quote;
  readonly line: LineItem;
  readonly onExplain: (lineId: string) => void;
}

const worked = ({ id, component_id: componentId, quantity, evidence }: LineItem): WorkedLine => ({
  id,
  componentId,
  quantity,
  evidence,
});

/** Lines that come from the same formula as one whose quantity was changed, with what follows for them. */
export function FollowToo({ quote, line, onExplain }: FollowTooProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const follow = useFollowLine(quote.id);
  const following = followingLines(worked(line), quote.line_items.map(worked));
  if (following.length === 0) return null;
  const change = () =>
    follow.mutate(line.id, {
      onError: (error) => showToast({ level: 'error', title: t`The lines were not changed`, text: errorText(error) }),
    });
  return (
    <section className="flex flex-col gap-2">
      <h3 className="type-caption font-semibold text-secondary">
        <Trans>Worked out from the same measure</Trans>
      </h3>
      <ul>
        {following.map(({ id, quantity }) => {
          const other = quote.line_items.find((one) => one.id === id);
          return other ? <FollowingRow key={id} line={other} quantity={quantity} onExplain={onExplain} /> : null;
        })}
      </ul>
      <Button className="self-start" pending={follow.isPending} onClick={change}>
        <Plural value={following.length} one="Change this line too" other="Change these # lines too" />
      </Button>
    </section>
  );
}

interface FollowingRowProps {
  readonly line: LineItem;
  /** What follows for it. */
  readonly quantity: number;
  readonly onExplain: (lineId: string) => void;
}

function FollowingRow({ line, quantity, onExplain }: FollowingRowProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const unit = line.unit_label ?? i18n._(unitWords[line.unit]);
  return (
    <li className="border-subtle not-last:border-b">
      <button
        type="button"
        onClick={() => onExplain(line.id)}
        className="flex min-h-8 w-full items-center justify-between gap-3 text-left hover:underline max-md:min-h-11"
      >
        <span dir="auto" className="min-w-0 truncate">
          {line.description}
        </span>
        <span className="flex-none text-secondary tabular-nums">
          <del>{quantityText(line.quantity, locale)}</del> <span aria-hidden="true">→</span>{' '}
          <ins className="font-medium text-primary no-underline">
            {quantityText(quantity, locale)} {unit}
          </ins>
        </span>
      </button>
    </li>
  );
}
