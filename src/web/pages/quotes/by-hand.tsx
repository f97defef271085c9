import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { quoteAddress } from '#contract/quote-address.ts';
import { useProfileCheck } from '#web/api/provider.ts';
import { ByHandForm } from '#web/features/quote-create/by-hand/by-hand-form.tsx';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useWantedCustomer } from './use-wanted-customer.ts';

export default function QuoteByHandPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const profile = useProfileCheck();
  const { customer, isWaiting } = useWantedCustomer();
  const provider = profile.data?.provider;
  return (
    <>
      <PageHead
        title={t`I know the price`}
        text={<Trans>Write the lines, look the quote over and send it. Nobody is asked anything.</Trans>}
      />
      {provider && !isWaiting ? (
        <ByHandForm
          key={customer?.id}
          providerId={provider.id}
          currency={provider.currency}
          locale={provider.locale}
          customer={customer}
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
