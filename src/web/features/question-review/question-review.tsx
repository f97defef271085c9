import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { stepsOfJob } from '#domain/quote/pipeline.ts';
import { isPassing } from '#web/api/quote-head.ts';
import type { Quote, QuoteLink } from '#web/api/quote-types.ts';
import { pathTo } from '#web/paths.ts';
import { Crumbs } from '#web/provider-kit/crumbs.tsx';
import { PipelineProgress } from '#web/provider-kit/pipeline-progress.tsx';
import { SavedState } from '#web/provider-kit/saved-state.tsx';
import { StatusChip } from '#web/provider-kit/status-chip.tsx';
import { useReviewKeys } from '#web/provider-kit/use-review-keys.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { QuestionGroups } from './question-groups.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { Understood } from './understood.tsx';
import { type QuestionEditing, useQuestionEditing } from './use-question-editing.ts';
import { useReviewDecision } from './use-review-decision.ts';

const AddQuestionDialog = onDemand(async () => (await import('./add-question-dialog.tsx')).AddQuestionDialog);
const SharedLinkDialog = onDemand(async () => (await import('./shared-link-dialog.tsx')).SharedLinkDialog);

interface QuestionReviewProps {
  readonly quote: Quote;
  readonly onDone: () => void;
}

/** The provider's look at the questions before the customer gets them. */
export function QuestionReview({ quote, onDone }: QuestionReviewProps) {
  const [link, setLink] = useState<QuoteLink | null>(null);
  const decision = useReviewDecision(quote, { onLink: setLink, onEstimating: onDone });
  const editing = useQuestionEditing(quote);
  useReviewKeys(quote.id);
  const isDraft = quote.status === 'draft';
  return (
    <>
      <Crumbs current={<Trans>Questions</Trans>} />
      <header className="mt-2 mb-4.5 flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-2">
        <title>{quote.title}</title>
        <h1 className="type-heading min-w-0 text-balance">{quote.title}</h1>
        <StatusChip status={quote.status} />
        {isDraft ? (
          <span className="ml-auto">
            <SavedState quoteId={quote.id} unsavedCount={editing.problems.length} />
          </span>
        ) : null}
      </header>
      <div className="grid max-w-6xl items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {isDraft ? (
            <Questions quote={quote} editing={editing} />
          ) : isPassing(quote.status) ? (
            <Preparing quote={quote} />
          ) : (
            <AlreadyGone quote={quote} />
          )}
        </div>
        <div className="flex flex-col gap-4 lg:sticky lg:top-5.5">
          {isDraft ? <ReviewActions quote={quote} decision={decision} /> : null}
          {isDraft ? <ServiceChoice key={quote.service_types[0]?.id} quote={quote} /> : null}
          <Understood quote={quote} />
        </div>
      </div>
      {link ? <SharedLinkDialog link={link} onClose={onDone} /> : null}
    </>
  );
}

function Questions({ quote, editing }: { readonly quote: Quote; readonly editing: QuestionEditing }): ReactNode {
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Icon icon={Plus} size={16} />
      <Trans>Add a question</Trans>
    </Button>
  );
  return (
    <>
      {quote.questions.length === 0 ? (
        <Card as="div">
          <EmptyState
            title={<Trans>No questions are needed</Trans>}
            text={<Trans>The request says it all. Estimate now, or add a question of your own.</Trans>}
            action={add}
          />
        </Card>
      ) : (
        <>
          <QuestionGroups quote={quote} editing={editing} />
          <div>{add}</div>
        </>
      )}
      {isAdding ? <AddQuestionDialog quote={quote} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function Preparing({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  return (
    <Card title={t`Preparing the questions`}>
      <PipelineProgress pipeline={quote.pipeline} steps={stepsOfJob.question_generation} />
      <p className="mt-2 border-t border-subtle pt-3 text-secondary">
        <Trans>No need to wait here: the draft is in your list.</Trans>
      </p>
    </Card>
  );
}

function AlreadyGone({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const isFailed = quote.status === 'failed';
  return (
    <Notice
      level={isFailed ? 'error' : 'info'}
      title={isFailed ? t`The questions could not be prepared` : t`These questions are already done`}
      action={
        <ButtonLink to={pathTo('quote', { id: quote.id })} variant="dark">
          <Trans>Open the quote</Trans>
        </ButtonLink>
      }
    />
  );
}
