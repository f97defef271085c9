import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Moment } from './moment.tsx';
import type { CustomerQuote } from './sent-quote.ts';

interface AcceptedBannerProps {
  readonly quote: CustomerQuote;
  readonly accepted: { readonly name: string; readonly accepted_at: string };
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Agreed: by whom, when, and what comes next. */
export function AcceptedBanner({ quote, accepted, heading }: AcceptedBannerProps) {
  const who = quote.provider.person ?? quote.provider.name;
  return (
    <section className="mt-5 rounded-lg bg-success px-4 py-4 text-success">
      <div className="flex items-start gap-3">
        <DrawnCheck />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="type-title outline-none">
            <Trans>Accepted. It’s a deal.</Trans>
          </h2>
          <p className="mt-0.5 text-[0.9375rem] leading-[1.375rem]">
            <Trans>
              By {accepted.name} on <Moment time={accepted.accepted_at} locale={quote.locale} />
            </Trans>
          </p>
        </div>
      </div>
      <h3 className="type-label mt-4 text-[0.9375rem]">
        <Trans>What happens next</Trans>
      </h3>
      <p className="mt-0.5 text-[0.9375rem] leading-[1.375rem]">
        <Trans>
          {who} has been told and will get in touch to agree on a date. This page stays here for you to look things up.
        </Trans>{' '}
        {quote.provider.phone_number ? (
          <Trans>
            Questions? Call{' '}
            <a
              className="font-semibold whitespace-nowrap underline underline-offset-3"
              href={`tel:${quote.provider.phone_number.replace(/[^\d+]/g, '')}`}
            >
              {quote.provider.phone_number}
            </a>
            .
          </Trans>
        ) : null}
      </p>
    </section>
  );
}

/** Draws itself once; with less motion it is simply there. */
function DrawnCheck() {
  return (
    <span className="grid size-11 flex-none place-items-center rounded-full bg-action-accept text-action-accept">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-6"
      >
        <path
          d="M20 6 9 17l-5-5"
          pathLength={1}
          strokeDasharray="1"
          className="transition-[stroke-dashoffset] delay-150 duration-(--duration-slow) ease-enter starting:[stroke-dashoffset:1]"
        />
      </svg>
    </span>
  );
}
