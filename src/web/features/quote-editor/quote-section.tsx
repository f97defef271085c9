import { useLingui } from '@lingui/react/macro';
import { useQuote } from '#web/api/quotes.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import { QuoteEditor } from './quote-editor.tsx';

export function QuoteSection({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const quote = useQuote(id);
  if (quote.data) return <QuoteEditor key={id} quote={quote.data} />;
  return (
    <div className="px-5 py-5 md:h-full md:overflow-y-auto md:px-6">
      {quote.isError || quote.isPaused ? (
        <LoadFailure title={t`The quote could not be loaded`} query={quote} />
      ) : (
        <>
          <Skeleton className="h-8 w-80 max-w-full" />
          <Skeleton className="mt-2 mb-8 h-5 w-96 max-w-full" />
          <SkeletonRows count={8} label={t`Loading the quote`} />
        </>
      )}
    </div>
  );
}
