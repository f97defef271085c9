import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { type OwnQuestion, ownQuestionsQuery, useReorderOwnQuestions } from '#web/api/own-work.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { ConfigSummary } from '#web/provider-kit/question-editor/config-summary.tsx';
import { questionLooks } from '#web/provider-kit/question-editor/question-looks.ts';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { OwnCard } from './own-card.tsx';
import { useDeleteQuestionWithUndo } from './use-delete-own.ts';

const OwnQuestionDialog = onDemand(async () => (await import('./own-question-dialog.tsx')).OwnQuestionDialog);

interface OwnQuestionsProps {
  readonly serviceTypeId: string;
  /** Whether a playbook asks about the service too. */
  readonly hasPlaybook: boolean;
}

/** What the provider asks with every request for the service. */
export function OwnQuestions({ serviceTypeId, hasPlaybook }: OwnQuestionsProps) {
  const { t } = useLingui();
  return (
    <OwnCard
      words={{
        title: t`Your questions`,
        add: t`Add a question`,
        loading: t`Loading your questions`,
        failed: t`Your questions could not be loaded`,
      }}
      empty={{
        icon: ListChecks,
        title: <Trans>Nothing of your own is asked yet</Trans>,
        text: hasPlaybook ? (
          <Trans>The questions for this service are ready. What you add here is asked as well, every time.</Trans>
        ) : (
          <Trans>Customers get a few general questions. What you add here is asked in their place, every time.</Trans>
        ),
      }}
      query={useQuery(ownQuestionsQuery(serviceTypeId))}
      reorder={useReorderOwnQuestions(serviceTypeId)}
      nameOf={({ prompt }) => prompt}
      onDelete={useDeleteQuestionWithUndo(serviceTypeId)}
      dialog={(question, close) => (
        <OwnQuestionDialog serviceTypeId={serviceTypeId} question={question} onClose={close} />
      )}
    >
      {(question) => <QuestionWords question={question} />}
    </OwnCard>
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
