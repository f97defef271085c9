import { useState } from 'react';
import { useMarkReviewed } from '#web/api/questions.ts';
import { currentLink, useSendLink } from '#web/api/quote-links.ts';
import type { Quote, QuoteLink } from '#web/api/quote-types.ts';
import { useEstimateQuote, useRefreshedQuote } from '#web/api/quotes.ts';

type Way = 'email' | 'none' | 'estimate';

export interface ReviewDecision {
  readonly pending: Way | null;
  readonly error: Error | null;
  readonly mail: () => void;
  readonly copyLink: () => void;
  readonly estimate: () => void;
}

interface Outcomes {
  readonly onLink: (link: QuoteLink) => void;
  readonly onEstimating: () => void;
}

/** Marks the questions as reviewed, then does what was chosen with them. */
export function useReviewDecision(quote: Quote, { onLink, onEstimating }: Outcomes): ReviewDecision {
  const review = useMarkReviewed(quote.id);
  const send = useSendLink(quote.id);
  const estimate = useEstimateQuote(quote.id);
  const refreshed = useRefreshedQuote(quote.id);
  const [pending, setPending] = useState<Way | null>(null);
  const [error, setError] = useState<Error | null>(null);

  const run = async (way: Way, work: () => Promise<void>) => {
    if (pending) return;
    setPending(way);
    setError(null);
    try {
      await work();
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)));
    } finally {
      setPending(null);
    }
  };
  const share = (channel: 'email' | 'none') =>
    run(channel, async () => {
      const recipient = quote.customer?.email ?? null;
      const order = { channel, ...(channel === 'email' && { recipient }) };
      // Reviewing the last question sends the link this way, whatever was chosen as the quote was made.
      await review.mutateAsync(order);
      const reviewed = await refreshed();
      const sent = reviewed.status === 'awaiting_customer' ? currentLink(reviewed.links) : undefined;
      onLink(sent ?? (await send.mutateAsync(order)));
    });
  return {
    pending,
    error,
    mail: () => void share('email'),
    copyLink: () => void share('none'),
    estimate: () =>
      void run('estimate', async () => {
        await estimate.mutateAsync();
        onEstimating();
      }),
  };
}
