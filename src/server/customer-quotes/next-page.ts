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

/** Which page the customer belongs on. After a submit it is pending until the readiness check has ended. */
export function nextPage(status: QuoteStatus, isSubmitBeingChecked: boolean): NextPage {
  return status === 'awaiting_customer' && isSubmitBeingChecked ? 'pending' : pageOf[status];
}
