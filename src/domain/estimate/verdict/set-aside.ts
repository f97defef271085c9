import { otherJobs } from '../other-jobs.ts';
import { ordersIn } from '../words/set-aside-orders.ts';

/** Words of a request that count for nothing in its price: other work, and orders about prices, questions or the quote. */
export interface SetAside {
  readonly reason: 'other_job' | 'order';
  readonly span: readonly [start: number, end: number];
  readonly quote: string;
}

/** A request without the other work in it, which states nothing of the job; what is left stands where it stood. */
export function withoutOtherJobs(text: string, setAside: readonly SetAside[]): string {
  const jobs = setAside.filter(({ reason }) => reason === 'other_job');
  return jobs.reduce(
    (left, { span: [start, end] }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
}

/** More than a person reads. */
const most = 10;

/** What of a request counts for nothing; of a job that no service is known for, no work is another's. */
export function setAsideOf({
  service,
  ...request
}: Omit<Parameters<typeof otherJobs>[0], 'service'> & { readonly service: string | null }): SetAside[] {
  const { text, locale } = request;
  const jobs = service === null ? [] : otherJobs({ ...request, service });
  return [
    ...jobs.map(({ span }) => ({ reason: 'other_job' as const, span })),
    ...ordersIn(text, locale).map((span) => ({ reason: 'order' as const, span })),
  ]
    .slice(0, most)
    .map((one) => ({ ...one, quote: text.slice(...one.span) }));
}
