import { pathTo } from '#contract/page-paths.ts';
import type { QuoteStatus } from '#domain/quote/status.ts';

interface Located {
  readonly id: string;
  readonly status: QuoteStatus;
  readonly questions_reviewed_at: string | null;
}

/** The page on which the provider goes on with a quote: first its questions, then its lines. */
export function quoteAddress({ id, status, questions_reviewed_at }: Located): string {
  const isBeforeReview = (status === 'draft' || status === 'processing') && questions_reviewed_at === null;
  return isBeforeReview ? pathTo('quoteQuestions', { id }) : pathTo('quote', { id });
}
