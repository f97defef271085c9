import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import {
  data,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { transportContext } from '#contract/request-context.ts';
import { callThrough, customerCall } from '#web/features/customer-link/customer-call.ts';
import { CustomerErrorBoundary } from '#web/features/customer-link/customer-error-boundary.tsx';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { customerMeta } from '#web/features/customer-link/customer-meta.ts';
import { LinkProblem } from '#web/features/customer-link/link-problem.tsx';
import {
  type CustomerQuote,
  customerPath,
  loadCustomerQuote,
} from '#web/features/customer-link/load-customer-quote.ts';
import { PreviewNotice } from '#web/features/customer-link/preview-notice.tsx';
import { readForm } from '#web/features/customer-link/read-form.ts';
import { useTrackClick } from '#web/features/customer-link/use-track-click.ts';
import { acceptShown, chooseExtras, isAnswerIntent, sendWords } from '#web/features/quote-result/answer-quote.ts';
import { PrintButton } from '#web/features/quote-result/print-button.tsx';
import { QuoteResult, resultSheets } from '#web/features/quote-result/quote-result.tsx';
import { dayText } from '#web/features/quote-result/sent-quote.ts';
import type { Route } from './+types/result';

export const meta = customerMeta;

export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const quote = await loadCustomerQuote({ token, context, allowed: ['result'] });
  const call = callThrough(context.get(transportContext));
  const messages = new URL(request.url).searchParams.has('messages')
    ? (await call('GET /customer/quotes/{id}/messages', { params: { id: token } })).data
    : null;
  return { quote, messages, idempotencyKey: crypto.randomUUID() };
}

/** Most sheets are only an address; messages are fetched, and every answer loads the quote afresh, a refused one too. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod) return true;
  if (nextUrl.searchParams.has('messages')) return true;
  const isSheet = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSheet ? false : defaultShouldRevalidate;
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const call = callThrough(context.get(transportContext));
  const result = customerPath(token, 'result');
  if (form.get('intent') === 'choose-extras') {
    const quote = await loadCustomerQuote({ token, context, allowed: ['result'] });
    await chooseExtras({ call, token, form, quote });
    throw redirect(result);
  }
  const intent = form.get('intent');
  if (isAnswerIntent(intent)) {
    const refusal = await sendWords(intent, { call, token, form });
    if (refusal) return data({ accept: null, answer: refusal }, { status: refusal.kind === 'empty' ? 422 : 503 });
    throw redirect(intent === 'message' ? `${result}?messages=1` : result);
  }
  const outcome = await acceptShown({ call, token, form });
  if (!outcome.ok) return data({ accept: outcome.refusal, answer: null }, { status: outcome.status });
  throw redirect(result);
}

/** Without a connection the sheet stays with what was written; anything the server said goes its way. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent');
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const failed = { kind: 'failed', message: null } as const;
    return isAnswerIntent(intent) ? { accept: null, answer: failed } : { accept: failed, answer: null };
  }
}

function Subtitle({ customer, version, locale }: CustomerQuote) {
  const day = version?.valid_until ? dayText(version.valid_until, locale) : null;
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

export default function Result({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { quote, messages, idempotencyKey } = loaderData;
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  useTrackClick(quote.link_id, token);
  useFreshAfterBack();

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
      trailing={isCalm ? <PrintButton /> : null}
    />
  );
  return (
    <>
      <title>{t`Your quote · ${quote.provider.name}`}</title>
      {quote.is_preview ? <PreviewNotice /> : null}
      {quote.version ? (
        <QuoteResult
          quote={quote}
          version={quote.version}
          token={token}
          call={customerCall}
          header={header}
          sheet={resultSheets.find((sheet) => search.has(sheet)) ?? null}
          messages={messages}
          isSending={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
          refusal={actionData?.accept ?? null}
          answerRefusal={actionData?.answer ?? null}
          idempotencyKey={idempotencyKey}
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
