import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '#domain/locale.ts';
import { isComplete } from '#domain/question/completeness.ts';
import { parseAnswer } from '#domain/question/parse-answer.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { FlowQuestion, Media } from '../customer-quote.ts';
import { mediaIdsOf } from '../uploads/use-flow-media.ts';
import { answerWords } from './answer-words.ts';

interface AnswerRowProps {
  readonly question: FlowQuestion;
  readonly media: readonly Media[];
  readonly locale: Locale;
  readonly flowPath: string;
  readonly isMissing: boolean;
}

export function AnswerRow(props: AnswerRowProps) {
  const { question, flowPath, isMissing } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-subtle py-3 last:border-b-0">
      <dt className="type-small text-secondary">{question.prompt}</dt>
      <dd className="col-start-1 mt-0.5">
        <Words {...props} />
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 -my-1">
        <TextLink
          to={`${flowPath}?q=${question.id}&then=review`}
          className="type-label -mr-2 inline-flex min-h-11 items-center px-2"
        >
          {isMissing ? <Trans>Answer</Trans> : <Trans>Change</Trans>}
          <span className="sr-only">: {question.prompt}</span>
        </TextLink>
      </dd>
    </div>
  );
}

function Words({ question, media, locale, isMissing }: AnswerRowProps) {
  const { i18n } = useLingui();
  const answer = parseAnswer(question.type, question.response?.value);
  if (answer && isComplete(question, answer)) {
    return (
      <>
        <p className="font-medium whitespace-pre-line">{answerWords(question, answer, { locale, i18n })}</p>
        <Pictures media={media.filter(({ id }) => mediaIdsOf(answer).includes(id))} />
      </>
    );
  }
  if (isMissing) {
    return (
      <p className="font-medium text-danger">
        <Trans>Not answered yet</Trans>
      </p>
    );
  }
  return (
    <p className="text-muted">
      {question.response?.status === 'deferred' ? (
        <Trans>Left for later</Trans>
      ) : question.response?.status === 'skipped' ? (
        <Trans>Skipped</Trans>
      ) : (
        <Trans>No answer</Trans>
      )}
    </p>
  );
}

function Pictures({ media }: { readonly media: readonly Media[] }) {
  if (media.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {media.map(({ id, media_type, url, thumbnail_url }) =>
        media_type === 'photo' ? (
          <li key={id}>
            <img
              src={thumbnail_url ?? url}
              alt=""
              loading="lazy"
              className="size-14 rounded-md bg-sunken object-cover"
            />
          </li>
        ) : null,
      )}
    </ul>
  );
}
