import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuoteStatus } from '#domain/quote/status.ts';

/** Each status in the provider's words, on the screen and in files. */
export const quoteStatusWords = {
  draft: msg`Draft`,
  processing: msg`Working it out`,
  awaiting_customer: msg`Needs answers`,
  ready_for_estimate: msg`Ready to price`,
  provider_review: msg`Your review`,
  sent: msg`Sent`,
  accepted: msg`Accepted`,
  rejected: msg`Declined`,
  expired: msg`Expired`,
  failed: msg`Needs your help`,
} as const satisfies Record<QuoteStatus, MessageDescriptor>;
