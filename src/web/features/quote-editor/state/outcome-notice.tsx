import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { useRetryQuote, useReviseQuote, useTakeOverQuote } from '#web/api/quotes.ts';
import { useQuoteSteps } from '#web/provider-kit/quote-menu/use-quote-steps.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { usePassFocusOn } from '#web/ui/use-pass-focus-on.ts';
import { rejectReasonWords } from '../../../../locales/reject-reasons.ts';

/** That the quote is put aside, and the way back. */
export function ArchivedNotice({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const { bringBack } = useQuoteSteps();
  if (quote.archived_at === null) return null;
  return (
    <div className="px-5 pb-3 md:px-6">
      <Notice
        title={t`This quote is archived`}
        action={
          <Button onClick={() => void bringBack(quote)}>
            <Trans>Bring back</Trans>
          </Button>
        }
      >
        <Trans>
          It is in no list or count. It comes back by itself when your customer answers or you go on with it.
        </Trans>
      </Notice>
    </div>
  );
}

/** How things stand with a quote that is out of the provider's hands, or stuck. */
export function OutcomeNotice({ quote }: { readonly quote: Quote }) {
  const content = <OutcomeContent quote={quote} />;
  const isShown =
    ['sent', 'accepted', 'rejected', 'expired', 'failed'].includes(quote.status) ||
    (quote.status === 'provider_review' && quote.change_request !== null);
  return isShown ? <div className="px-5 pt-4 md:px-6">{content}</div> : null;
}

function OutcomeContent({ quote }: { readonly quote: Quote }): ReactNode {
  const { t, i18n } = useLingui();
  const name = quote.customer?.name ?? t`The customer`;
  const day = (date: string) => i18n.date(new Date(`${date}T12:00:00`), { dateStyle: 'long' });
  switch (quote.status) {
    case 'accepted':
      return (
        <Notice level="success" title={t`${name} accepted this quote`} action={<DuplicateButton quote={quote} />}>
          {quote.accepted_at ? (
            <Trans>
              {quote.acceptance?.name ?? name},{' '}
              {i18n.date(new Date(quote.accepted_at), { dateStyle: 'long', timeStyle: 'short' })}, version{' '}
              {quote.accepted_version}. It can no longer be changed.
            </Trans>
          ) : null}
        </Notice>
      );
    case 'sent':
      return (
        <Notice title={t`Sent to ${name}`}>
          {quote.valid_until ? <Trans>It can be accepted until {day(quote.valid_until)}.</Trans> : null}
        </Notice>
      );
    case 'rejected':
      return (
        <Notice
          level="error"
          title={t`${name} declined this quote`}
          action={
            <NextSteps quote={quote}>
              <Trans>Change it and offer again</Trans>
            </NextSteps>
          }
        >
          {quote.reject_reason ? rejectReasonWords(i18n, quote.reject_reason) : <Trans>No reason was given.</Trans>}
          <CustomerWords words={quote.reject_message} />
        </Notice>
      );
    case 'expired':
      return (
        <Notice
          title={quote.valid_until ? t`This quote ended on ${day(quote.valid_until)}` : t`This quote has ended`}
          action={
            <NextSteps quote={quote}>
              <Trans>Renew it</Trans>
            </NextSteps>
          }
        >
          <Trans>Take it back and update it with today’s prices.</Trans>
        </Notice>
      );
    case 'provider_review':
      return (
        <Notice level="warning" title={t`${name} asks for a change`}>
          <CustomerWords words={quote.change_request?.message ?? null} />
          <p className="mt-1">
            <Trans>Change the lines below, then send the next version.</Trans>
          </p>
        </Notice>
      );
    case 'failed':
      return <FailedNotice quote={quote} />;
    default:
      return null;
  }
}

/** What the customer wrote, as it was written. */
function CustomerWords({ words }: { readonly words: string | null }) {
  if (!words) return null;
  return (
    <blockquote
      dir="auto"
      className="mt-1.5 max-h-48 overflow-y-auto border-l-2 border-current/40 pl-3 wrap-anywhere whitespace-pre-line"
    >
      {words}
    </blockquote>
  );
}

/** The way on from a quote that was not accepted. */
function NextSteps({ quote, children }: { readonly quote: Quote; readonly children: ReactNode }) {
  const revise = useReviseQuote(quote.id);
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <div className="flex flex-wrap gap-2">
      <DuplicateButton quote={quote} />
      <Button
        variant="dark"
        pending={revise.isPending}
        onClick={() =>
          revise.mutate(undefined, {
            onError: (error) =>
              showToast({ level: 'error', title: t`The quote was not taken back`, text: errorText(error) }),
          })
        }
      >
        {children}
      </Button>
    </div>
  );
}

/** A new quote with the same lines, for a job like this one. */
function DuplicateButton({ quote }: { readonly quote: Quote }) {
  const { copy, isCopying } = useQuoteSteps();
  return (
    <Button pending={isCopying} onClick={() => void copy(quote)}>
      <Trans>Make a copy</Trans>
    </Button>
  );
}

function FailedNotice({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const retry = useRetryQuote(quote.id);
  const takeOver = useTakeOverQuote(quote.id);
  const ways = usePassFocusOn<HTMLDivElement>();
  const reason = quote.jobs.findLast(({ status }) => status === 'failed')?.error;
  return (
    <Notice
      level="error"
      title={t`We couldn’t work this out`}
      action={
        <div ref={ways} className="flex flex-wrap gap-2">
          <Button pending={takeOver.isPending} onClick={() => takeOver.mutate()}>
            <Trans>Carry on by hand</Trans>
          </Button>
          <Button variant="dark" pending={retry.isPending} onClick={() => retry.mutate()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      }
    >
      {reason ? <p>{reason}</p> : null}
      {retry.error || takeOver.error ? (
        <p role="alert">{errorText(retry.error ?? takeOver.error)}</p>
      ) : (
        <p>
          <Trans>Nothing is lost: the request and the answers are kept.</Trans>
        </p>
      )}
    </Notice>
  );
}
