import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#web/api/browser-call.ts';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import { LinkProblem } from '#web/features/customer-link/link-problem.tsx';
import { PreviewNotice } from '#web/features/customer-link/preview-notice.tsx';
import { QuoteResult } from '#web/features/quote-result/quote-result.tsx';
import type { Route } from './+types/preview';

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const { data } = await call('GET /customer/quotes/{id}', { params: { id } });
  return data;
}

/** The customer's own page as it is, or would be if it were sent now. To look at only. */
export default function Preview({ loaderData: quote }: Route.ComponentProps) {
  const { t } = useLingui();
  const { provider, version } = quote;
  const name = quote.customer.first_name ?? t`your customer`;
  const header = (
    <CustomerHeader provider={provider} subtitle={<Trans>Quote for {name}</Trans>} isCalm={version !== null} />
  );
  return (
    <>
      <title>{t`Preview · ${quote.title}`}</title>
      <PreviewNotice />
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
            messages={null}
            isSending={false}
            refusal={null}
            answerRefusal={null}
            idempotencyKey=""
            onCloseSheet={() => undefined}
          />
        ) : (
          <LinkProblem
            kind="not-sent"
            header={header}
            contact={{ name: provider.name, phone: provider.phone_number }}
          />
        )}
      </div>
    </>
  );
}
