export interface Asking {
  /** Whether to go on asking. An answer that does not come is no reason to stop. */
  readonly ask: () => Promise<boolean>;
  readonly firstMs: number;
  readonly longestMs: number;
}

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

const growth = 1.5;

/**
 * Asks again and again, less and less often, one question at a time, and not at all while nobody looks; whoever comes back
 * to the page is answered at once. Gives what ends it.
 */
export function askPolitely({ ask, firstMs, longestMs }: Asking, page: Page = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstMs;
  let isAsking = false;
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', lookAgain);
  };
  const wait = (): void => {
    if (isOver || page.visibilityState === 'hidden') return;
    timer = setTimeout(() => void askOnce(), pauseMs);
    pauseMs = Math.min(pauseMs * growth, longestMs);
  };
  const askOnce = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const goesOn = await ask().catch(() => true);
    isAsking = false;
    if (goesOn) wait();
    else stop();
  };
  const lookAgain = (): void => {
    clearTimeout(timer);
    if (page.visibilityState === 'hidden') return;
    pauseMs = firstMs;
    void askOnce();
  };
  page.addEventListener('visibilitychange', lookAgain);
  wait();
  return stop;
}
