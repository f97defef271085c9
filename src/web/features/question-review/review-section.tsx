import { useLingui } from '@lingui/react/macro';
import { useQuote } from '#web/api/quotes.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import { QuestionReview } from './question-review.tsx';

interface ReviewSectionProps {
  readonly id: string;
  /** On to the quote itself. */
  readonly onDone: () => void;
}

export function ReviewSection({ id, onDone }: ReviewSectionProps) {
  const { t } = useLingui();
  const quote = useQuote(id);
  if (quote.data) return <QuestionReview quote={quote.data} onDone={onDone} />;
  if (quote.isError || quote.isPaused)
    return <LoadFailure title={t`The questions could not be loaded`} query={quote} />;
  return (
    <>
      <Skeleton className="mb-6 h-8 w-80 max-w-full" />
      <SkeletonRows count={5} label={t`Loading the questions`} rowClassName="h-24" />
    </>
  );
}
