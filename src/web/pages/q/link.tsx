import { CustomerErrorBoundary } from '#web/features/customer-link/customer-error-boundary.tsx';
import { customerMeta } from '#web/features/customer-link/customer-meta.ts';
import { loadCustomerQuote } from '#web/features/customer-link/load-customer-quote.ts';
import type { Route } from './+types/link';

export const meta = customerMeta;

/** A link that lost its end on the way: to the page that the quote is at, or to the words that say why there is none. */
export async function loader({ params: { token }, context }: Route.LoaderArgs): Promise<never> {
  await loadCustomerQuote({ token, context, allowed: [] });
  throw new Error('no page was allowed, so there is always another');
}

export default function CustomerLink() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CustomerErrorBoundary error={error} />;
}
