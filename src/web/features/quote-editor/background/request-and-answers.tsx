import { Trans, useLingui } from '@lingui/react/macro';
import type { Question, Quote } from '#web/api/quote-types.ts';
import { Card } from '#web/ui/card.tsx';
import { useAnswerText } from './use-answer-text.ts';

/** What the customer asked for, answered and sent. */
export function RequestAndAnswers({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  return (
    <div className="grid items-start gap-4 px-5 py-5 md:px-6 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Card title={t`Request`}>
          <p className="leading-[1.375rem] whitespace-pre-line">{quote.description}</p>
        </Card>
        <Photos quote={quote} />
      </div>
      <Card title={t`Answers`}>
        {quote.questions.length === 0 ? (
          <p className="text-secondary">
            <Trans>No questions were asked.</Trans>
          </p>
        ) : (
          <dl>
            {quote.questions
              .toSorted((a, b) => a.position - b.position)
              .map((question) => (
                <AnswerRow key={question.id} question={question} quote={quote} />
              ))}
          </dl>
        )}
      </Card>
    </div>
  );
}

function AnswerRow({ question, quote }: { readonly question: Question; readonly quote: Quote }) {
  const answerText = useAnswerText(quote);
  const response = quote.responses.find(({ question_id }) => question_id === question.id);
  const part = quote.components.find(({ id }) => id === question.component_id)?.title;
  return (
    <div className="border-t border-subtle py-2.5 first:border-t-0 first:pt-0">
      <dt className="text-secondary">
        {question.prompt}
        {part ? <span className="type-small block">{part}</span> : null}
      </dt>
      <dd className="mt-0.5 font-medium">
        {response ? (
          answerText(question, response)
        ) : (
          <span className="font-normal text-secondary">
            <Trans>Not answered yet</Trans>
          </span>
        )}
      </dd>
    </div>
  );
}

function Photos({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  if (quote.media.length === 0) return null;
  return (
    <Card title={t`Photos and files`}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {quote.media.map((media, index) => {
          const number = index + 1;
          return (
            <li key={media.id}>
              <a href={media.url} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-md">
                <img
                  src={media.thumbnail_url ?? media.url}
                  alt={t`What the customer sent as number ${number}`}
                  loading="lazy"
                  className="aspect-4/3 w-full bg-sunken object-cover"
                />
              </a>
              <p className="type-small mt-1 text-secondary">
                <Trans>Photo {number}</Trans>
                {media.quality_rating === 'low' ? (
                  <span className="font-medium text-attention">
                    {' '}
                    <Trans>hard to use</Trans>
                  </span>
                ) : null}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
