import { Trans } from '@lingui/react/macro';
import type { Quote } from '#web/api/quote-types.ts';
import { Card } from '#web/ui/card.tsx';
import { groupQuestions } from './group-questions.ts';
import { QuestionCard } from './question-card.tsx';
import { useQuestionEditing } from './use-question-editing.ts';

export function QuestionGroups({ quote }: { readonly quote: Quote }) {
  const editing = useQuestionEditing(quote);
  const groups = groupQuestions(quote);
  return (
    <>
      <p role="status" className="sr-only">
        {editing.announcement}
      </p>
      {groups.map(({ component, questions }) => (
        <Card key={component?.id ?? 'job'} title={component?.title ?? <Trans>The job as a whole</Trans>}>
          <ol>
            {questions.map((question, index) => (
              <QuestionCard
                key={question.id}
                question={question}
                editing={editing}
                isFirst={index === 0}
                isLast={index === questions.length - 1}
              />
            ))}
          </ol>
        </Card>
      ))}
    </>
  );
}
