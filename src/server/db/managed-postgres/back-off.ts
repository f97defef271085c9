import { setTimeout as delay } from 'node:timers/promises';

const shortestMs = 1_000;
const longestMs = 30_000;
/** Whatever ran this long has recovered: the next failure is a new one. */
const steadyMs = 60_000;

export interface Pauses {
  /** Waits as long as is due before another try. False as soon as nobody wants one any more. */
  readonly next: (ending: AbortSignal) => Promise<boolean>;
}

/** Pauses between tries: none before the first, then 1, 2, 4 … 30 seconds, until something lasted for a minute. */
export function backOff({ now = Date.now, wait = delay }: { now?: () => number; wait?: typeof delay } = {}): Pauses {
  let failures = 0;
  let lastTry = Number.NEGATIVE_INFINITY;
  return {
    next: async (signal) => {
      if (signal.aborted) return false;
      failures = now() - lastTry > steadyMs ? 0 : failures + 1;
      if (failures > 0) {
        const pause = Math.min(shortestMs * 2 ** (failures - 1), longestMs);
        await wait(pause, undefined, { signal }).catch(() => undefined);
      }
      lastTry = now();
      return !signal.aborted;
    },
  };
}
