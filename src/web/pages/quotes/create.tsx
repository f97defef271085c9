import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { customerQuery } from '#web/api/customers.ts';
import { useProfileCheck } from '#web/api/provider.ts';
import { quoteAddress } from '#web/api/quote-address.ts';
import { NewQuoteForm } from '#web/features/quote-create/new-quote-form.tsx';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** `?customer=` names the one it is for; a customer who is gone leaves the fields empty. */
function useWantedCustomer() {
  const [params] = useSearchParams();
  const id = params.get('customer') ?? '';
  const { data, isLoading, isPaused } = useQuery({ ...customerQuery(id), enabled: id !== '' });
  const customer = data && {
    id: data.id,
    name: data.name,
    email: data.email ?? '',
    phone: data.phone ?? '',
    address: data.address ?? '',
  };
  return { customer, isWaiting: isLoading && !isPaused };
}

export default function CreateQuotePage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const profile = useProfileCheck();
  const own = useLocale();
  const { customer, isWaiting } = useWantedCustomer();
  return (
    <>
      <PageHead
        title={t`New quote`}
        text={
          <Trans>The questions worth asking are prepared from the request. You look at them before they go out.</Trans>
        }
      />
      {profile.data && !isWaiting ? (
        <NewQuoteForm
          key={customer?.id}
          locale={profile.data.provider?.locale ?? own}
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
