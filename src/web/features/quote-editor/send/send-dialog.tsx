import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { currentLink } from '#web/api/quote-links.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { lineBasis } from '../lines/line-basis.ts';
import type { QuoteView } from '../quote-views.tsx';
import { TaxOnTop } from '../tax-on-top.tsx';
import { readsNetFirst } from '../totals-words.ts';
import { OpenPoints } from './open-points.tsx';
import { PriceStanding } from './price-standing.tsx';
import { SentLink } from './sent-link.tsx';
import { type SendForm, useSendForm } from './use-send-form.ts';

interface SendDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
  readonly onExplain: (lineId: string) => void;
  readonly onView: (view: QuoteView) => void;
}

/** To whom, how and with which words; afterwards the link, to be copied. */
export function SendDialog({ quote, onClose, onExplain, onView }: SendDialogProps) {
  const [sent, setSent] = useState<Quote | null>(null);
  const { t } = useLingui();
  const formId = useId();
  const main = useRef<HTMLButtonElement>(null);
  const form = useSendForm(quote, setSent);
  const unpriced = quote.line_items.find((line) => lineBasis(line).kind === 'unpriced');
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  const explain = (lineId: string) => {
    onClose();
    onExplain(lineId);
  };
  const view = (next: QuoteView) => {
    onClose();
    onView(next);
  };
  if (unpriced && !sent) {
    return (
      <Dialog
        isOpen
        onOpenChange={onOpenChange}
        initialFocus={main}
        title={t`One thing before you send`}
        footer={
          <Button ref={main} variant="primary" onClick={() => explain(unpriced.id)}>
            <Trans>Go to the line</Trans>
          </Button>
        }
      >
        <p>
          <Trans>“{unpriced.description}” has no price yet. Please write one, or delete the line.</Trans>
        </p>
      </Dialog>
    );
  }
  const link = sent ? currentLink(sent.links) : null;
  if (sent) {
    return (
      <Dialog
        isOpen
        onOpenChange={onOpenChange}
        title={form.values.channel === 'email' ? t`On its way` : t`Ready to share`}
        footer={
          // A button of its own, not the one that cancelled: only what is new takes the focus.
          <Button key="done" autoFocus variant="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        }
      >
        <SentLink link={link} />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      isModalDecision
      initialFocus={main}
      onOpenChange={onOpenChange}
      title={t`Send the quote`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button ref={main} type="submit" form={formId} variant="primary" pending={form.isSending}>
            <SendWords form={form} />
          </Button>
        </>
      }
    >
      <SendFields formId={formId} form={form} quote={quote} onExplain={explain} onView={view} />
    </Dialog>
  );
}

function SendWords({ form: { values, lowPrices } }: { readonly form: SendForm }) {
  if (lowPrices.length > 0) return <Trans>Send all the same</Trans>;
  return values.channel === 'email' ? <Trans>Send the quote</Trans> : <Trans>Make the link</Trans>;
}

/** The amount that the customer will read largest: a business the one without tax. */
function PriceHeadline({ quote }: Pick<SendDialogProps, 'quote'>) {
  const { title, totals, currency } = quote;
  const isNetFirst = readsNetFirst(quote);
  return (
    <div className="rounded-md bg-calm px-3.5 py-3 text-calm">
      <p className="flex items-baseline justify-between gap-3">
        <span>{title}</span>
        <Money
          minor={isNetFirst ? totals.net_minor : totals.total_minor}
          currency={currency}
          className="text-[1.125rem] font-[650]"
        />
      </p>
      {isNetFirst ? (
        <p className="type-small text-right">
          <TaxOnTop quote={quote} />
        </p>
      ) : null}
    </div>
  );
}

interface SendFieldsProps extends Pick<SendDialogProps, 'quote' | 'onExplain' | 'onView'> {
  readonly formId: string;
  readonly form: SendForm;
}

function SendFields({ formId, form, quote, onExplain, onView }: SendFieldsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { values, set } = form;
  return (
    <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <PriceHeadline quote={quote} />
      <PriceStanding
        quote={quote}
        isFixedPrice={values.isFixedPrice}
        onChange={(isFixedPrice) => set({ isFixedPrice })}
      />
      <OpenPoints quote={quote} onExplain={onExplain} onView={onView} />
      <RadioCards
        legend={t`How`}
        isLegendHidden
        name="channel"
        columns={2}
        value={values.channel}
        onValueChange={(channel) => set({ channel })}
        options={[
          { value: 'email', label: t`By email`, description: t`We mail it with a link` },
          { value: 'none', label: t`Only the link`, description: t`You share it yourself` },
        ]}
      />
      {values.channel === 'email' ? (
        <>
          <Field label={t`To`} error={form.recipientError}>
            <TextInput
              size="desk"
              type="email"
              autoComplete="off"
              value={values.recipient}
              onChange={({ target }) => set({ recipient: target.value })}
            />
          </Field>
          <Field label={t`A few words from you`} aside={<Trans>Optional</Trans>}>
            <TextArea
              size="desk"
              rows={3}
              value={values.message}
              onChange={({ target }) => set({ message: target.value })}
            />
          </Field>
        </>
      ) : null}
      {form.lowPrices.length > 0 ? (
        <Notice level="warning" isLive title={t`Lower than you set yourself`}>
          <ul className="flex flex-col gap-1">
            {form.lowPrices.map(({ text, lineId }) => (
              <li key={text}>
                {text}{' '}
                {lineId ? (
                  <button
                    type="button"
                    onClick={() => onExplain(lineId)}
                    className="font-semibold underline underline-offset-3"
                  >
                    <Trans>Go to the line</Trans>
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {form.failure ? (
        <Notice level="error" isLive comesIntoView title={t`The quote was not sent`}>
          {errorText(form.failure)}
        </Notice>
      ) : null}
    </form>
  );
}
