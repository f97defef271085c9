import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { type OwnQuestion, ownQuestionsQuery, useReorderOwnQuestions } from '#web/api/own-work.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { ConfigSummary } from '#web/provider-kit/question-editor/config-summary.tsx';
import { questionLooks } from '#web/provider-kit/question-editor/question-looks.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OwnList } from './own-list.tsx';
import { OwnQuestionDialog } from './own-question-dialog.tsx';
import { useDeleteQuestionWithUndo } from './use-delete-own.ts';

interface OwnQuestionsProps {
  readonly serviceTypeId: string;
  /** Whether a playbook asks about the service too. */
  readonly hasPlaybook: boolean;
}

/** What the provider asks with every request for the service. */
export function OwnQuestions({ serviceTypeId, hasPlaybook }: OwnQuestionsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const query = useQuery(ownQuestionsQuery(serviceTypeId));
  const [edited, setEdited] = useState<OwnQuestion | 'new' | null>(null);
  const reorder = useReorderOwnQuestions(serviceTypeId);
  const remove = useDeleteQuestionWithUndo(serviceTypeId);
  const title = t`Your questions`;
  if (!query.data) {
    return (
      <Card title={title}>
        {query.isError || query.isPaused ? (
          <LoadFailure title={t`Your questions could not be loaded`} query={query} />
        ) : (
          <SkeletonRows count={3} label={t`Loading your questions`} rowClassName="h-12" />
        )}
      </Card>
    );
  }
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Icon icon={Plus} size={16} />
      <Trans>Add a question</Trans>
    </Button>
  );
  return (
    <Card title={title}>
      {query.data.length === 0 ? (
        <EmptyState
          icon={ListChecks}
          title={<Trans>Nothing of your own is asked yet</Trans>}
          text={
            hasPlaybook ? (
              <Trans>The questions for this service are ready. What you add here is asked as well, every time.</Trans>
            ) : (
              <Trans>
                Customers get a few general questions. What you add here is asked in their place, every time.
              </Trans>
            )
          }
          action={add}
        />
      ) : (
        <>
          <OwnList
            items={query.data}
            nameOf={({ prompt }) => prompt}
            onEdit={setEdited}
            onDelete={remove}
            onReorder={(ids) => {
              reorder
                .mutateAsync(ids)
                .catch((error: unknown) =>
                  showToast({ level: 'error', title: t`The new order was not saved`, text: errorText(error) }),
                );
            }}
          >
            {(question) => <QuestionWords question={question} />}
          </OwnList>
          <div className="mt-2">{add}</div>
        </>
      )}
      {edited ? (
        <OwnQuestionDialog
          serviceTypeId={serviceTypeId}
          question={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Card>
  );
}

function QuestionWords({ question }: { readonly question: OwnQuestion }) {
  const { i18n } = useLingui();
  const { icon, word } = questionLooks[question.type];
  const { measures } = question;
  const unit = measures && (measures.unit_label || i18n._(unitWords[measures.unit]));
  return (
    <>
      <p className="font-medium text-pretty" dir="auto">
        {question.prompt}
      </p>
      {question.help ? (
        <p className="type-small text-secondary" dir="auto">
          {question.help}
        </p>
      ) : null}
      <p className="type-small mt-0.5 flex flex-wrap items-center gap-x-2 text-secondary">
        <span className="inline-flex items-center gap-1.5">
          <Icon icon={icon} size={16} />
          {i18n._(word)}
        </span>
        {question.required ? null : (
          <span>
            <Trans>May be left out</Trans>
          </span>
        )}
        {unit ? (
          <span>
            <Trans>Gives the quantity: {unit}</Trans>
          </span>
        ) : null}
      </p>
      <ConfigSummary question={question} />
    </>
  );
}
