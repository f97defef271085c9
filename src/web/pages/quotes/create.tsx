import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useProfileCheck } from '#web/api/provider.ts';
import { quoteAddress } from '#web/api/quote-address.ts';
import { NewQuoteForm } from '#web/features/quote-create/new-quote-form.tsx';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export default function CreateQuotePage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const profile = useProfileCheck();
  const own = useLocale();
  return (
    <>
      <PageHead
        title={t`New quote`}
        text={
          <Trans>The questions worth asking are prepared from the request. You look at them before they go out.</Trans>
        }
      />
      {profile.data ? (
        <NewQuoteForm
          locale={profile.data.provider?.locale ?? own}
          onCreated={(quote) => navigate(quoteAddress(quote))}
        />
      ) : profile.isError || profile.isPaused ? (
        <LoadFailure title={t`The form could not be prepared`} query={profile} />
      ) : (
        <Skeleton className="h-96 max-w-5xl" />
      )}
    </>
  );
}
