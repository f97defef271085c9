import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import type { Call } from '#web/api/call-types.ts';
import { type Thread, threadOf, withEarlier, withNewest } from '#web/api/thread.ts';
import type { EarlierMessages, ThreadMessage } from '#web/ui/message-thread.tsx';
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
  /** How to get at what was said before; null where that is all. */
  readonly earlier: EarlierMessages | null;
}

interface TalkOptions {
  readonly call: Call;
  readonly token: string;
  readonly quote: Pick<CustomerQuote, 'messages_unread'>;
  /** What the page was rendered with; each sent message brings newer ones. */
  readonly initial: Thread<ThreadMessage> | null;
  /** Only a thread on screen is fetched: fetching marks as read. */
  readonly isOpen: boolean;
}

/** The talk with the provider, fetched again and again while it is on screen. */
export function useTalk({ call, token, quote, initial, isOpen }: TalkOptions): Talk {
  const [known, setKnown] = useState(quote);
  const [thread, setThread] = useState(initial);
  const [isFailed, setFailed] = useState(false);
  const [isRead, setRead] = useState(false);
  if (known !== quote) {
    setKnown(quote);
    setRead(false);
    if (initial) setThread(withNewest(thread, initial));
  }
  const reload = useCallback(() => {
    call('GET /customer/quotes/{id}/messages', { params: { id: token } }).then(
      (answer) => {
        setThread((before) => withNewest(before, threadOf(answer)));
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
  const earlier = useEarlier({ call, token, thread, setThread });
  const unread = isRead ? 0 : quote.messages_unread;
  return { messages: thread?.messages ?? null, isFailed, unread, reload, earlier };
}

interface EarlierOptions extends Pick<TalkOptions, 'call' | 'token'> {
  readonly thread: Thread<ThreadMessage> | null;
  readonly setThread: Dispatch<SetStateAction<Thread<ThreadMessage> | null>>;
}

function useEarlier({ call, token, thread, setThread }: EarlierOptions): EarlierMessages | null {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const cursor = thread?.messages[0]?.id;
  const load = (): void => {
    if (!cursor || state === 'loading') return;
    setState('loading');
    call('GET /customer/quotes/{id}/messages', { params: { id: token }, query: { before: cursor } }).then(
      (answer) => {
        setThread((known) => known && withEarlier(known, { cursor, page: threadOf(answer) }));
        setState('idle');
      },
      () => setState('failed'),
    );
  };
  return thread?.hasEarlier ? { load, isLoading: state === 'loading', isFailed: state === 'failed' } : null;
}
