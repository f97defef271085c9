import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote } from '#web/api/quote-types.ts';
import { MarkedRequest } from '#web/provider-kit/understood/marked-request.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressSteps } from '#web/ui/progress-steps.tsx';
import { AskedQuestions, askedOf } from './asked-questions.tsx';
import { LinkCard } from './link-card.tsx';

/** How far the customer is with the questions, what was asked, and how to remind them. */
export function WaitingForCustomer({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const asked = askedOf(quote);
  const answered = new Set(
    quote.responses.filter(({ status }) => status === 'completed').map(({ question_id }) => question_id),
  );
  const done = asked.filter(({ id }) => answered.has(id)).length;
  return (
    <div className="grid items-start gap-4 px-5 py-5 md:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card
        title={t`Answers so far`}
        aside={
          <span className="tabular-nums">
            <Trans>
              {done} of {asked.length}
            </Trans>
          </span>
        }
      >
        <ProgressSteps done={done} total={asked.length} label={t`${done} of ${asked.length} answered`} />
        <AskedQuestions quote={quote} />
        <p className="border-t border-subtle pt-3 text-secondary">
          <Trans>
            We price it as soon as the answers are in. No time to wait? Estimate it now with what you already know.
          </Trans>
        </p>
      </Card>
      <div className="flex min-w-0 flex-col gap-4 max-lg:order-first">
        <LinkCard quote={quote} />
        <Card title={t`Request`}>
          <MarkedRequest quote={quote} />
        </Card>
      </div>
    </div>
  );
}
