import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ListChecks } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { quoteAddress } from '#contract/quote-address.ts';
import type { QuoteSummary } from '#web/api/quote-types.ts';
import { QuoteMenu } from '#web/provider-kit/quote-menu/quote-menu.tsx';
import { QuoteValue } from '#web/provider-kit/quote-value.tsx';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { StatusChip } from '#web/provider-kit/status-chip.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxBox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { UnreadMark } from '#web/ui/unread-mark.tsx';
import type { Selection } from './use-selection.ts';

interface QuoteCardsProps {
  readonly quotes: readonly QuoteSummary[];
  readonly selection: Selection;
  /** What the cards are sorted by. */
  readonly order: ReactNode;
}

/** The phone's list: one card a quote, pressed anywhere; while choosing, a press chooses. */
export function QuoteCards({ quotes, selection, order }: QuoteCardsProps) {
  const [isAsked, setAsked] = useState(false);
  const count = selection.ids.length;
  const isChoosing = isAsked || count > 0;
  const all = quotes.length;
  return (
    <>
      <div className="mb-2 flex items-center gap-2">
        {order}
        {isChoosing ? (
          <Button onClick={() => selection.setAll(count < all)}>
            {count < all ? (
              <Plural value={all} one="Choose # quote" other="Choose all #" />
            ) : (
              <Trans>Choose none</Trans>
            )}
          </Button>
        ) : null}
        <Button
          aria-pressed={isChoosing}
          onClick={() => {
            setAsked(!isChoosing);
            if (isChoosing) selection.setAll(false);
          }}
        >
          <Icon icon={ListChecks} size={16} />
          {isChoosing ? <Trans>Done</Trans> : <Trans>Choose</Trans>}
        </Button>
      </div>
      <ul className="flex flex-col gap-2">
        {quotes.map((quote) => (
          <li key={quote.id} className="relative flex items-stretch gap-1">
            {isChoosing ? <CardBox quote={quote} selection={selection} /> : null}
            <QuoteCard quote={quote} isChosen={selection.has(quote.id)} />
            {/* Beside the link, not in it: the card leads to the quote wherever else it is pressed. */}
            <QuoteMenu quote={quote} variant="ghost" className="absolute! right-1 bottom-0.5 md:bottom-1.5" />
          </li>
        ))}
      </ul>
    </>
  );
}

function CardBox({ quote, selection }: { readonly quote: QuoteSummary; readonly selection: Selection }) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the box inside
    <label className="grid w-11 flex-none place-items-center">
      <CheckboxBox
        aria-label={t`Choose ${quote.title}`}
        checked={selection.has(quote.id)}
        onChange={() => selection.toggle(quote.id, false)}
      />
    </label>
  );
}

function QuoteCard({ quote, isChosen }: { readonly quote: QuoteSummary; readonly isChosen: boolean }) {
  return (
    <Link
      to={quoteAddress(quote)}
      data-quote={quote.id}
      className={classNames(
        'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 rounded-lg border px-4 py-3 shadow-1 active:bg-hover',
        isChosen ? 'border-selected bg-selected' : 'border-subtle bg-surface',
      )}
    >
      <span className="line-clamp-2 leading-[1.375rem] font-semibold">{quote.title}</span>
      <span className="text-right tabular-nums">
        <QuoteValue quote={quote} />
      </span>
      <span className="type-body-desk truncate text-secondary">{quote.customer_name}</span>
      <RelativeTime at={quote.updated_at} className="type-body-desk text-right whitespace-nowrap text-secondary" />
      <span className="col-span-2 mt-1 flex items-center justify-between gap-3 pr-9">
        <span className="flex items-center gap-2">
          <StatusChip status={quote.status} />
          <UnreadMark count={quote.messages_unread} />
        </span>
        <span className="type-small text-secondary">{quote.number}</span>
      </span>
    </Link>
  );
}
