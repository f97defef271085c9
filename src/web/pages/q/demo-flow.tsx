import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { transportContext } from '#contract/request-context.ts';
import { callThrough } from '#web/features/customer-link/customer-call.ts';
import { CustomerErrorBoundary } from '#web/features/customer-link/customer-error-boundary.tsx';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { customerMeta } from '#web/features/customer-link/customer-meta.ts';
import { throwAsPage } from '#web/features/customer-link/load-customer-quote.ts';
import { readForm } from '#web/features/customer-link/read-form.ts';
import { demoCall, reckonCall } from '#web/features/demo-quote/demo-call.ts';
import { DemoNotice } from '#web/features/demo-quote/demo-notice.tsx';
import { isUntouched, readDemo } from '#web/features/demo-quote/demo-state.ts';
import { reckonDemo } from '#web/features/demo-quote/reckon-demo.ts';
import { stepsOf } from '#web/features/question-flow/customer-quote.ts';
import { QuestionFlow } from '#web/features/question-flow/question-flow.tsx';
import { demoPath } from '#web/paths.ts';
import type { Route } from './+types/demo-flow';

export const meta = customerMeta;

export async function loader({ params: { of }, context }: Route.LoaderArgs) {
  const call = callThrough(context.get(transportContext));
  return { quote: await reckonDemo(call, { of, isPriced: false }).catch(throwAsPage), isKept: false };
}

/** What was answered stands in this tab, where the server cannot see it. */
export async function clientLoader({ params: { of }, serverLoader }: Route.ClientLoaderArgs) {
  const state = readDemo(of);
  if (isUntouched(state)) return serverLoader();
  return { quote: await reckonDemo(reckonCall, { of, state, isPriced: false }).catch(throwAsPage), isKept: true };
}
clientLoader.hydrate = true as const;

/** Steps are only an address. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Without script the questions can be looked through; answers have nowhere to go. */
export async function action({ params: { of }, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const quote = await reckonDemo(callThrough(context.get(transportContext)), { of, isPriced: false });
  const steps = stepsOf(quote, new Map());
  const next = steps[steps.findIndex(({ id }) => id === form.get('question_id')) + 1];
  throw redirect(next ? `${demoPath('flow', of)}?q=${next.id}` : demoPath('customer-review', of));
}

export default function DemoFlow({ loaderData: { quote, isKept }, params: { of } }: Route.ComponentProps) {
  const { t } = useLingui();
  const call = useMemo(() => demoCall(of), [of]);
  return (
    <>
      <title>{t`Demo · ${quote.provider.name}`}</title>
      <DemoNotice />
      <QuestionFlow
        // What was answered before the reload comes a moment later, and replaces what was rendered without.
        key={String(isKept)}
        quote={quote}
        token={`demo:${of ?? ''}`}
        call={call}
        reviewPath={demoPath('customer-review', of)}
        refused={null}
        header={(trailing) => (
          <CustomerHeader provider={quote.provider} subtitle={<Trans>Your quote request</Trans>} trailing={trailing} />
        )}
      />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CustomerErrorBoundary error={error} />;
}
