import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { quoteAddress } from '#contract/quote-address.ts';
import { useProfileCheck } from '#web/api/provider.ts';
import { NewQuoteForm } from '#web/features/quote-create/new-quote-form.tsx';
import { pathTo } from '#web/paths.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useWantedCustomer } from './use-wanted-customer.ts';

export default function CreateQuotePage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const profile = useProfileCheck();
  const own = useLocale();
  const { search } = useLocation();
  const { customer, isWaiting } = useWantedCustomer();
  return (
    <>
      <PageHead
        title={t`New quote`}
        text={
          <Trans>The questions worth asking are prepared from the request. You look at them before they go out.</Trans>
        }
        actions={
          <>
            <ButtonLink to={`${pathTo('quoteByHand')}${search ? `${search}&` : '?'}choose`}>
              <Trans>From a template</Trans>
            </ButtonLink>
            <ButtonLink to={`${pathTo('quoteByHand')}${search}`}>
              <Trans>I know the price</Trans>
            </ButtonLink>
          </>
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
