import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '#web/ui/class-names.ts';

export interface ThreadMessage {
  readonly id: string;
  readonly author: 'provider' | 'customer' | 'system';
  readonly body: string;
  readonly created_at: string;
}

interface MessageThreadProps {
  readonly messages: readonly ThreadMessage[];
  /** Whose screen this is: their own words stand at the right. */
  readonly reader: 'provider' | 'customer';
  /** The name of the other side. */
  readonly other: string;
}

/** What was said, oldest first. Words are shown as they were written; nothing in them is markup. */
export function MessageThread({ messages, reader, other }: MessageThreadProps) {
  const { t } = useLingui();
  if (messages.length === 0) {
    return (
      <p className="py-6 text-center text-pretty text-secondary">
        <Trans>Nothing said yet. What you write here goes to {other}.</Trans>
      </p>
    );
  }
  return (
    <ol aria-label={t`Messages`} className="grid gap-3 py-2">
      {messages.map((message) => (
        <Bubble key={message.id} message={message} isOwn={message.author === reader} other={other} />
      ))}
    </ol>
  );
}

function Bubble({
  message,
  isOwn,
  other,
}: {
  readonly message: ThreadMessage;
  readonly isOwn: boolean;
  readonly other: string;
}) {
  const { t, i18n } = useLingui();
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
      </p>
    </li>
  );
}
