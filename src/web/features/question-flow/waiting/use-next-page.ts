import { useEffect } from 'react';
import type { NextPage } from '#contract/customer-quotes.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { Call } from '#web/api/call-types.ts';

interface NextPageOptions {
  readonly token: string;
  readonly call: Call;
  readonly onNext: (next: NextPage) => void;
}

const firstPauseMs = 2_000;
const longestPauseMs = 10_000;

/** A link that opens nothing any more has its own page; anything else may be over the next time. */
const failedBy = (error: unknown): 'gone' | null =>
  error instanceof ApiError && (error.code === 'link_gone' || error.code === 'not_found') ? 'gone' : null;

/** Asks where the quote stands, less and less often, and not at all while nobody looks. */
export function useNextPage({ token, call, onNext }: NextPageOptions): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pauseMs = firstPauseMs;
    let isOver = false;
    const ask = async (): Promise<void> => {
      const answer = await call('GET /customer/quotes/{id}/status', { params: { id: token } }).catch(failedBy);
      if (isOver) return;
      if (answer === 'gone') return onNext('error');
      if (answer && answer.data.next !== 'pending') return onNext(answer.data.next);
      wait();
    };
    const wait = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(() => void ask(), pauseMs);
      pauseMs = Math.min(pauseMs * 1.5, longestPauseMs);
    };
    const lookAgain = (): void => {
      pauseMs = firstPauseMs;
      if (document.visibilityState === 'hidden') clearTimeout(timer);
      else void ask();
    };
    wait();
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [token, call, onNext]);
}
