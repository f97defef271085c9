import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useKeptText } from '#web/ui/use-kept-text.ts';
import { useOnline } from '#web/ui/use-online.ts';
import type { AnswerIntent, AnswerRefusal } from './answer-quote.ts';
import { keyOfWords } from './key-of-words.ts';
import { keptName } from './use-arrivals.ts';

/** What every form that answers a quote is given. */
export interface Answering {
  readonly token: string;
  /** How many answers have gone out from this page; each leaves an empty form. */
  readonly arrivals: number;
  readonly isSending: boolean;
  readonly refusal: AnswerRefusal | null;
  readonly idempotencyKey: string;
}

interface WordsFormProps extends Answering {
  readonly intent: AnswerIntent;
  readonly label: string;
  readonly send: ReactNode;
  /** Above the words, such as the choice of a reason. */
  readonly children?: ReactNode;
  /** The words may stay away. */
  readonly isOptional?: boolean;
  readonly isDanger?: boolean;
  /** The words before it have just gone out: the reader goes on writing here. */
  readonly isNext?: boolean;
  /** What stands in the field to begin with. */
  readonly suggestion?: string;
}

/** Words to the provider, kept in this browser until they have arrived. A plain form where there is no script. */
export function WordsForm({ intent, isOptional = false, ...props }: WordsFormProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const refusal = props.refusal?.intent === intent ? props.refusal : null;
  const [text, setText] = useKeptText(keptName(intent, props.token), refusal?.words ?? props.suggestion);
  const [isMissing, setMissing] = useState(refusal?.kind === 'empty');
  useEffect(() => {
    if (props.isNext) field.current?.focus();
  }, [props.isNext]);
  const keyField = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const isEmpty = !isOptional && !text.trim();
    if (isEmpty || props.isSending) event.preventDefault();
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    if (!keyField.current) return;
    // A late second press, or another try after a reload, comes with a new key of the page: the same words are the same message.
    const { idempotency_key: _key, ...asked } = Object.fromEntries(new FormData(event.currentTarget));
    keyField.current.value = keyOfWords(keptName(intent, props.token), asked, props.idempotencyKey);
  };
  return (
    <Form method="post" replace noValidate onSubmit={submit} className="mt-3">
      <input type="hidden" name="intent" value={intent} />
      <input ref={keyField} type="hidden" name="idempotency_key" value={props.idempotencyKey} />
      {props.children}
      <Field
        label={props.label}
        {...(isOptional && { aside: <Trans>Optional</Trans> })}
        {...(isMissing && { error: t`Please write a few words.` })}
      >
        <TextArea
          ref={field}
          name="message"
          maxLength={10_000}
          dir="auto"
          value={text}
          onChange={(event) => {
            setMissing(false);
            setText(event.currentTarget.value);
          }}
        />
      </Field>
      <Failure refusal={refusal} />
      <Button
        type="submit"
        variant={props.isDanger ? 'danger' : 'primary'}
        size="touch"
        wide
        className="mt-4"
        pending={props.isSending}
      >
        {props.send}
      </Button>
    </Form>
  );
}

function Failure({ refusal }: Pick<WordsFormProps, 'refusal'>) {
  const isOnline = useOnline();
  if (!isOnline) {
    return (
      <Notice isLive className="mt-3">
        <Trans>You are offline. What you write is kept on this device; send it once you are back.</Trans>
      </Notice>
    );
  }
  if (refusal?.kind !== 'failed') return null;
  return (
    <Notice isLive level="error" className="mt-3">
      {refusal.message ?? (
        <Trans>This did not go through. Your words are still here: check the connection and try again.</Trans>
      )}
    </Notice>
  );
}
