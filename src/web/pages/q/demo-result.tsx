import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router';
import { transportContext } from '#contract/request-context.ts';
import { callThrough } from '#web/features/customer-link/customer-call.ts';
import { CustomerErrorBoundary } from '#web/features/customer-link/customer-error-boundary.tsx';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { customerMeta } from '#web/features/customer-link/customer-meta.ts';
import { throwAsPage } from '#web/features/customer-link/load-customer-quote.ts';
import { readForm } from '#web/features/customer-link/read-form.ts';
import { demoCall, reckonCall } from '#web/features/demo-quote/demo-call.ts';
import { DemoNotice } from '#web/features/demo-quote/demo-notice.tsx';
import { afterOutcome, type DemoDecision, type DemoQuote, decideDemo } from '#web/features/demo-quote/demo-outcome.ts';
import { changeDemo, isUntouched, readDemo } from '#web/features/demo-quote/demo-state.ts';
import { reckonDemo } from '#web/features/demo-quote/reckon-demo.ts';
import { QuoteResult, resultSheets } from '#web/features/quote-result/quote-result.tsx';
import { useArrivals } from '#web/features/quote-result/use-arrivals.ts';
import { useTalk } from '#web/features/quote-result/use-talk.ts';
import { demoPath } from '#web/paths.ts';
import type { Route } from './+types/demo-result';

export const meta = customerMeta;

export async function loader({ params: { of }, context }: Route.LoaderArgs) {
  const call = callThrough(context.get(transportContext));
  return reckonDemo(call, { of, isPriced: true }).catch(throwAsPage);
}

export async function clientLoader({ params: { of }, serverLoader }: Route.ClientLoaderArgs) {
  const state = readDemo(of);
  if (isUntouched(state)) return serverLoader();
  return reckonDemo(reckonCall, { of, state, isPriced: true }).catch(throwAsPage);
}
clientLoader.hydrate = true as const;

/** Sheets are only an address, and what is decided here changes nothing that the server knows. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const action = async ({ request }: Route.ActionArgs): Promise<DemoDecision> =>
  decideDemo(await readForm(request), new Date());

export async function clientAction({ request, params: { of } }: Route.ClientActionArgs): Promise<DemoDecision> {
  const decision = decideDemo(await readForm(request), new Date());
  if (decision.kind === 'decided') changeDemo(of, (state) => ({ ...state, outcome: decision.outcome }));
  if (decision.kind === 'message')
    changeDemo(of, (state) => ({ ...state, messages: [...state.messages, decision.message] }));
  return decision;
}

/** What came of a form, for the pages that read refusals. */
function refusalsOf(decision: DemoDecision | undefined) {
  const refused = decision?.kind === 'refused' ? decision.intent : null;
  return {
    accept: refused === 'accept' ? ({ kind: 'name' } as const) : null,
    answer:
      refused && refused !== 'accept' ? ({ intent: refused, kind: 'empty', message: null, words: '' } as const) : null,
  };
}

export default function DemoResult({ loaderData, actionData, params: { of } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const call = useMemo(() => demoCall(of), [of]);
  const outcome = actionData?.kind === 'decided' ? actionData.outcome : null;
  const quote = useMemo(() => afterOutcome(loaderData, outcome), [loaderData, outcome]);
  const token = `demo:${of ?? ''}`;
  const { accept, answer } = refusalsOf(actionData);
  const arrivals = useArrivals(token, answer);
  const sheet = resultSheets.find((known) => search.has(known)) ?? null;
  const talk = useTalk({ call, token, quote, initial: null, isOpen: sheet === 'messages' });
  const closeSheet = (): void => {
    if (state?.isFromQuote) navigate(-1);
    else navigate('?', { replace: true, preventScrollReset: true });
  };
  if (!quote.version) return null;
  const header = <CustomerHeader provider={quote.provider} subtitle={<Subtitle {...quote} />} isCalm />;
  return (
    <>
      <title>{t`Demo · ${quote.provider.name}`}</title>
      <DemoNotice>
        <Link to={demoPath('flow', of)} className="inline-flex min-h-6 items-center underline underline-offset-3">
          <Trans>Back to the questions</Trans>
        </Link>
      </DemoNotice>
      <QuoteResult
        quote={quote}
        version={quote.version}
        token={token}
        call={call}
        header={header}
        sheet={sheet}
        talk={talk}
        answers={[]}
        answering={{ token, arrivals, isSending: false, refusal: answer, idempotencyKey: '' }}
        refusal={accept}
        onCloseSheet={closeSheet}
      />
    </>
  );
}

function Subtitle({ customer: { first_name: name } }: DemoQuote) {
  return <Trans>Quote for {name}</Trans>;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CustomerErrorBoundary error={error} />;
}
