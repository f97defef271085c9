import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect, useNavigation } from 'react-router';
import { transportContext } from '#contract/request-context.ts';
import { callThrough } from '#web/features/customer-link/customer-call.ts';
import { CustomerErrorBoundary } from '#web/features/customer-link/customer-error-boundary.tsx';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { customerMeta } from '#web/features/customer-link/customer-meta.ts';
import { customerPath, loadCustomerQuote } from '#web/features/customer-link/load-customer-quote.ts';
import { PreviewNotice } from '#web/features/customer-link/preview-notice.tsx';
import { readForm } from '#web/features/customer-link/read-form.ts';
import { useTrackClick } from '#web/features/customer-link/use-track-click.ts';
import { AnswerReview } from '#web/features/question-flow/review/answer-review.tsx';
import { submitAnswers } from '#web/features/question-flow/review/submit-answers.ts';
import type { Route } from './+types/customer-review';

export const meta = customerMeta;

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const quote = await loadCustomerQuote({ token, context, allowed: ['flow', 'customer-review'] });
  return { quote, idempotencyKey: crypto.randomUUID() };
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const call = callThrough(context.get(transportContext));
  const outcome = await submitAnswers(call, token, String(form.get('idempotency_key') ?? ''));
  if (!outcome.ok) return data(outcome.refusal, { status: outcome.status });
  throw redirect(customerPath(token, outcome.next));
}

export default function CustomerReview({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { quote, idempotencyKey } = loaderData;
  const { t } = useLingui();
  const navigation = useNavigation();
  useTrackClick(quote.link_id, token);
  return (
    <>
      <title>{t`Your answers · ${quote.provider.name}`}</title>
      {quote.is_preview ? <PreviewNotice /> : null}
      <AnswerReview
        quote={quote}
        flowPath={customerPath(token, 'flow')}
        header={<CustomerHeader provider={quote.provider} subtitle={<Trans>Your quote request</Trans>} />}
        refusal={actionData ?? null}
        isSending={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
        idempotencyKey={idempotencyKey}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CustomerErrorBoundary error={error} />;
}
