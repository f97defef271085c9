import { useQuery } from '@tanstack/react-query';
import type { Currency } from '#domain/currency.ts';
import { jobSampleQuery } from '#web/api/own-work.ts';
import { SampleQuote } from '#web/provider-kit/sample-quote.tsx';

interface JobSampleProps {
  readonly serviceTypeId: string;
  readonly currency: Currency;
}

/** By what stands on the page. */
export function JobSample({ serviceTypeId, currency }: JobSampleProps) {
  return <SampleQuote query={useQuery(jobSampleQuery(serviceTypeId))} currency={currency} />;
}
