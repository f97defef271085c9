import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { MessageThread, type ThreadMessage } from '#web/ui/message-thread.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { rejectReasons, useRejectReasonWords } from '#web/ui/reject-reasons.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import type { AnswerRefusal } from './answer-quote.ts';
import { CustomerSheet } from './customer-sheet.tsx';
import type { CustomerQuote } from './sent-quote.ts';

interface SheetProps {
  readonly quote: CustomerQuote;
  readonly isOpen: boolean;
  readonly isSending: boolean;
  readonly refusal: AnswerRefusal | null;
  readonly idempotencyKey: string;
  readonly onClose: () => void;
}

/** Words to the provider, with what was said before. */
export function MessageSheet(props: SheetProps & { readonly messages: readonly ThreadMessage[] | null }) {
  const { quote, messages } = props;
  const { t } = useLingui();
  const who = quote.provider.person ?? quote.provider.name;
  return (
    <CustomerSheet title={<Trans>Messages with {who}</Trans>} isOpen={props.isOpen} onClose={props.onClose}>
      {messages ? <MessageThread messages={messages} reader="customer" other={who} /> : null}
      {quote.is_preview ? null : (
        <WordsForm
          // A message that went out leaves an empty field.
          key={messages?.length ?? 0}
          {...props}
          intent="message"
          label={t`Your message`}
          send={<Trans>Send message</Trans>}
        />
      )}
    </CustomerSheet>
  );
}

export function ChangeSheet(props: SheetProps) {
  const { t } = useLingui();
  const who = props.quote.provider.person ?? props.quote.provider.name;
  return (
    <CustomerSheet title={<Trans>Ask for a change</Trans>} isOpen={props.isOpen} onClose={props.onClose}>
      <p className="mt-1 text-pretty text-secondary">
        <Trans>{who} gets the quote back with your words and sends you a new price. Your answers stay.</Trans>
      </p>
      <WordsForm
        {...props}
        intent="request-changes"
        label={t`What should be different?`}
        send={<Trans>Ask for this change</Trans>}
      />
    </CustomerSheet>
  );
}

interface WordsFormProps extends SheetProps {
  readonly intent: 'message' | 'request-changes';
  readonly label: string;
  readonly send: ReactNode;
}

function WordsForm({ intent, label, send, isSending, refusal, idempotencyKey }: WordsFormProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(refusal?.kind === 'empty');
  const submit = (event: FormEvent): void => {
    const isEmpty = !field.current?.value.trim();
    if (isEmpty || isSending) event.preventDefault();
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
  };
  return (
    <Form method="post" replace noValidate onSubmit={submit} className="mt-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <Field label={label} {...(isMissing && { error: t`Please write a few words.` })}>
        <TextArea ref={field} name="message" maxLength={10_000} dir="auto" onChange={() => setMissing(false)} />
      </Field>
      <Failure refusal={refusal} />
      <Button type="submit" variant="primary" size="touch" wide className="mt-4" pending={isSending}>
        {send}
      </Button>
    </Form>
  );
}

export function DeclineSheet({ quote, isOpen, isSending, refusal, idempotencyKey, onClose }: SheetProps) {
  const { t } = useLingui();
  const words = useRejectReasonWords();
  const who = quote.provider.person ?? quote.provider.name;
  return (
    <CustomerSheet title={<Trans>Decline this quote</Trans>} isOpen={isOpen} onClose={onClose}>
      <p className="mt-1 mb-3 text-pretty text-secondary">
        <Trans>A reason helps {who} to do better, and may bring you another offer. It can stay empty.</Trans>
      </p>
      <Form method="post" replace onSubmit={(event) => isSending && event.preventDefault()}>
        <input type="hidden" name="intent" value="reject" />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <RadioCards
          legend={t`Reason`}
          isLegendHidden
          name="reason"
          options={rejectReasons.map((reason) => ({ value: reason, label: words(reason) }))}
        />
        <Field className="mt-3" label={t`Anything else? (optional)`}>
          <TextArea name="message" maxLength={10_000} dir="auto" />
        </Field>
        <Failure refusal={refusal} />
        <Button type="submit" variant="danger" size="touch" wide className="mt-4" pending={isSending}>
          <Trans>Decline this quote</Trans>
        </Button>
      </Form>
    </CustomerSheet>
  );
}

function Failure({ refusal }: Pick<SheetProps, 'refusal'>) {
  if (refusal?.kind !== 'failed') return null;
  return (
    <Notice isLive level="error" className="mt-3">
      {refusal.message ?? (
        <Trans>This did not go through. Your words are still here: check the connection and try again.</Trans>
      )}
    </Notice>
  );
}
