import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { Crumbs } from '#web/provider-kit/crumbs.tsx';
import { StatusChip } from '#web/provider-kit/status-chip.tsx';
import { keepTogether } from '#web/ui/keep-together.ts';
import { QuoteMeta } from './quote-meta.tsx';

interface QuoteHeadProps {
  readonly quote: Quote;
  /** The next steps of this status, the main one last. */
  readonly actions: ReactNode;
}

/** At the desk two rows: what it is and what can be done, then where it belongs. */
export function QuoteHead({ quote, actions }: QuoteHeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-4.5 gap-y-2 px-5 pt-3.5 pb-3 md:px-6 lg:gap-y-1">
      <title>{quote.title}</title>
      <div className="flex items-center gap-x-4 gap-y-2.5 max-lg:order-1 max-lg:basis-full max-lg:flex-wrap lg:w-full">
        <div className="min-w-0 flex-1 break-words max-lg:basis-full lg:flex lg:items-center">
          <h1 dir="auto" title={quote.title} className="type-heading mr-3 inline min-w-0 lg:truncate">
            {keepTogether(quote.title)}
          </h1>
          <StatusChip status={quote.status} className="flex-none max-lg:align-[0.1875rem]" />
        </div>
        <div className="flex flex-none flex-wrap gap-2 max-md:w-full">{actions}</div>
      </div>
      <div className="max-lg:basis-full">
        <Crumbs current={quote.number ?? <Trans>New</Trans>} />
      </div>
      <QuoteMeta quote={quote} />
    </header>
  );
}
