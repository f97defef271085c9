import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect, useNavigation } from 'react-router';
import { transportContext } from '#contract/request-context.ts';
import { callThrough } from '#web/features/customer-link/customer-call.ts';
import { CustomerErrorBoundary } from '#web/features/customer-link/customer-error-boundary.tsx';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { customerMeta } from '#web/features/customer-link/customer-meta.ts';
import { DemoNotice } from '#web/features/customer-link/demo/demo-notice.tsx';
import { reckonDemo } from '#web/features/customer-link/demo/reckon-demo.ts';
import { customerPath, loadCustomerQuote, throwAsPage } from '#web/features/customer-link/load-customer-quote.ts';
import { demoHere, goOn, isDemo, useWay } from '#web/features/customer-link/page-way.ts';
import { PreviewNotice } from '#web/features/customer-link/preview-notice.tsx';
import { readForm } from '#web/features/customer-link/read-form.ts';
import { useTrackClick } from '#web/features/customer-link/use-track-click.ts';
import { missingIn } from '#web/features/question-flow/review/answer-groups.ts';
import { AnswerReview, type SubmitRefusal } from '#web/features/question-flow/review/answer-review.tsx';
import { submitAnswers } from '#web/features/question-flow/review/submit-answers.ts';
import type { Route } from './+types/customer-review';

export const meta = customerMeta;

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = callThrough(context.get(transportContext));
  const quote = isDemo(params)
    ? await reckonDemo(call, { of: params.of, isPriced: false }).catch(throwAsPage)
    : await loadCustomerQuote({ token: params.token, context, allowed: ['flow', 'customer-review'] });
  return { quote, idempotencyKey: crypto.randomUUID() };
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const kept = isDemo(params) ? await (await demoHere()).keptDemo(params.of, false) : null;
  return kept ? { quote: kept, idempotencyKey: '' } : serverLoader();
}
clientLoader.hydrate = true as const;

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  // No answer is known here, so none can be missing.
  if (isDemo(params)) throw goOn(params, 'pending');
  const { token } = params;
  const call = callThrough(context.get(transportContext));
  const outcome = await submitAnswers(call, token, String(form.get('idempotency_key') ?? ''));
  if (!outcome.ok) return data(outcome.refusal, { status: outcome.status });
  throw redirect(customerPath(token, outcome.next));
}

export async function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  if (!isDemo(params)) return serverAction();
  const quote = await (await demoHere()).keptDemo(params.of, false);
  const questionIds = quote ? missingIn(quote).map(({ id }) => id) : [];
  if (questionIds.length > 0) return { kind: 'missing', questionIds } satisfies SubmitRefusal;
  throw goOn(params, 'pending');
}

export default function CustomerReview({ loaderData, actionData, params }: Route.ComponentProps) {
  const { quote, idempotencyKey } = loaderData;
  const { token, pathTo } = useWay(params);
  const { t } = useLingui();
  const navigation = useNavigation();
  useTrackClick(quote.link_id, token);
  return (
    <>
      <title>{t`Your answers · ${quote.provider.name}`}</title>
      {quote.is_preview ? <PreviewNotice /> : null}
      {quote.is_demo ? <DemoNotice /> : null}
      <AnswerReview
        quote={quote}
        flowPath={pathTo('flow')}
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
