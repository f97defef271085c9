import { Trans, useLingui } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import type { Question, Quote, QuoteMedia } from '#web/api/quote-types.ts';
import { PinNumber } from '#web/provider-kit/photo-pins.tsx';
import { MarkedRequest } from '#web/provider-kit/understood/marked-request.tsx';
import { UnderstoodOnDemand } from '#web/provider-kit/understood/understood-on-demand.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { PinWords } from '../pins/pin-list.tsx';
import { MediaGrid } from './media-grid.tsx';
import { useAnswerText } from './use-answer-text.ts';

/** What the customer asked for, answered and sent. */
export function RequestAndAnswers({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  return (
    <div className="grid items-start gap-4 px-5 py-5 md:px-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <Card title={t`Request`}>
          <MarkedRequest quote={quote} />
        </Card>
        {quote.understood.length > 0 ? (
          <Card title={t`What was understood`}>
            <UnderstoodOnDemand quote={quote} waiting={<SkeletonRows count={3} label={t`What was understood`} />} />
          </Card>
        ) : null}
        {quote.media.length > 0 ? (
          <Card title={t`Photos and files`}>
            <MediaGrid media={quote.media} quote={quote} />
          </Card>
        ) : null}
      </div>
      <Card title={t`Answers`}>
        <LateAnswers quote={quote} />
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

/** What the customer answered after it had been taken out: it counts for nothing, so the provider has to know of it. */
function LateAnswers({ quote }: { readonly quote: Quote }) {
  const answerText = useAnswerText(quote);
  if (quote.late_answers.length === 0) return null;
  return (
    <Notice className="mb-3" title={<Trans>Answered after you had taken it out</Trans>}>
      <dl>
        {quote.late_answers.map((late) => (
          <div key={late.question_id} className="mt-1.5">
            <dt dir="auto" className="break-words">
              {late.prompt}
            </dt>
            <dd dir="auto" className="font-medium break-words whitespace-pre-line">
              {answerText(late, { value: late.value, status: 'completed' })}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

/** The files that an answer names, or that were sent with its question. */
function mediaOf({ id }: Question, quote: Quote): QuoteMedia[] {
  return quote.media.filter(({ question_id }) => question_id === id);
}

/** What is marked on photos for this answer, by the customer or by the provider. */
function AnswerMarks({ question, quote }: { readonly question: Question; readonly quote: Quote }) {
  const { t } = useLingui();
  const pins = quote.media.flatMap((photo) => photo.pins.filter(({ question_id }) => question_id === question.id));
  if (pins.length === 0) return null;
  return (
    <ul aria-label={t`Marks on photos`} className="mt-2 flex flex-col gap-1.5 font-normal">
      {pins.map((pin) => (
        <li key={pin.id} className="flex items-start gap-2">
          <PinNumber number={pin.number} />
          <PinWords pin={{ ...pin, question_id: null }} quote={quote} />
        </li>
      ))}
    </ul>
  );
}

function AnswerRow({ question, quote }: { readonly question: Question; readonly quote: Quote }) {
  const answerText = useAnswerText(quote);
  const response = quote.responses.find(({ question_id }) => question_id === question.id);
  const part = quote.components.find(({ id }) => id === question.component_id)?.title;
  const media = mediaOf(question, quote);
  const hasWords = !['PhotoCapture', 'VideoCapture'].includes(question.type) || media.length === 0;
  return (
    <div className="border-t border-subtle py-2.5 first:border-t-0 first:pt-0">
      <dt dir="auto" className="text-secondary break-words">
        {question.prompt}
        {part ? <span className="type-small block">{part}</span> : null}
        {question.origin === 'media_discovery' ? (
          <span className="type-small mt-0.5 flex items-start gap-1.5">
            <Icon icon={Camera} size={16} className="mt-px" />
            <Trans>Asked because of what a photo seems to show</Trans>
          </span>
        ) : null}
      </dt>
      <dd dir="auto" className="mt-0.5 font-medium break-words whitespace-pre-line">
        {response ? (
          <>
            {hasWords ? answerText(question, response) : null}
            {media.length > 0 ? (
              <div className="mt-1.5">
                <MediaGrid media={media} isSmall />
              </div>
            ) : null}
            <AnswerMarks question={question} quote={quote} />
          </>
        ) : (
          <span className="font-normal text-secondary">
            <Trans>Not answered yet</Trans>
          </span>
        )}
      </dd>
    </div>
  );
}
