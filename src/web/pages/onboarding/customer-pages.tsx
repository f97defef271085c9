import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Call } from '#web/api/call-types.ts';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import type { SampleQuote } from '#web/features/onboarding/sample-steps.tsx';
import { QuestionFlow } from '#web/features/question-flow/question-flow.tsx';
import { QuoteResult } from '#web/features/quote-result/quote-result.tsx';
import type { Talk } from '#web/features/quote-result/use-talk.ts';
import { TextLink } from '#web/ui/text-link.tsx';

interface CustomerPageProps {
  readonly quote: SampleQuote;
}

/** What is looked at only reaches nobody. */
const noCalls: Call = () => Promise.reject(new Error('a sample has no quote behind it'));
const silence: Talk = { messages: null, isFailed: false, unread: 0, reload: () => undefined, earlier: null };

/** The size of a phone. What is fixed inside stays inside: the frame is its containing block. */
function Phone({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="mx-auto flex h-160 max-w-97.5 transform-[translateZ(0)] flex-col overflow-hidden rounded-[2rem] border-[0.5rem] border-(--text-primary) bg-canvas shadow-3 [&_.min-h-dvh]:min-h-full"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <div tabIndex={0} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        {children}
      </div>
    </section>
  );
}

/** The questions, to be gone through: what is answered stays in the page. */
export function QuestionsOnPhone({ quote }: CustomerPageProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <Phone label={t`The customer’s phone`}>
      {search.has('end') ? (
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
          quote={{ ...quote, status: 'awaiting_customer', is_preview: true }}
          token="sample"
          call={noCalls}
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

/** The quote as it is sent, to look at. */
export function QuoteOnPhone({ quote }: CustomerPageProps) {
  const { t } = useLingui();
  const name = quote.customer.first_name;
  if (!quote.version) return null;
  return (
    <Phone label={t`The customer’s phone`}>
      <div inert>
        <QuoteResult
          quote={{ ...quote, is_preview: true }}
          version={quote.version}
          token="sample"
          call={noCalls}
          header={<CustomerHeader provider={quote.provider} subtitle={<Trans>Quote for {name}</Trans>} isCalm />}
          sheet={null}
          talk={silence}
          answers={[]}
          answering={{ token: 'sample', arrivals: 0, isSending: false, refusal: null, idempotencyKey: '' }}
          refusal={null}
          onCloseSheet={() => undefined}
        />
      </div>
    </Phone>
  );
}
