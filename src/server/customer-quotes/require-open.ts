import { msg } from '@lingui/core/macro';
import { Problem, type Sentence } from '#domain/problem.ts';
import { statusOn } from '#domain/quote/expiry.ts';
import type { QuoteRow } from '#server/quotes/quote-store.ts';

/** A decision is about a quote that lies before the customer. @throws Problem invalid_state, with what is possible instead */
export function requireOpen(quote: QuoteRow, now: Date): void {
  const status = statusOn(quote, now);
  if (status !== 'sent') throw new Problem('invalid_state', sentenceFor(quote, status));
}

function sentenceFor({ sentVersion }: QuoteRow, status: QuoteRow['status']): Sentence {
  if (status === 'expired') return msg`This price has ended. Please ask for a fresh one.`;
  if (status === 'accepted')
    return msg`You have already accepted this quote. Write a message if something should be different.`;
  if (status === 'rejected') return msg`You have declined this quote. Write a message if you have changed your mind.`;
  if (sentVersion !== null)
    return msg`This quote is being changed. You will get a message when the new version is ready.`;
  return msg`There is no price to decide on yet. You will get a message when it is ready.`;
}
