import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { useEarlierMessages, useMessages, useSendMessage } from '#web/api/messages.ts';
import { newKey } from '#web/api/new-key.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MessageThread } from '#web/ui/message-thread.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useKeptText } from '#web/ui/use-kept-text.ts';

/** The talk with the customer, and the field to answer in. */
export function ProviderMessages({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const messages = useMessages(quote.id);
  const earlier = useEarlierMessages(quote.id);
  const cursor = messages.data?.hasEarlier ? messages.data.messages[0]?.id : undefined;
  const other = quote.customer?.name ?? t`the customer`;
  return (
    <div tabIndex={-1} className="max-w-2xl px-5 py-4 outline-none md:px-6">
      {messages.data ? (
        <MessageThread
          messages={messages.data.messages}
          earlier={
            cursor
              ? { load: () => earlier.mutate(cursor), isLoading: earlier.isPending, isFailed: earlier.isError }
              : null
          }
          reader="provider"
          other={other}
        />
      ) : messages.error || messages.isPaused ? (
        <LoadFailure title={t`The messages could not be loaded`} query={messages} />
      ) : (
        <div className="grid gap-3 py-2" aria-busy="true">
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-12 w-1/2 justify-self-end" />
        </div>
      )}
      <ReplyForm quote={quote} other={other} />
    </div>
  );
}

function ReplyForm({ quote, other }: { readonly quote: Quote; readonly other: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [text, setText] = useKeptText(`reply-${quote.id}`);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // One key until it has arrived: trying again after a lost answer sends nothing twice.
  const key = useRef(newKey());
  const send = useSendMessage(quote.id);
  const hasMail = Boolean(quote.customer?.email ?? quote.links.some(({ recipient }) => recipient));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const message = text.trim();
    setMissing(!message);
    if (!message) field.current?.focus();
    if (!message || send.isPending) return;
    send.mutate(
      { message, idempotencyKey: key.current },
      {
        onSuccess: () => {
          key.current = newKey();
          setText('');
        },
      },
    );
  };
  useEffect(() => {
    if (send.isSuccess) field.current?.focus();
  }, [send.isSuccess]);
  return (
    <form onSubmit={submit} noValidate className="mt-3 border-t border-subtle pt-4">
      <Field label={t`Write to ${other}`} {...(isMissing && { error: t`Please write a few words.` })}>
        <TextArea
          ref={field}
          size="desk"
          dir="auto"
          className="md:min-h-20"
          maxLength={10_000}
          value={text}
          onChange={(event) => {
            setMissing(false);
            setText(event.currentTarget.value);
          }}
        />
      </Field>
      {send.error ? (
        <Notice isLive level="error" className="mt-3">
          {errorText(send.error)}
        </Notice>
      ) : null}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="type-small text-secondary">
          {hasMail ? (
            <Trans>It is mailed, and shown on the customer’s page.</Trans>
          ) : (
            <Trans>It is shown on the customer’s page; there is no address to mail it to.</Trans>
          )}
        </p>
        <Button type="submit" variant="primary" pending={send.isPending}>
          <Icon icon={Send} size={16} />
          <Trans>Send message</Trans>
        </Button>
      </div>
    </form>
  );
}
