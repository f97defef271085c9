import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { transportContext } from '#contract/request-context.ts';
import { callThrough } from '#web/features/customer-link/customer-call.ts';
import { CustomerErrorBoundary } from '#web/features/customer-link/customer-error-boundary.tsx';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { customerMeta } from '#web/features/customer-link/customer-meta.ts';
import { throwAsPage } from '#web/features/customer-link/load-customer-quote.ts';
import { reckonCall } from '#web/features/demo-quote/demo-call.ts';
import { DemoNotice } from '#web/features/demo-quote/demo-notice.tsx';
import { isUntouched, readDemo } from '#web/features/demo-quote/demo-state.ts';
import { reckonDemo } from '#web/features/demo-quote/reckon-demo.ts';
import { missingIn } from '#web/features/question-flow/review/answer-groups.ts';
import { AnswerReview, type SubmitRefusal } from '#web/features/question-flow/review/answer-review.tsx';
import { demoPath } from '#web/paths.ts';
import type { Route } from './+types/demo-review';

export const meta = customerMeta;

export async function loader({ params: { of }, context }: Route.LoaderArgs) {
  const call = callThrough(context.get(transportContext));
  return reckonDemo(call, { of, isPriced: false }).catch(throwAsPage);
}

export async function clientLoader({ params: { of }, serverLoader }: Route.ClientLoaderArgs) {
  const state = readDemo(of);
  if (isUntouched(state)) return serverLoader();
  return reckonDemo(reckonCall, { of, state, isPriced: false }).catch(throwAsPage);
}
clientLoader.hydrate = true as const;

/** Without script no answer is known, and none can be missing. */
export async function action({ params: { of } }: Route.ActionArgs): Promise<SubmitRefusal> {
  throw redirect(demoPath('pending', of));
}

export async function clientAction({ params: { of } }: Route.ClientActionArgs): Promise<SubmitRefusal> {
  const quote = await reckonDemo(reckonCall, { of, state: readDemo(of), isPriced: false }).catch(throwAsPage);
  const questionIds = missingIn(quote).map(({ id }) => id);
  if (questionIds.length > 0) return { kind: 'missing', questionIds };
  throw redirect(demoPath('pending', of));
}

export default function DemoReview({ loaderData: quote, actionData, params: { of } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Demo · ${quote.provider.name}`}</title>
      <DemoNotice />
      <AnswerReview
        quote={quote}
        flowPath={demoPath('flow', of)}
        header={<CustomerHeader provider={quote.provider} subtitle={<Trans>Your quote request</Trans>} />}
        refusal={actionData ?? null}
        isSending={false}
        idempotencyKey=""
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CustomerErrorBoundary error={error} />;
}
