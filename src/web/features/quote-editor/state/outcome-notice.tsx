import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { useRetryQuote, useTakeOverQuote } from '#web/api/quotes.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useRejectReasonWords } from '#web/ui/reject-reasons.ts';

/** How things stand with a quote that is out of the provider's hands, or stuck. */
export function OutcomeNotice({ quote }: { readonly quote: Quote }) {
  const content = <OutcomeContent quote={quote} />;
  const isShown = ['sent', 'accepted', 'rejected', 'expired', 'failed'].includes(quote.status);
  return isShown ? <div className="px-5 pt-4 md:px-6">{content}</div> : null;
}

function OutcomeContent({ quote }: { readonly quote: Quote }): ReactNode {
  const { t, i18n } = useLingui();
  const reasonWords = useRejectReasonWords();
  const name = quote.customer?.name ?? t`The customer`;
  const day = (date: string) => i18n.date(new Date(`${date}T12:00:00`), { dateStyle: 'long' });
  switch (quote.status) {
    case 'accepted':
      return (
        <Notice level="success" title={t`${name} accepted this quote`}>
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
        <Notice level="error" title={t`${name} declined this quote`}>
          {quote.reject_reason ? reasonWords(quote.reject_reason) : <Trans>No reason was given.</Trans>}
        </Notice>
      );
    case 'expired':
      return (
        <Notice title={quote.valid_until ? t`This quote ended on ${day(quote.valid_until)}` : t`This quote has ended`}>
          <Trans>Take it back to renew it with today’s prices.</Trans>
        </Notice>
      );
    case 'failed':
      return <FailedNotice quote={quote} />;
    default:
      return null;
  }
}

function FailedNotice({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const retry = useRetryQuote(quote.id);
  const takeOver = useTakeOverQuote(quote.id);
  const reason = quote.jobs.findLast(({ status }) => status === 'failed')?.error;
  return (
    <Notice
      level="error"
      title={t`This could not be worked out`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button pending={takeOver.isPending} onClick={() => takeOver.mutate()}>
            <Trans>Go on by hand</Trans>
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
