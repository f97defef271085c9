import { Trans, useLingui } from '@lingui/react/macro';
import { Send, SlidersHorizontal } from 'lucide-react';
import { useErrorText } from '#web/api/error-text.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { useEstimateQuote, useReviseQuote } from '#web/api/quotes.ts';
import { pathTo } from '#web/paths.ts';
import { firstName } from '#web/provider-kit/first-name.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** What can be opened over the quote. */
export type QuoteDialog = 'send' | 'settings' | 'ask';

interface QuoteActionsProps {
  readonly quote: Quote;
  readonly onOpen: (dialog: QuoteDialog) => void;
}

/** What the provider can do next; nothing that this status refuses. */
export function QuoteActions({ quote, onOpen }: QuoteActionsProps) {
  switch (quote.status) {
    case 'provider_review':
      return (
        <>
          <SettingsButton onOpen={onOpen} />
          <Preview quote={quote} />
          <SendButton quote={quote} onOpen={onOpen} />
        </>
      );
    case 'draft':
      return (
        <>
          <SettingsButton onOpen={onOpen} />
          <EstimateButton quote={quote} />
          <ButtonLink to={pathTo('quoteQuestions', { id: quote.id })} variant="primary">
            <Trans>Review the questions</Trans>
          </ButtonLink>
        </>
      );
    case 'awaiting_customer':
      return <EstimateButton quote={quote} />;
    case 'sent':
      return (
        <>
          <Preview quote={quote} />
          <ReviseButton quote={quote} />
        </>
      );
    // The notice below says how it ended, and leads on.
    case 'rejected':
    case 'expired':
    case 'accepted':
      return <Preview quote={quote} />;
    case 'processing':
    case 'ready_for_estimate':
    case 'failed':
      return null;
  }
}

/** The customer's own page, read only. */
function Preview({ quote }: { readonly quote: Quote }) {
  return (
    <ButtonLink to={pathTo('quotePreview', { id: quote.id })} target="_blank">
      <Trans>Preview</Trans>
    </ButtonLink>
  );
}

function SettingsButton({ onOpen }: Pick<QuoteActionsProps, 'onOpen'>) {
  const { t } = useLingui();
  return (
    <Button square aria-label={t`Quote settings`} title={t`Quote settings`} onClick={() => onOpen('settings')}>
      <Icon icon={SlidersHorizontal} size={16} />
    </Button>
  );
}

function SendButton({ quote, onOpen }: QuoteActionsProps) {
  const name = quote.customer ? firstName(quote.customer.name) : null;
  return (
    <Button variant="primary" onClick={() => onOpen('send')}>
      <Icon icon={Send} size={16} />
      {name ? <Trans>Send to {name}</Trans> : <Trans>Send</Trans>}
    </Button>
  );
}

function EstimateButton({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const estimate = useEstimateQuote(quote.id);
  return (
    <Button
      pending={estimate.isPending}
      onClick={() =>
        estimate.mutate(undefined, {
          onError: (error) => showToast({ level: 'error', title: t`Pricing did not start`, text: errorText(error) }),
        })
      }
    >
      <Trans>Estimate now, I know enough</Trans>
    </Button>
  );
}

function ReviseButton({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const revise = useReviseQuote(quote.id);
  return (
    <Button
      pending={revise.isPending}
      onClick={() =>
        revise.mutate(undefined, {
          onError: (error) =>
            showToast({ level: 'error', title: t`The quote was not taken back`, text: errorText(error) }),
        })
      }
    >
      <Trans>Take back to change</Trans>
    </Button>
  );
}
