import { useEffect } from 'react';
import type { AnswerData, Call } from '#web/api/call-types.ts';
import { askPolitely } from './ask-politely.ts';

type CustomerStatus = AnswerData<'GET /customer/quotes/{id}/status'>;

interface StatusWatch {
  readonly token: string;
  readonly call: Call;
  readonly isOn?: boolean;
  /** Says whether to go on asking. */
  readonly onStatus: (status: CustomerStatus) => boolean;
}

const firstMs = 2_000;
const longestMs = 10_000;

/** Asks where the quote stands while its customer waits for it. */
export function useStatusWatch({ token, call, isOn = true, onStatus }: StatusWatch): void {
  useEffect(() => {
    if (!isOn) return;
    let isLeft = false;
    const stop = askPolitely({
      ask: async () => {
        const { data } = await call('GET /customer/quotes/{id}/status', { params: { id: token } });
        return !isLeft && onStatus(data);
      },
      firstMs,
      longestMs,
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [token, call, isOn, onStatus]);
}
