import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote } from '#web/api/quote-types.ts';
import { Card } from '#web/ui/card.tsx';
import { ProgressSteps } from '#web/ui/progress-steps.tsx';
import { LinkCard } from './link-card.tsx';

/** How far the customer is with the questions, and the link they have. */
export function WaitingForCustomer({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const asked = quote.questions.filter(({ type, reviewed_at }) => reviewed_at !== null && type !== 'InstructionBox');
  const answered = new Set(
    quote.responses.filter(({ status }) => status === 'completed').map(({ question_id }) => question_id),
  );
  const done = asked.filter(({ id }) => answered.has(id)).length;
  return (
    <div className="grid max-w-4xl items-start gap-4 px-5 pt-5 md:px-6 lg:grid-cols-2">
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
        <p className="mt-3 text-secondary">
          <Trans>
            Pricing starts by itself once the answers are handed in. You can also price it now with what is known.
          </Trans>
        </p>
      </Card>
      <LinkCard quote={quote} />
    </div>
  );
}
