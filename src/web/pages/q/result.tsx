import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import {
  data,
  Link,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { localeContext, transportContext } from '#contract/request-context.ts';
import { i18nOf } from '#web/app/i18n.server.ts';
import { callThrough } from '#web/features/customer-link/customer-call.ts';
import { CustomerErrorBoundary } from '#web/features/customer-link/customer-error-boundary.tsx';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { customerMeta } from '#web/features/customer-link/customer-meta.ts';
import { DemoNotice } from '#web/features/customer-link/demo/demo-notice.tsx';
import { reckonDemo } from '#web/features/customer-link/demo/reckon-demo.ts';
import { LinkProblem } from '#web/features/customer-link/link-problem.tsx';
import {
  customerPath,
  loadCustomerQuote,
  loadMessages,
  throwAsPage,
} from '#web/features/customer-link/load-customer-quote.ts';
import { demoHere, goOn, isDemo, useWay, type Way } from '#web/features/customer-link/page-way.ts';
import { PreviewNotice } from '#web/features/customer-link/preview-notice.tsx';
import { readForm } from '#web/features/customer-link/read-form.ts';
import { useStatusWatch } from '#web/features/customer-link/use-status-watch.ts';
import { useTrackClick } from '#web/features/customer-link/use-track-click.ts';
import { givenAnswers } from '#web/features/question-flow/review/given-answers.ts';
import {
  acceptShown,
  chooseExtras,
  choosePart,
  isAnswerIntent,
  isUnreached,
  keepUnreached,
  type Refused,
  sendWords,
} from '#web/features/quote-result/answer-quote.ts';
import { PdfLink } from '#web/features/quote-result/pdf-link.tsx';
import { QuoteResult, resultSheets } from '#web/features/quote-result/quote-result.tsx';
import { type CustomerQuote, dayText, withoutQuestions } from '#web/features/quote-result/sent-quote.ts';
import { useArrivals } from '#web/features/quote-result/use-arrivals.ts';
import { useTalk } from '#web/features/quote-result/use-talk.ts';
import type { Route } from './+types/result';

export const meta = customerMeta;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  if (isDemo(params)) {
    const call = callThrough(context.get(transportContext));
    const sample = await reckonDemo(call, { of: params.of, isPriced: true }).catch(throwAsPage);
    return { quote: withoutQuestions(sample), answers: [], messages: null, idempotencyKey: '' };
  }
  const { token } = params;
  const quote = await loadCustomerQuote({ token, context, allowed: ['result'] });
  const isTalking = new URL(request.url).searchParams.has('messages');
  const messages = isTalking ? await loadMessages({ token, context }) : null;
  const answers = givenAnswers(quote, i18nOf(context.get(localeContext)));
  return { quote: withoutList(withoutQuestions(quote)), answers, messages, idempotencyKey: crypto.randomUUID() };
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  if (!isDemo(params)) return serverLoader();
  const { keptDemo, demoThread } = await demoHere();
  const kept = await keptDemo(params.of, true);
  if (!kept) return serverLoader();
  return { quote: withoutQuestions(kept), answers: [], messages: demoThread(params.of), idempotencyKey: '' };
}
clientLoader.hydrate = true as const;

/** The page reads parts and extras; the same in one list would only make it heavier. */
const withoutList = (quote: CustomerQuote): CustomerQuote => ({
  ...quote,
  version: quote.version && { ...quote.version, line_items: [], assumptions: [] },
});

