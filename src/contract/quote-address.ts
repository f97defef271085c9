import type { ConversationStage } from '#domain/quote/pipeline.ts';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { pathTo } from './page-paths.ts';

interface Located {
  readonly id: string;
  readonly status: QuoteStatus;
  readonly conversation_stage: ConversationStage;
  readonly questions_reviewed_at: string | null;
}

/** The page on which the provider goes on with a quote: first its questions, then its lines; where nothing is asked, its lines. */
export function quoteAddress({ id, status, conversation_stage, questions_reviewed_at }: Located): string {
  const isBeforeReview = (status === 'draft' || status === 'processing') && questions_reviewed_at === null;
  const isPricing = conversation_stage === 'quote_estimation';
  return isBeforeReview && !isPricing ? pathTo('quoteQuestions', { id }) : pathTo('quote', { id });
}

/** Under the API: the list as a file, as it is filtered. */
export const quotesFile = '/quotes/export.csv';
