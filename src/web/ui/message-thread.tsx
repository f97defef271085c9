import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DeliveryStatus } from '#domain/message/delivery-status.ts';
import type { MessageKind } from '#domain/message/message.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { usePassFocusOn } from '#web/ui/use-pass-focus-on.ts';

export interface ThreadMessage {
  readonly id: string;
  readonly author: 'provider' | 'customer' | 'system';
  readonly body: string;
  readonly created_at: string;
  readonly kind: MessageKind;
  readonly delivery_status: DeliveryStatus | null;
}

/** What words came with, where they were more than words. */
const kindWords: Partial<Record<MessageKind, MessageDescriptor>> = {
  decline: msg`When declining`,
  change_request: msg`Asking for a change`,
};

const deliveryWords: Record<DeliveryStatus, MessageDescriptor> = {
  pending: msg`Waiting`,
  queued: msg`On its way`,
  sending: msg`On its way`,
  sent: msg`Sent`,
  delivered: msg`Delivered`,
  read: msg`Read`,
  failed: msg`The mail did not go out`,
  undelivered: msg`The mail did not arrive`,
};
const notArrived: ReadonlySet<DeliveryStatus | null> = new Set(['failed', 'undelivered']);

export interface EarlierMessages {
  readonly load: () => void;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

interface MessageThreadProps {
  readonly messages: readonly ThreadMessage[];
  /** What was said before the first of them; null where that is the beginning. */
  readonly earlier: EarlierMessages | null;
  /** Whose screen this is: their own words stand at the right. */
  readonly reader: 'provider' | 'customer';
  /** The name of the other side. */
  readonly other: string;
}

/** What was said, oldest first. Words are shown as they were written; nothing in them is markup. */
export function MessageThread({ messages, earlier, reader, other }: MessageThreadProps) {
  const { t } = useLingui();
  if (messages.length === 0) {
    return (
      <p className="py-6 text-center text-pretty text-secondary">
        <Trans>No messages yet. What you write here goes to {other}.</Trans>
      </p>
    );
  }
  return (
    <>
      {earlier ? <EarlierButton {...earlier} /> : null}
      <ol aria-label={t`Messages`} className="grid gap-3 py-2">
        {messages.map((message) => (
          <Bubble key={message.id} message={message} reader={reader} other={other} />
        ))}
      </ol>
    </>
  );
}

function EarlierButton({ load, isLoading, isFailed }: EarlierMessages) {
  const button = usePassFocusOn<HTMLButtonElement>();
  return (
    <div className="grid justify-items-center gap-2 py-2">
      <Button ref={button} variant="ghost" size="touch-small" pending={isLoading} onClick={load}>
        <Trans>Earlier messages</Trans>
      </Button>
      {isFailed ? (
        <p role="alert" className="type-small text-danger">
          <Trans>They could not be loaded. Please try again.</Trans>
        </p>
      ) : null}
    </div>
  );
}

function Bubble({
  message,
  reader,
  other,
}: {
  readonly message: ThreadMessage;
  readonly reader: 'provider' | 'customer';
  readonly other: string;
}) {
  const { t, i18n } = useLingui();
  const isOwn = message.author === reader;
  const kind = kindWords[message.kind];
  // A mail to the provider that did not go out is nothing a customer could do about: the words are there all the same.
  const delivery =
    isOwn && (reader === 'provider' || !notArrived.has(message.delivery_status)) && message.delivery_status;
  return (
    <li className={classNames('flex max-w-[85%] flex-col gap-1', isOwn ? 'items-end justify-self-end' : '')}>
      <p
        dir="auto"
        className={classNames(
          'rounded-lg px-3.5 py-2.5 wrap-anywhere whitespace-pre-line',
          isOwn ? 'bg-selected' : 'bg-sunken',
        )}
      >
        {message.body}
      </p>
      <p className="type-caption font-normal text-secondary">
        {isOwn ? t`You` : other} · {/* The server renders in its own time zone; the reader's takes over. */}
        <time dateTime={message.created_at} suppressHydrationWarning>
          {i18n.date(new Date(message.created_at), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        {kind ? <> · {i18n._(kind)}</> : null}
        {delivery ? (
          <span className={notArrived.has(delivery) ? 'text-danger' : undefined}>
            {' '}
            · {i18n._(deliveryWords[delivery])}
          </span>
        ) : null}
      </p>
    </li>
  );
}
