import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { CustomerErrorBoundary } from '#web/features/customer-link/customer-error-boundary.tsx';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { customerMeta } from '#web/features/customer-link/customer-meta.ts';
import { DemoNotice } from '#web/features/demo-quote/demo-notice.tsx';
import { WaitingPage } from '#web/features/question-flow/waiting/waiting-page.tsx';
import { demoPath } from '#web/paths.ts';
import type { Route } from './+types/demo-pending';
import type { clientLoader as reviewLoader } from './demo-review.tsx';

export { clientLoader, loader } from './demo-review.tsx';

export const meta = customerMeta;

/** Long enough to read what happens now, and no longer. */
const waitMs = 4000;

export default function DemoPending({ loaderData, params: { of } }: Route.ComponentProps) {
  const quote: Awaited<ReturnType<typeof reviewLoader>> = loaderData;
  const { t } = useLingui();
  const navigate = useNavigate();
  const result = demoPath('result', of);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(result, { replace: true }), waitMs);
    return () => clearTimeout(timer);
  }, [navigate, result]);
  return (
    <>
      <title>{t`Demo · ${quote.provider.name}`}</title>
      <DemoNotice>
        <Link to={result} replace className="inline-flex min-h-6 items-center underline underline-offset-3">
          <Trans>See the price</Trans>
        </Link>
      </DemoNotice>
      <WaitingPage
        quote={{ ...quote, status: 'provider_review' }}
        header={<CustomerHeader provider={quote.provider} subtitle={<Trans>Your quote request</Trans>} />}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CustomerErrorBoundary error={error} />;
}
