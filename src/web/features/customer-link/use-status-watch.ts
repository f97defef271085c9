import { useEffect } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import type { AnswerData, Call } from '#web/api/call-types.ts';
import { askPolitely } from './ask-politely.ts';

type CustomerStatus = AnswerData<'GET /customer/quotes/{id}/status'>;

interface StatusWatch {
  readonly token: string;
  readonly call: Call;
  readonly isOn?: boolean;
  /** Says whether to go on asking. */
  readonly onStatus: (status: CustomerStatus) => boolean;
  /** The link opens nothing any more, which its own page explains. */
  readonly onGone: () => void;
}

const firstMs = 2_000;
const longestMs = 10_000;

/** Anything but a link that has ended may be over the next time. */
function goneOrThrow(error: unknown): null {
  if (error instanceof ApiError && (error.code === 'link_gone' || error.code === 'not_found')) return null;
  throw error;
}

/** Asks where the quote stands while its customer waits for it. */
export function useStatusWatch({ token, call, isOn = true, onStatus, onGone }: StatusWatch): void {
  useEffect(() => {
    if (!isOn) return;
    let isLeft = false;
    const stop = askPolitely({
      ask: async () => {
        const answer = await call('GET /customer/quotes/{id}/status', { params: { id: token } }).catch(goneOrThrow);
        if (isLeft) return false;
        if (answer) return onStatus(answer.data);
        onGone();
        return false;
      },
      firstMs,
      longestMs,
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [token, call, isOn, onStatus, onGone]);
}
