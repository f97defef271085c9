import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { LinkProblem } from '#web/features/customer-link/link-problem.tsx';
import { PreviewNotice } from '#web/features/customer-link/preview-notice.tsx';
import { QuestionFlow } from '#web/features/question-flow/question-flow.tsx';
import { givenAnswers } from '#web/features/question-flow/review/given-answers.ts';
import { QuoteResult } from '#web/features/quote-result/quote-result.tsx';
import type { Talk } from '#web/features/quote-result/use-talk.ts';
import { UntilSignedOut } from '#web/features/sign-in/signed-out.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export { clientMiddleware, HydrateFallback } from '../signed-in.tsx';

import type { Route } from './+types/preview';

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const { data } = await call('GET /customer/quotes/{id}', { params: { id } });
  return data;
}

/** A step of the questions is only an address. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

type Previewed = Route.ComponentProps['loaderData'];

/** Until the quote is priced, the questions are what its customer gets to see. */
const isAsking = ({ status, questions }: Previewed): boolean =>
  questions.length > 0 && (status === 'draft' || status === 'processing' || status === 'awaiting_customer');

/** The customer's own page as it is, or would be if it were sent now. To look at only. */
export default function Preview({ loaderData: quote }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <UntilSignedOut>
      <title>{t`Preview · ${quote.title}`}</title>
      <PreviewNotice />
      {isAsking(quote) ? <Questions quote={quote} /> : <Result quote={quote} />}
    </UntilSignedOut>
  );
}

/** The questions can be gone through; nothing is kept and nothing is sent. */
function Questions({ quote }: { readonly quote: Previewed }) {
  const [params] = useSearchParams();
  return (
    <Phone>
      {params.has('end') ? (
        <div className="grid flex-1 place-content-center gap-3 p-8 text-center">
          <p>
            <Trans>Here your customer looks over the answers and hands them in.</Trans>
          </p>
          <p>
            <TextLink to="?">
              <Trans>Back to the first question</Trans>
            </TextLink>
          </p>
        </div>
      ) : (
        <QuestionFlow
          quote={quote}
          token={quote.id}
          call={call}
          reviewPath="?end"
          refused={null}
          header={(trailing) => (
            <CustomerHeader
              provider={quote.provider}
              subtitle={<Trans>Your quote request</Trans>}
              trailing={trailing}
            />
          )}
        />
      )}
    </Phone>
  );
}

/** The frame of a phone at the desk. What is fixed inside stays inside: the frame is its containing block. */
function Phone({ children }: { readonly children: ReactNode }) {
  return (
    <div className="md:grid md:min-h-[calc(100dvh-2.25rem)] md:place-items-center md:bg-sunken md:p-6">
      <div className="flex min-h-dvh flex-col bg-canvas md:h-[min(52.75rem,calc(100dvh-5.25rem))] md:min-h-0 md:w-97.5 md:transform-[translateZ(0)] md:overflow-hidden md:rounded-[2rem] md:border-[0.5rem] md:border-(--text-primary) md:shadow-3">
        <div className="flex flex-1 flex-col md:min-h-0 md:overflow-y-auto md:[&_.min-h-dvh]:min-h-full">
          {children}
        </div>
      </div>
    </div>
  );
}

/** A preview is no place to talk. */
const silence: Talk = { messages: null, isFailed: false, unread: 0, reload: () => undefined, earlier: null };

function Result({ quote }: { readonly quote: Previewed }) {
  const { t, i18n } = useLingui();
  const { provider, version } = quote;
  const name = quote.customer.first_name ?? t`your customer`;
  const header = (
    <CustomerHeader provider={provider} subtitle={<Trans>Quote for {name}</Trans>} isCalm={version !== null} />
  );
  return (
    <div inert>
      {version ? (
        <QuoteResult
          // Composed but not sent yet, it looks the way it will once it is.
          quote={{ ...quote, status: quote.status === 'accepted' ? 'accepted' : 'sent' }}
          version={version}
          token={quote.id}
          call={call}
          header={header}
          sheet={null}
          talk={silence}
          answers={givenAnswers(quote, i18n)}
          answering={{ token: quote.id, arrivals: 0, isSending: false, refusal: null, idempotencyKey: '' }}
          refusal={null}
          onCloseSheet={() => undefined}
        />
      ) : (
        <LinkProblem kind="not-sent" header={header} contact={{ name: provider.name, phone: provider.phone_number }} />
      )}
    </div>
  );
}
