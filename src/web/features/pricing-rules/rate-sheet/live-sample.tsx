import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Currency } from '#domain/currency.ts';
import { type WrittenPrices, writtenSampleQuery } from '#web/api/own-work.ts';
import { SampleQuote } from '#web/provider-kit/sample-quote.tsx';

interface LiveSampleProps {
  readonly serviceTypeId: string;
  readonly written: WrittenPrices;
  readonly currency: Currency;
}

/** An example quote that follows what is typed. */
export function LiveSample({ serviceTypeId, written, currency }: LiveSampleProps) {
  const settled = useDeferredValue(JSON.stringify(written));
  const query = useQuery({
    ...writtenSampleQuery(serviceTypeId, JSON.parse(settled) as WrittenPrices), // written just above
    // What was shown stays until the next is there.
    placeholderData: keepPreviousData,
  });
  return (
    <div className="xl:sticky xl:top-4" aria-live="polite">
      <SampleQuote query={query} currency={currency} />
    </div>
  );
}
