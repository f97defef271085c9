import { Trans } from '@lingui/react/macro';
import type { Quote } from '#web/api/quote-types.ts';
import { Card } from '#web/ui/card.tsx';
import { SortableList } from '#web/ui/sortable/sortable-list.tsx';
import { groupQuestions } from './group-questions.ts';
import { QuestionCard } from './question-card.tsx';
import type { QuestionEditing } from './use-question-editing.ts';

interface QuestionGroupsProps {
  readonly quote: Quote;
  readonly editing: QuestionEditing;
}

export function QuestionGroups({ quote, editing }: QuestionGroupsProps) {
  const groups = groupQuestions(quote);
  return (
    <>
      <p role="status" className="sr-only">
        {editing.announcement}
      </p>
      {groups.map(({ component, questions }) => (
        <Card key={component?.id ?? 'job'} title={component?.title ?? <Trans>The job as a whole</Trans>}>
          <SortableList
            ids={questions.map(({ id }) => id)}
            nameOf={(id) => questions.find((question) => question.id === id)?.prompt ?? ''}
            onMove={editing.drop}
          >
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
          </SortableList>
        </Card>
      ))}
    </>
  );
}
