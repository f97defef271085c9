import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { QuotesList } from '#web/features/quotes-list/quotes-list.tsx';
import { pathTo } from '#web/paths.ts';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

export default function QuotesPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Quotes`}
        actions={
          <>
            <ButtonLink to={pathTo('quoteByHand')}>
              <Trans>I know the price</Trans>
            </ButtonLink>
            <ButtonLink to={pathTo('quoteCreate')} variant="primary">
              <Icon icon={Plus} size={16} />
              <Trans>New quote</Trans>
            </ButtonLink>
          </>
        }
      />
      <QuotesList />
    </>
  );
}
