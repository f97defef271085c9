import { Trans } from '@lingui/react/macro';
import { Circle, CircleCheck } from 'lucide-react';
import type { Question, Quote } from '#web/api/quote-types.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useAnswerText } from '../background/use-answer-text.ts';

/** The questions that went out, in order; a note asks for nothing. */
export function askedOf({ questions }: Pick<Quote, 'questions'>): Question[] {
  return questions
    .filter(({ type, reviewed_at }) => reviewed_at !== null && type !== 'InstructionBox')
    .toSorted((a, b) => a.position - b.position);
}

/** What was asked, with the answers that are there. */
export function AskedQuestions({ quote }: { readonly quote: Quote }) {
  const answerText = useAnswerText(quote);
  return (
    <dl className="mt-3">
      {askedOf(quote).map((question) => {
        const answer = quote.responses.find(
          ({ question_id, status }) => question_id === question.id && status === 'completed',
        );
        return (
          <div key={question.id} className="border-t border-subtle py-2">
            <dt className="flex items-start gap-2 text-secondary">
              <Icon
                icon={answer ? CircleCheck : Circle}
                size={16}
                className={answer ? 'mt-0.5 text-success-icon' : 'mt-0.5'}
              />
              <span dir="auto" className="min-w-0 break-words">
                {question.prompt}
              </span>
            </dt>
            {answer ? (
              <dd dir="auto" className="pl-6 font-medium break-words whitespace-pre-line">
                {answerText(question, answer)}
              </dd>
            ) : (
              <dd className="sr-only">
                <Trans>Not answered yet</Trans>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
