import { Trans, useLingui } from '@lingui/react/macro';
import type { Question } from '#web/api/quote-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { QuestionEditing, QuestionProblem } from './use-question-editing.ts';

interface QuestionProblemNoticeProps {
  readonly question: Question;
  readonly problem: QuestionProblem;
  readonly editing: QuestionEditing;
}

/** The words that are not saved beside the ones that are, and the choice between them. */
export function QuestionProblemNotice({ question, problem, editing }: QuestionProblemNoticeProps) {
  const { change, kind, message } = problem;
  const { t } = useLingui();
  const field = change.prompt === undefined ? 'help' : 'prompt';
  const mine = change[field] || t`empty`;
  const theirs = question[field] || t`empty`;
  const hasWords = change.prompt !== undefined || change.help !== undefined;
  return (
    <Notice
      level="error"
      isLive
      className="mt-2"
      title={message}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="desk-small" onClick={() => editing.dismiss(problem)}>
            <Trans>Keep what is saved</Trans>
          </Button>
          <Button size="desk-small" variant="dark" onClick={() => editing.insist(problem)}>
            {kind === 'conflict' ? <Trans>Use mine</Trans> : <Trans>Retry</Trans>}
          </Button>
        </span>
      }
    >
      {hasWords ? (
        <p dir="auto" className="break-words">
          <Trans>
            Saved is <b>{theirs}</b>; you wrote <b>{mine}</b>.
          </Trans>
        </p>
      ) : null}
    </Notice>
  );
}
