import { Trans, useLingui } from '@lingui/react/macro';
import { CustomerErrorBoundary } from '#web/features/customer-link/customer-error-boundary.tsx';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { customerMeta } from '#web/features/customer-link/customer-meta.ts';
import { LinkProblem } from '#web/features/customer-link/link-problem.tsx';
import { loadCustomerQuote } from '#web/features/customer-link/load-customer-quote.ts';
import type { Route } from './+types/error';

export const meta = customerMeta;

/** A link that does not open throws its own status; a quote that is well again leads to its page. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  return { quote: await loadCustomerQuote({ token, context, allowed: ['error'] }) };
}

export default function CustomerError({ loaderData: { quote } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Your quote request · ${quote.provider.name}`}</title>
      <LinkProblem
        kind="other"
        header={<CustomerHeader provider={quote.provider} subtitle={<Trans>Your quote request</Trans>} />}
        contact={{ name: quote.provider.name, phone: quote.provider.phone_number }}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CustomerErrorBoundary error={error} />;
}