/** Sheets are only an address; every answer loads the quote afresh, a refused one too, unless nothing can be reached. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod) return !isUnreached(actionResult);
  const isSheet = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSheet ? false : defaultShouldRevalidate;
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (isDemo(params)) throw goOn(params, 'result');
  const { token } = params;
  const call = callThrough(context.get(transportContext));
  const result = customerPath(token, 'result');
  const intent = form.get('intent');
  if (intent === 'choose-extras') {
    const quote = await loadCustomerQuote({ token, context, allowed: ['result'] });
    await chooseExtras({ call, token, form, quote }).catch(throwAsPage);
    throw redirect(result);
  }
  if (intent === 'choose-part') {
    await choosePart({ call, token, form }).catch(throwAsPage);
    throw redirect(result);
  }
  if (isAnswerIntent(intent)) {
    const answer = await sendWords(intent, { call, token, form });
    if (answer) return refusedWith({ accept: null, answer }, answer.kind === 'empty' ? 422 : 503);
    throw redirect(intent === 'message' ? `${result}?messages=1` : result);
  }
  const outcome = await acceptShown({ call, token, form });
  if (!outcome.ok) return refusedWith({ accept: outcome.refusal, answer: null }, outcome.status);
  throw redirect(result);
}

const refusedWith = (refused: Refused, status: number) => data(refused, { status });

export async function clientAction({ params, request, serverAction }: Route.ClientActionArgs): Promise<Refused> {
  if (isDemo(params)) return (await demoHere()).decideHere(params.of, await request.formData());
  return keepUnreached(request, serverAction);
}

function Subtitle({ customer, version, locale, status }: CustomerQuote) {
  const day = version?.valid_until && status === 'sent' ? dayText(version.valid_until, locale) : null;
  const name = customer.first_name;
  if (name && day)
    return (
      <Trans>
        Quote for {name}, valid until {day}
      </Trans>
    );
  if (name) return <Trans>Quote for {name}</Trans>;
  return day ? <Trans>Your quote, valid until {day}</Trans> : <Trans>Your quote</Trans>;
}

/** A page brought back from the browser's memory may be older than an acceptance. */
function useFreshAfterBack(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = (event: PageTransitionEvent): void => {
      if (event.persisted) void revalidate();
    };
    addEventListener('pageshow', refresh);
    return () => removeEventListener('pageshow', refresh);
  }, [revalidate]);
}

/** While the provider works on the next version, asks whether it is there. */
function useFreshOnceChanged(
  { status, is_preview: isPreview, is_demo: isOfDemo }: CustomerQuote,
  { token, call }: Pick<Way, 'token' | 'call'>,
): void {
  const { revalidate } = useRevalidator();
  const onStatus = useCallback(
    (now: Pick<CustomerQuote, 'status'>) => {
      if (now.status !== status) void revalidate();
      return now.status === status;
    },
    [status, revalidate],
  );
  const onGone = useCallback(() => void revalidate(), [revalidate]);
  useStatusWatch({ token, call, isOn: status === 'provider_review' && !isPreview && !isOfDemo, onStatus, onGone });
}

export default function Result({ loaderData, actionData, params }: Route.ComponentProps) {
  const { quote, answers, messages, idempotencyKey } = loaderData;
  const { t } = useLingui();
  const way = useWay(params);
  const { token, call, pathTo } = way;
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  useTrackClick(quote.link_id, token);
  useFreshAfterBack();
  useFreshOnceChanged(quote, way);
  const answer = actionData?.answer ?? null;
  const arrivals = useArrivals(token, answer);
  const sheet = resultSheets.find((known) => search.has(known)) ?? null;
  const talk = useTalk({ call, token, quote, initial: messages, isOpen: sheet === 'messages' });

  const closeSheet = (): void => {
    if (state?.isFromQuote) navigate(-1);
    else navigate('?', { replace: true, preventScrollReset: true });
  };
  const isCalm = quote.version !== null;
  const header = (
    <CustomerHeader
      provider={quote.provider}
      subtitle={<Subtitle {...quote} />}
      isCalm={isCalm}
      trailing={quote.version?.pdf_url ? <PdfLink url={quote.version.pdf_url} /> : null}
    />
  );
  return (
    <>
      <title>{t`Your quote · ${quote.provider.name}`}</title>
      {quote.is_preview ? <PreviewNotice /> : null}
      {quote.is_demo ? (
        <DemoNotice>
          <Link to={pathTo('flow')} className="inline-flex min-h-6 items-center underline underline-offset-3">
            <Trans>Back to the questions</Trans>
          </Link>
        </DemoNotice>
      ) : null}
      {quote.version ? (
        <QuoteResult
          quote={quote}
          version={quote.version}
          token={token}
          call={call}
          header={header}
          sheet={sheet}
          talk={talk}
          answers={answers}
          answering={{
            token,
            arrivals,
            isSending: navigation.state !== 'idle' && navigation.formMethod === 'POST',
            refusal: answer,
            idempotencyKey,
          }}
          refusal={actionData?.accept ?? null}
          onCloseSheet={closeSheet}
        />
      ) : (
        <LinkProblem
          kind="not-sent"
          header={header}
          contact={{ name: quote.provider.name, phone: quote.provider.phone_number }}
        />
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CustomerErrorBoundary error={error} />;
}
