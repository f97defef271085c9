import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { quoteAddress } from '#contract/quote-address.ts';
import { useProfileCheck } from '#web/api/provider.ts';
import { ByHandForm } from '#web/features/quote-create/by-hand/by-hand-form.tsx';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useWantedCustomer } from './use-wanted-customer.ts';
import { useWantedTemplate } from './use-wanted-template.ts';

// Opened by whoever keeps templates.
const TemplateDialog = onDemand(
  async () => (await import('#web/features/quote-create/by-hand/template-dialog.tsx')).TemplateDialog,
);

export default function QuoteByHandPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const profile = useProfileCheck();
  const { customer, isWaiting } = useWantedCustomer();
  const provider = profile.data?.provider;
  const wanted = useWantedTemplate();
  const [isChoosing, setChoosing] = useState(useSearchParams()[0].has('choose'));
  return (
    <>
      <PageHead
        title={t`I know the price`}
        text={<Trans>Write the lines, look the quote over and send it. Nobody is asked anything.</Trans>}
        actions={
          <Button onClick={() => setChoosing(true)}>
            <Trans>From a template</Trans>
          </Button>
        }
      />
      {provider && !isWaiting && !wanted.isWaiting ? (
        <ByHandForm
          key={`${customer?.id} ${wanted.template?.id}`}
          template={wanted.template}
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
      {isChoosing ? <TemplateDialog onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
