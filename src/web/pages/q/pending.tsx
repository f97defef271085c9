import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { NextPage } from '#contract/customer-quotes.ts';
import { customerCall } from '#web/features/customer-link/customer-call.ts';
import { CustomerErrorBoundary } from '#web/features/customer-link/customer-error-boundary.tsx';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { customerMeta } from '#web/features/customer-link/customer-meta.ts';
import { customerPath, loadCustomerQuote } from '#web/features/customer-link/load-customer-quote.ts';
import { PreviewNotice } from '#web/features/customer-link/preview-notice.tsx';
import { TalkLink } from '#web/features/customer-link/talk-link.tsx';
import { useStatusWatch } from '#web/features/customer-link/use-status-watch.ts';
import { WaitingPage } from '#web/features/question-flow/waiting/waiting-page.tsx';
import type { Route } from './+types/pending';

export const meta = customerMeta;

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  return { quote: await loadCustomerQuote({ token, context, allowed: ['pending'] }) };
}

export default function Pending({ loaderData: { quote }, params: { token } }: Route.ComponentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const onStatus = useCallback(
    ({ next }: { readonly next: NextPage }) => {
      if (next !== 'pending') void navigate(customerPath(token, next), { replace: true });
      return next === 'pending';
    },
    [navigate, token],
  );
  const onGone = useCallback(() => void navigate(customerPath(token, 'error'), { replace: true }), [navigate, token]);
  useStatusWatch({ token, call: customerCall, onStatus, onGone });
  return (
    <>
      <title>{t`Your quote is being prepared · ${quote.provider.name}`}</title>
      {quote.is_preview ? <PreviewNotice /> : null}
      <WaitingPage
        quote={quote}
        header={
          <CustomerHeader
            provider={quote.provider}
            subtitle={<Trans>Your quote request</Trans>}
            trailing={<TalkLink token={token} unread={quote.messages_unread} />}
          />
        }
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CustomerErrorBoundary error={error} />;
}
