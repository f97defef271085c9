import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
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
import { saveForm } from '#web/features/question-flow/answers/save-form.ts';
import { savedAnswers, stepsOf } from '#web/features/question-flow/customer-quote.ts';
import { QuestionFlow } from '#web/features/question-flow/question-flow.tsx';
import { firstOpen } from '#web/features/question-flow/steps/question-round.ts';
import type { Route } from './+types/flow';

const allowed = ['flow', 'customer-review'] as const;

export const meta = customerMeta;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  if (isDemo(params)) {
    const call = callThrough(context.get(transportContext));
    return { quote: await reckonDemo(call, { of: params.of, isPriced: false }).catch(throwAsPage), isKept: false };
  }
  const { token } = params;
  const quote = await loadCustomerQuote({ token, context, allowed });
  const isAtStep = new URL(request.url).searchParams.has('q') && stepsOf(quote, savedAnswers(quote)).length > 0;
  if (!isAtStep && !firstOpen(quote)) throw redirect(customerPath(token, 'customer-review'));
  return { quote, isKept: false };
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const kept = isDemo(params) ? await (await demoHere()).keptDemo(params.of, false) : null;
  return kept ? { quote: kept, isKept: true } : serverLoader();
}
clientLoader.hydrate = true as const;

/** Steps are only an address: the answers are at hand, and a thin line need not carry them again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isStep = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isStep && !formMethod ? false : defaultShouldRevalidate;
}

/** A step sent as a plain form, before or without script. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const call = callThrough(context.get(transportContext));
  const form = await readForm(request);
  if (isDemo(params)) {
    const steps = stepsOf(await reckonDemo(call, { of: params.of, isPriced: false }).catch(throwAsPage), new Map());
    const next = steps[steps.findIndex(({ id }) => id === form.get('question_id')) + 1];
    throw next ? goOn(params, 'flow', `?q=${next.id}`) : goOn(params, 'customer-review');
  }
  const { token } = params;
  const quote = await loadCustomerQuote({ token, context, allowed });
  const outcome = await saveForm({ quote, token, form, call, now: new Date().toISOString() }).catch(throwAsPage);
  if (!outcome.ok) return data({ questionId: outcome.questionId, code: outcome.code }, { status: 422 });
  const isChange = new URL(request.url).searchParams.get('then') === 'review';
  if (isChange || !outcome.nextQuestionId) throw redirect(customerPath(token, 'customer-review'));
  throw redirect(`${customerPath(token, 'flow')}?q=${outcome.nextQuestionId}`);
}

export default function Flow({ loaderData: { quote, isKept }, actionData, params }: Route.ComponentProps) {
  const { t } = useLingui();
  const { token, call, pathTo } = useWay(params);
  useTrackClick(quote.link_id, token);
  return (
    <>
      <title>{t`Your quote request · ${quote.provider.name}`}</title>
      {quote.is_preview ? <PreviewNotice /> : null}
      {quote.is_demo ? <DemoNotice /> : null}
      <QuestionFlow
        // What was answered before a reload of the demo comes a moment later, in place of what was rendered without.
        key={String(isKept)}
        quote={quote}
        token={token}
        call={call}
        reviewPath={pathTo('customer-review')}
        refused={actionData ?? null}
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
