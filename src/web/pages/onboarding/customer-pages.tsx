import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Call } from '#web/api/call-types.ts';
import { CustomerHeader } from '#web/features/customer-link/customer-header.tsx';
import type { SampleQuote } from '#web/features/onboarding/sample-steps.tsx';
import { PreviewedQuestions, PreviewedQuote } from '../previewed-pages.tsx';

interface CustomerPageProps {
  readonly quote: SampleQuote;
}

/** What is looked at only reaches nobody. */
const noCalls: Call = () => Promise.reject(new Error('a sample has no quote behind it'));

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
  return (
    <Phone label={t`The customer’s phone`}>
      <PreviewedQuestions
        quote={{ ...quote, status: 'awaiting_customer', is_preview: true }}
        token="sample"
        call={noCalls}
      />
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
        <PreviewedQuote
          quote={{ ...quote, is_preview: true }}
          version={quote.version}
          token="sample"
          call={noCalls}
          header={<CustomerHeader provider={quote.provider} subtitle={<Trans>Quote for {name}</Trans>} isCalm />}
          answers={[]}
        />
      </div>
    </Phone>
  );
}
