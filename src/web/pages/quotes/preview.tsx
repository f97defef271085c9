import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { call } from '#web/api/browser-call.ts';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { LinkProblem } from '#web/features/customer-link/link-problem.tsx';
import { PreviewNotice } from '#web/features/customer-link/preview-notice.tsx';
import { givenAnswers } from '#web/features/question-flow/review/given-answers.ts';
import { UntilSignedOut } from '#web/features/sign-in/signed-out.tsx';
import { PdfButton } from '#web/provider-kit/pdf-button.tsx';

export { clientMiddleware, HydrateFallback } from '../signed-in.tsx';

import { PreviewedQuestions, PreviewedQuote } from '../previewed-pages.tsx';

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
      <PreviewNotice>{quote.version ? <PdfButton quote={quote} /> : null}</PreviewNotice>
      {isAsking(quote) ? (
        <Phone>
          <PreviewedQuestions quote={quote} token={quote.id} call={call} />
        </Phone>
      ) : (
        <Result quote={quote} />
      )}
    </UntilSignedOut>
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
        <PreviewedQuote
          // Composed but not sent yet, it looks the way it will once it is.
          quote={{ ...quote, status: quote.status === 'accepted' ? 'accepted' : 'sent' }}
          version={version}
          token={quote.id}
          call={call}
          header={header}
          answers={givenAnswers(quote, i18n)}
        />
      ) : (
        <LinkProblem kind="not-sent" header={header} contact={{ name: provider.name, phone: provider.phone_number }} />
      )}
    </div>
  );
}
