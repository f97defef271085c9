import { ApiError } from '../api/api-error.ts';
import { currentSession, hasLeft, lastUser, onSignedIn, refreshSession } from './session.ts';

/** Whom the page waits for. */
export interface Awaited {
  readonly email: string | undefined;
}

let canAsk = false;
let awaited: Awaited | null = null;
let underWay: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whom the page waits for to sign in again; null while nothing is amiss. */
export const awaitedNow = (): Awaited | null => awaited;

function show(next: Awaited | null): void {
  awaited = next;
  for (const listener of listeners) listener();
}

/** As long as a signed-in page stands there is something to keep, and a place to ask over. Another person's page is loaded afresh. */
export function standOver(): () => void {
  canAsk = true;
  let owner = lastUser()?.id;
  const stop = onSignedIn((user) => {
    owner ??= user.id;
    if (user.id !== owner) location.reload();
  });
  return () => {
    canAsk = false;
    stop();
  };
}

/**
 * Makes a call. Where the session has ended meanwhile, in whatever way, it is renewed or the person signs in again over
 * the page, and the call is made once more: the change it carried is not lost.
 */
export async function withSession<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isEnded(error) || !(await sessionAgain())) throw error;
    return send();
  }
}

export const isEnded = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthorized';

/** One way back for the whole page, however many calls wait for it. False where there is none: the caller goes to sign in. */
export function sessionAgain(): Promise<boolean> {
  underWay ??= back().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function back(): Promise<boolean> {
  if (hasLeft()) return false;
  const outcome = await refreshSession();
  return outcome === 'ended' && canAsk ? signInOverPage() : outcome === 'renewed';
}

const storageTries = 40;
const storagePauseMs = 50;

/** A tab hears of another one's session before its own storage shows it. */
async function untilStored(): Promise<void> {
  for (let tries = 0; tries < storageTries && !(await currentSession()); tries++)
    await new Promise((resolve) => setTimeout(resolve, storagePauseMs));
}

function signInOverPage(): Promise<boolean> {
  return new Promise((resolve) => {
    const owner = lastUser();
    const stop = onSignedIn((user) => {
      // `standOver` loads the page of another person.
      if (owner && user.id !== owner.id) return;
      stop();
      void untilStored().then(() => {
        show(null);
        resolve(true);
      });
    });
    show({ email: owner?.email });
  });
}
