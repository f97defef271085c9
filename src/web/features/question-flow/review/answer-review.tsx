import { Plural, Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { CustomerQuote, FlowQuestion } from '../customer-quote.ts';
import { answerGroups, missingIn } from './answer-groups.ts';
import { AnswerRow } from './answer-row.tsx';

/** What came of sending the answers. */
export type SubmitRefusal =
  | { readonly kind: 'missing'; readonly questionIds: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string | null };

interface AnswerReviewProps {
  readonly quote: CustomerQuote;
  readonly flowPath: string;
  readonly header: ReactNode;
  readonly refusal: SubmitRefusal | null;
  readonly isSending: boolean;
  /** Names this attempt, so that a repeated one changes nothing. */
  readonly idempotencyKey: string;
}

/** All answers on one page, before they go out. */
export function AnswerReview(props: AnswerReviewProps) {
  const { quote, flowPath, header, refusal, isSending } = props;
  const missing = missingAfter(quote, refusal);
  const missingIds = new Set(missing.map(({ id }) => id));
  return (
    <div className="mx-auto flex min-h-dvh max-w-140 flex-col">
      {header}
      <main className="flex-1 animate-step-in px-5 pt-4 pb-36">
        <h1 className="type-question text-balance">
          <Trans>Have a last look</Trans>
        </h1>
        <p className="mt-2 text-pretty text-secondary">
          <Trans>These are your answers. You can change each of them until you send them.</Trans>
        </p>
        <Refused {...props} missing={missing} />
        <FromRequest quote={quote} />
        {answerGroups(quote).map((group) => (
          <section key={group.id} className="mt-6">
            <h2 className="type-title">{group.title ?? <Trans>The whole job</Trans>}</h2>
            <dl className="mt-2 rounded-lg bg-surface px-4 inset-ring inset-ring-(--border-subtle)">
              {group.questions.map((question) => (
                <AnswerRow
                  key={question.id}
                  question={question}
                  media={quote.media}
                  locale={quote.locale}
                  flowPath={flowPath}
                  isMissing={missingIds.has(question.id)}
                />
              ))}
            </dl>
          </section>
        ))}
        <p className="type-small mt-6 text-pretty text-secondary">
          <Trans>
            Sending is free and binds you to nothing. {quote.provider.person ?? quote.provider.name} looks at everything
            and then sends you a price.
          </Trans>
        </p>
      </main>
      <Form method="post">
        <input type="hidden" name="idempotency_key" value={props.idempotencyKey} />
        <ActionBar>
          <Button type="submit" variant="primary" size="touch" wide pending={isSending} disabled={quote.is_preview}>
            <Trans>Send my answers</Trans>
            <Icon icon={ArrowRight} />
          </Button>
        </ActionBar>
      </Form>
      {/* For screen readers; the button itself keeps its words. */}
      <p role="status" className="sr-only">
        {isSending ? <Trans>Sending your answers</Trans> : null}
      </p>
    </div>
  );
}

/** What the request said already and nobody asked for again. */
function FromRequest({ quote }: Pick<AnswerReviewProps, 'quote'>) {
  const { understood, components } = quote;
  if (understood.length === 0) return null;
  const titleOf = (id: string | null) =>
    components.length > 1 ? components.find((part) => part.id === id)?.title : undefined;
  return (
    <section className="mt-6">
      <h2 className="type-title">
        <Trans>From your request</Trans>
      </h2>
      <dl className="mt-2 rounded-lg bg-surface px-4 inset-ring inset-ring-(--border-subtle)">
        {understood.map(({ label, text, component_id }) => (
          <div
            key={`${component_id} ${label}`}
            className="flex justify-between gap-4 border-b border-subtle py-2.5 last:border-b-0"
          >
            <dt className="min-w-0 text-secondary">{[titleOf(component_id), label].filter(Boolean).join(': ')}</dt>
            <dd dir="auto" className="min-w-0 text-right font-medium break-words">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The server's word counts, the page's own rules say it beforehand. */
function missingAfter(quote: CustomerQuote, refusal: SubmitRefusal | null): readonly FlowQuestion[] {
  const named = refusal?.kind === 'missing' ? new Set(refusal.questionIds) : null;
  const missing = missingIn(quote);
  if (!named) return missing;
  const rest = answerGroups(quote)
    .flatMap((group) => group.questions)
    .filter((question) => named.has(question.id));
  return rest.length > 0 ? rest : missing;
}

function Refused({ refusal, missing, flowPath }: AnswerReviewProps & { readonly missing: readonly FlowQuestion[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);
  if (missing.length === 0 && refusal?.kind !== 'failed') return null;
  const isError = refusal !== null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={isError ? 'alert' : undefined}
      className={`mt-5 rounded-lg px-4 py-3.5 outline-none ${isError ? 'bg-danger text-danger' : 'bg-attention text-attention'}`}
    >
      {refusal?.kind === 'failed' ? (
        <p>
          {refusal.message ?? (
            <Trans>Your answers could not be sent just now. They are kept; please try again in a moment.</Trans>
          )}
        </p>
      ) : (
        <>
          <h2 className="type-label text-[0.9375rem]">
            <Plural
              value={missing.length}
              one="One question still needs an answer"
              other="# questions still need an answer"
            />
          </h2>
          <ul className="mt-1">
            {missing.map((question) => (
              <li key={question.id}>
                <Link
                  to={`${flowPath}?q=${question.id}&then=review`}
                  className="inline-flex min-h-9 items-center font-medium underline underline-offset-3"
                >
                  {question.prompt}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
