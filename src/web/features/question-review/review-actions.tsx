import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, Send } from 'lucide-react';
import { useRef } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { useShortcuts } from '#web/app/shortcuts/use-shortcuts.ts';
import { pathTo } from '#web/paths.ts';
import { firstName } from '#web/provider-kit/first-name.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ReviewDecision } from './use-review-decision.ts';

interface ReviewActionsProps {
  readonly quote: Quote;
  readonly decision: ReviewDecision;
}

/** The three ways on. Where the customer has no address, the link to copy is the main one. */
export function ReviewActions({ quote, decision }: ReviewActionsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const name = quote.customer ? firstName(quote.customer.name) : t`the customer`;
  const canMail = Boolean(quote.customer?.email);
  const { pending } = decision;
  const main = useRef<HTMLButtonElement>(null);
  // What goes out at once is not done by a single key: it takes Enter, too.
  useShortcuts({ s: () => main.current?.focus() });
  return (
    <div className="flex flex-col gap-2">
      {decision.error ? (
        <Notice level="error" isLive title={t`The questions were not sent`}>
          {errorText(decision.error)}
        </Notice>
      ) : null}
      {canMail ? (
        <Button
          ref={main}
          variant="primary"
          wide
          pending={pending === 'email'}
          disabled={quote.questions.length === 0}
          onClick={decision.mail}
        >
          <Icon icon={Send} size={16} />
          <Trans>Looks good, send to {name}</Trans>
        </Button>
      ) : null}
      <Button
        ref={canMail ? undefined : main}
        wide
        variant={canMail ? 'quiet' : 'primary'}
        pending={pending === 'none'}
        disabled={quote.questions.length === 0}
        onClick={decision.copyLink}
      >
        {canMail ? <Trans>Only copy the link</Trans> : <Trans>Looks good, copy the link</Trans>}
      </Button>
      {quote.questions.length > 0 ? (
        <ButtonLink to={pathTo('quotePreview', { id: quote.id })} target="_blank" wide>
          <Icon icon={Eye} size={16} />
          <Trans>Preview as {name}</Trans>
        </ButtonLink>
      ) : null}
      <Button wide variant="ghost" pending={pending === 'estimate'} onClick={decision.estimate}>
        <Trans>Estimate now, I know enough</Trans>
      </Button>
    </div>
  );
}
