import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { Crumbs } from '#web/provider-kit/crumbs.tsx';
import { SavedState } from '#web/provider-kit/saved-state.tsx';
import { keepTogether } from '#web/ui/keep-together.ts';
import { StatusChip } from '#web/ui/status-chip.tsx';
import { QuoteMeta } from './quote-meta.tsx';

interface QuoteHeadProps {
  readonly quote: Quote;
  readonly isEditable: boolean;
  readonly unsavedCount: number;
  /** The next steps of this status, the main one last. */
  readonly actions: ReactNode;
}

export function QuoteHead({ quote, isEditable, unsavedCount, actions }: QuoteHeadProps) {
  return (
    <header className="px-5 pt-3.5 pb-4 md:px-6">
      <title>{quote.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Crumbs current={quote.number ?? <Trans>New</Trans>} />
        {isEditable ? <SavedState quoteId={quote.id} unsavedCount={unsavedCount} /> : null}
      </div>
      <div className="mt-2 flex items-start gap-x-4 gap-y-2.5 max-lg:flex-wrap">
        <div className="min-w-0 flex-1 break-words max-lg:basis-full lg:pt-1">
          <h1 dir="auto" className="type-heading mr-3 inline">
            {keepTogether(quote.title)}
          </h1>
          <StatusChip status={quote.status} className="align-[0.1875rem]" />
        </div>
        <div className="flex flex-none flex-wrap gap-2 max-md:w-full">{actions}</div>
      </div>
      <QuoteMeta quote={quote} />
    </header>
  );
}
