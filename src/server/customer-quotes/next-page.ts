import type { NextPage } from '#contract/customer-quotes.ts';
import type { QuoteStatus } from '#domain/quote/status.ts';

const pageOf: Record<QuoteStatus, NextPage> = {
  draft: 'pending',
  processing: 'pending',
  awaiting_customer: 'flow',
  ready_for_estimate: 'pending',
  provider_review: 'pending',
  sent: 'result',
  accepted: 'result',
  rejected: 'result',
  expired: 'result',
  failed: 'pending',
};

interface Standing {
  readonly status: QuoteStatus;
  readonly isSubmitBeingChecked: boolean;
  /** The customer has held a version in hand. */
  readonly wasSent: boolean;
}

/**
 * Which page the customer belongs on. After a submit it is pending until the readiness check has ended; while a quote
 * that was sent is being changed, its own page says so.
 */
export function nextPage({ status, isSubmitBeingChecked, wasSent }: Standing): NextPage {
  if (status === 'awaiting_customer' && isSubmitBeingChecked) return 'pending';
  return status === 'provider_review' && wasSent ? 'result' : pageOf[status];
}
