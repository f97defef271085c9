import { Trans, useLingui } from '@lingui/react/macro';
import { rejectReasons } from '#domain/quote/reject-reason.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { rejectReasonWords } from '../../../locales/reject-reasons.ts';
import { CustomerSheet } from './customer-sheet.tsx';
import type { CustomerQuote } from './sent-quote.ts';
import { TalkThread } from './talk-thread.tsx';
import type { Talk } from './use-talk.ts';
import { type Answering, WordsForm } from './words-form.tsx';

interface SheetProps {
  readonly quote: CustomerQuote;
  readonly answering: Answering;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const whoIn = ({ provider }: CustomerQuote): string => provider.person ?? provider.name;

/** Words to the provider, with what was said before. */
export function MessageSheet({ quote, answering, isOpen, onClose, talk }: SheetProps & { readonly talk: Talk }) {
  const { t } = useLingui();
  const who = whoIn(quote);
  const suggestion =
    quote.status === 'expired'
      ? t`Could you give me a fresh price for this?`
      : quote.status === 'sent' && quote.version?.estimate
        ? t`When could you come and have a look?`
        : undefined;
  return (
    <CustomerSheet title={<Trans>Messages with {who}</Trans>} isOpen={isOpen} onClose={onClose}>
      <TalkThread quote={quote} talk={talk} answering={answering} suggestion={suggestion} />
    </CustomerSheet>
  );
}

export function ChangeSheet({ quote, answering, isOpen, onClose }: SheetProps) {
  const { t } = useLingui();
  const who = whoIn(quote);
  return (
    <CustomerSheet title={<Trans>Ask for a change</Trans>} isOpen={isOpen} onClose={onClose}>
      <p className="mt-1 text-pretty text-secondary">
        <Trans>{who} gets the quote back with your words and sends you a new price. Your answers stay.</Trans>
      </p>
      <WordsForm
        key={answering.arrivals}
        {...answering}
        intent="request-changes"
        label={t`What should be different?`}
        send={<Trans>Ask for this change</Trans>}
      />
    </CustomerSheet>
  );
}

export function DeclineSheet({ quote, answering, isOpen, onClose }: SheetProps) {
  const { t, i18n } = useLingui();
  const who = whoIn(quote);
  return (
    <CustomerSheet title={<Trans>Decline this quote</Trans>} isOpen={isOpen} onClose={onClose}>
      <p className="mt-1 text-pretty text-secondary">
        <Trans>A reason helps {who} to do better, and may bring you another offer. It can stay empty.</Trans>
      </p>
      <WordsForm
        key={answering.arrivals}
        {...answering}
        intent="reject"
        isOptional
        isDanger
        label={t`Anything else?`}
        send={<Trans>Decline this quote</Trans>}
      >
        <div className="mb-4">
          <RadioCards
            legend={t`Reason`}
            isLegendHidden
            name="reason"
            options={rejectReasons.map((reason) => ({ value: reason, label: rejectReasonWords(i18n, reason) }))}
          />
        </div>
      </WordsForm>
    </CustomerSheet>
  );
}
