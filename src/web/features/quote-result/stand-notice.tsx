import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarX, CircleX, Hourglass, type LucideIcon, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { rejectReasonWords } from '../../../locales/reject-reasons.ts';
import type { CustomerQuote } from './sent-quote.ts';

/** How a quote stands that cannot be accepted now, and the one next step. */
export function StandNotice({ quote }: { readonly quote: CustomerQuote }) {
  const { name } = quote.provider;
  const who = quote.provider.person ?? name;
  const wish = quote.change_request?.message;
  switch (quote.status) {
    case 'expired':
      return (
        <Stand
          quote={quote}
          icon={CalendarX}
          title={<Trans>This price has ended</Trans>}
          step={<Trans>Ask for a fresh price</Trans>}
          isNextStep
        >
          <Trans>
            Materials and hours may cost something else by now. Ask {name} for a fresh price: your answers and photos
            are still here.
          </Trans>
        </Stand>
      );
    case 'rejected':
      return (
        <Stand
          quote={quote}
          icon={CircleX}
          title={<Trans>You declined this quote</Trans>}
          step={<Trans>Write to {who}</Trans>}
        >
          <DeclineReason reason={quote.rejected?.reason ?? null} />
          <Trans>
            {who} has been told. Changed your mind? Write a message: your answers and photos are still here.
          </Trans>
        </Stand>
      );
    case 'provider_review':
      return (
        <Stand
          quote={quote}
          icon={Hourglass}
          title={wish ? <Trans>You asked for a change</Trans> : <Trans>{who} is changing this quote</Trans>}
          step={wish ? <Trans>Add something to it</Trans> : <Trans>Write to {who}</Trans>}
        >
          {wish ? (
            <span
              dir="auto"
              className="mb-2 block max-h-48 overflow-y-auto border-l-2 border-default pl-3 wrap-anywhere whitespace-pre-line text-primary"
            >
              {wish}
            </span>
          ) : null}
          <Trans>
            The price below no longer stands. You get a message as soon as the next version is there; this page shows it
            by itself.
          </Trans>
        </Stand>
      );
    default:
      return null;
  }
}

function DeclineReason({ reason }: { readonly reason: string | null }) {
  const { i18n } = useLingui();
  if (!reason) return null;
  const words = rejectReasonWords(i18n, reason);
  return (
    <>
      <Trans>Your reason: {words}.</Trans>{' '}
    </>
  );
}

interface StandProps {
  readonly quote: CustomerQuote;
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** What the way to the messages is called. */
  readonly step: ReactNode;
  /** There is nothing else to do here. */
  readonly isNextStep?: boolean;
  readonly children: ReactNode;
}

function Stand({ quote, icon, title, step, isNextStep, children }: StandProps) {
  const phone = quote.provider.phone_number;
  return (
    <section className="mt-5 rounded-lg bg-surface px-4 py-4 inset-ring inset-ring-(--border-default)">
      <h2 className="type-title flex items-center gap-2.5">
        <Icon icon={icon} className="text-secondary" />
        {title}
      </h2>
      <p className="mt-1.5 text-pretty text-secondary">{children}</p>
      <div className="mt-4 grid gap-2">
        <ButtonLink
          to="?messages=1"
          state={{ isFromQuote: true }}
          preventScrollReset
          variant={isNextStep ? 'primary' : 'quiet'}
          size="touch"
          wide
        >
          <Icon icon={MessageCircle} />
          <span className="min-w-0">{step}</span>
        </ButtonLink>
        {phone ? (
          <a
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            className="type-label flex min-h-11 items-center justify-center gap-2 rounded-lg px-5 text-secondary hover:bg-hover hover:text-primary"
          >
            <Icon icon={Phone} />
            <Trans>Call {phone}</Trans>
          </a>
        ) : null}
      </div>
    </section>
  );
}
