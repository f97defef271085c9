import { Trans } from '@lingui/react/macro';
import { CalendarX, CircleX, Phone } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import type { CustomerQuote } from './sent-quote.ts';

/** A quote that can no longer be accepted, and the way to a fresh one. */
export function ClosedNotice({ quote }: { readonly quote: CustomerQuote }) {
  const isExpired = quote.status === 'expired';
  const { name, phone_number: phone } = quote.provider;
  return (
    <section className="mt-5 rounded-lg bg-surface px-4 py-4 inset-ring inset-ring-(--border-default)">
      <h2 className="type-title flex items-center gap-2.5">
        <Icon icon={isExpired ? CalendarX : CircleX} className="text-secondary" />
        {isExpired ? <Trans>This price has ended</Trans> : <Trans>You declined this quote</Trans>}
      </h2>
      <p className="mt-1 text-pretty text-secondary">
        {isExpired ? (
          <Trans>
            Materials and hours may cost something else by now. Ask {name} for a fresh price: your answers and photos
            are still here.
          </Trans>
        ) : (
          <Trans>Changed your mind? Ask {name} for a new quote: your answers and photos are still here.</Trans>
        )}
      </p>
      {phone ? (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className="type-label mt-4 flex min-h-13 items-center justify-center gap-2 rounded-lg bg-action-primary px-5 text-[1.0625rem] text-action-primary hover:bg-action-primary-hover"
        >
          <Icon icon={Phone} />
          <Trans>Call {phone}</Trans>
        </a>
      ) : null}
    </section>
  );
}
