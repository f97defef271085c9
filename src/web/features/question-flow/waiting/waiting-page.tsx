import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import type { CustomerQuote } from '../customer-quote.ts';
import { givenAnswers } from '../review/given-answers.ts';

interface WaitingPageProps {
  readonly quote: CustomerQuote;
  readonly header: ReactNode;
}

/** Between the answers and what follows: who does what now, and that nobody has to wait here. */
export function WaitingPage({ quote, header }: WaitingPageProps) {
  // The customer has only said what the work is; the questions about it are being made and looked at.
  const isBeforeQuestions = quote.status === 'draft' || quote.status === 'processing';
  const asksMore = quote.stage === 'post_scope_clarification' && isBeforeQuestions;
  return (
    <div className="mx-auto flex min-h-dvh max-w-140 flex-col">
      {header}
      <main className="flex-1 animate-step-in px-5 pt-6 pb-16">
        {asksMore ? <MoreQuestionsAhead quote={quote} /> : <QuoteAhead quote={quote} />}
        <GivenAnswers quote={quote} />
        <p role="status" className="type-small mt-5 text-center text-secondary">
          <Trans>This page updates by itself.</Trans>
        </p>
        <noscript>
          <meta httpEquiv="refresh" content="15" />
        </noscript>
      </main>
    </div>
  );
}

function MoreQuestionsAhead({ quote }: Pick<WaitingPageProps, 'quote'>) {
  return (
    <>
      <h1 className="type-question text-balance">
        {quote.customer.first_name ? (
          <Trans>Thank you, {quote.customer.first_name}. A few questions come next</Trans>
        ) : (
          <Trans>Thank you. A few questions come next</Trans>
        )}
      </h1>
      <p className="mt-2 text-pretty text-secondary">
        <Trans>You can close this page and come back by the same link.</Trans>
      </p>
      <Stages>
        <Stage state="done">
          <Trans>Your answer has arrived</Trans>
        </Stage>
        <Stage state="now">
          <Trans>{quote.provider.name} chooses the questions that fit</Trans>
        </Stage>
        <Stage state="next">
          <Trans>You answer them here</Trans>
        </Stage>
        <Stage state="next" isLast>
          <Trans>Your quote arrives. Take your time to decide</Trans>
        </Stage>
      </Stages>
    </>
  );
}

function QuoteAhead({ quote }: Pick<WaitingPageProps, 'quote'>) {
  const who = quote.provider.person ?? quote.provider.name;
  const isWithPerson = quote.status === 'provider_review';
  return (
    <>
      <h1 className="type-question text-balance">
        {quote.customer.first_name ? (
          <Trans>Thank you, {quote.customer.first_name}. We have what we need for now</Trans>
        ) : (
          <Trans>Thank you. We have what we need for now</Trans>
        )}
      </h1>
      <p className="mt-2 text-pretty text-secondary">
        <Trans>
          You can close this page. {quote.provider.name} will send you a message as soon as your quote is there.
        </Trans>
      </p>
      <Stages>
        <Stage state="done">
          <Trans>Your answers have arrived</Trans>
        </Stage>
        <Stage state={isWithPerson ? 'done' : 'now'}>
          <Trans>We look at your answers and photos. If something is unclear, we ask here.</Trans>
        </Stage>
        <Stage state={isWithPerson ? 'now' : 'next'}>
          <Trans>{who} checks every price</Trans>
        </Stage>
        <Stage state="next" isLast>
          <Trans>Your quote arrives. Take your time to decide</Trans>
        </Stage>
      </Stages>
    </>
  );
}

function Stages({ children }: { readonly children: ReactNode }) {
  return (
    <section className="mt-6 rounded-lg bg-calm px-4 py-4 text-calm">
      <h2 className="type-label text-[0.9375rem]">
        <Trans>What happens now</Trans>
      </h2>
      <ol className="mt-3">{children}</ol>
    </section>
  );
}

/** What the customer sent, to look up while waiting. */
function GivenAnswers({ quote }: Pick<WaitingPageProps, 'quote'>) {
  const { i18n } = useLingui();
  const answers = givenAnswers(quote, i18n);
  if (answers.length === 0) return null;
  return (
    <section className="mt-4 rounded-lg border border-subtle bg-surface px-4 py-4">
      <h2 className="type-label text-[0.9375rem]">
        <Trans>Your answers</Trans>
      </h2>
      <dl className="mt-2">
        {answers.map(({ id, prompt, answer }) => (
          <div key={id} className="border-t border-subtle py-2.5 first:border-t-0 last:pb-0">
            <dt dir="auto" className="type-small text-secondary break-words">
              {prompt}
            </dt>
            <dd dir="auto" className="mt-0.5 font-medium break-words whitespace-pre-line">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface StageProps {
  readonly state: 'done' | 'now' | 'next';
  readonly isLast?: boolean;
  readonly children: ReactNode;
}

const dots = {
  done: 'bg-(--calm-icon) text-(color:--calm-bg)',
  now: 'bg-surface text-calm-icon inset-ring-2 inset-ring-(--calm-icon)',
  next: 'text-calm-icon inset-ring inset-ring-(--calm-icon)',
} as const;

function Stage({ state, isLast, children }: StageProps) {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3" aria-current={state === 'now' ? 'step' : undefined}>
      <span className="flex flex-col items-center">
        <span className={`grid size-6 place-items-center rounded-full ${dots[state]}`}>
          {state === 'done' ? (
            <Icon icon={Check} size={16} />
          ) : state === 'now' ? (
            <Icon icon={Hourglass} size={16} className="size-3.5" />
          ) : null}
        </span>
        {isLast ? null : <span className="my-1 w-px flex-1 bg-(--calm-icon) opacity-40" />}
      </span>
      <span className={`${isLast ? '' : 'pb-4'} text-[0.9375rem] leading-6 ${state === 'now' ? 'font-semibold' : ''}`}>
        {children}
        {state === 'done' ? (
          <span className="sr-only">
            <Trans>(done)</Trans>
          </span>
        ) : null}
      </span>
    </li>
  );
}
