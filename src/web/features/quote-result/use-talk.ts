import { useCallback, useEffect, useState } from 'react';
import type { Call } from '#web/api/call-types.ts';
import type { ThreadMessage } from '#web/ui/message-thread.tsx';
import type { CustomerQuote } from './sent-quote.ts';

const pollMs = 8000;

export interface Talk {
  /** Null until they have come. */
  readonly messages: readonly ThreadMessage[] | null;
  /** The latest attempt came to nothing; what is there may be older. */
  readonly isFailed: boolean;
  /** Words of the provider that were not on screen yet. */
  readonly unread: number;
  readonly reload: () => void;
}

interface TalkOptions {
  readonly call: Call;
  readonly token: string;
  readonly quote: Pick<CustomerQuote, 'messages_unread'>;
  /** What the page was rendered with; each sent message brings newer ones. */
  readonly initial: readonly ThreadMessage[] | null;
  /** Only a thread on screen is fetched: fetching marks as read. */
  readonly isOpen: boolean;
}

/** The talk with the provider, fetched again and again while it is on screen. */
export function useTalk({ call, token, quote, initial, isOpen }: TalkOptions): Talk {
  const [known, setKnown] = useState(quote);
  const [messages, setMessages] = useState(initial);
  const [isFailed, setFailed] = useState(false);
  const [isRead, setRead] = useState(false);
  if (known !== quote) {
    setKnown(quote);
    setRead(false);
    if (initial) setMessages(initial);
  }
  const reload = useCallback(() => {
    call('GET /customer/quotes/{id}/messages', { params: { id: token } }).then(
      ({ data }) => {
        setMessages(data);
        setFailed(false);
        setRead(true);
      },
      () => setFailed(true),
    );
  }, [call, token]);
  useEffect(() => {
    if (!isOpen) return;
    reload();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) reload();
    }, pollMs);
    addEventListener('online', reload);
    return () => {
      clearInterval(timer);
      removeEventListener('online', reload);
    };
  }, [isOpen, reload]);
  return { messages, isFailed, unread: isRead ? 0 : quote.messages_unread, reload };
}
