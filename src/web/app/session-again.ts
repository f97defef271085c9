import { ApiError } from '../api/api-error.ts';
import {
  currentSession,
  endSessionOf,
  hasLeft,
  lacksSecondStep,
  lastUser,
  onNewSession,
  onSignedIn,
  refreshSession,
} from './session.ts';

/** What the page waits for: that the person signs in again since the session has ended, or to show that it is them, or does the second step. */
export interface Awaited {
  readonly step: 'sign-in' | 'afresh' | 'second';
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

/** What the page waits for; null while nothing is amiss. */
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
    if (!(await isMended(error))) throw error;
    return send();
  }
}

async function isMended(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'unauthorized') return sessionAgain();
  if (error.code === 'second_factor_required') return secondStep();
  return error.code === 'fresh_sign_in_required' && signInAfresh();
}

export const isEnded = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthorized';

/** One way back for the whole page, however many calls wait for it. False where there is none: the caller goes to sign in. */
export function sessionAgain(): Promise<boolean> {
  underWay ??= back().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

let asking: Promise<boolean> | undefined;
let answer: ((isDone: boolean) => void) | undefined;

/** One question at a time, which the person may turn away from. False also where there is no page to ask over. */
function askFor(step: Exclude<Awaited['step'], 'sign-in'>): Promise<boolean> {
  if (!canAsk) return Promise.resolve(false);
  asking ??= new Promise<boolean>((resolve) => {
    answer = resolve;
    show({ step, email: lastUser()?.email });
  }).finally(() => {
    asking = undefined;
    show(null);
  });
  return asking;
}

/** What was asked for is done, or the person turned away from it. */
export const answerStep = (isDone: boolean): void => answer?.(isDone);

/** The second step over the page. */
export const secondStep = (): Promise<boolean> => askFor('second');

/** Another sign-in of the same person over the page, for what an open browser alone must not do. It takes the place of the session before. */
export async function signInAfresh(): Promise<boolean> {
  const before = await currentSession();
  const stop = onNewSession(before, () => answerStep(true));
  const isDone = await askFor('afresh').finally(stop);
  if (!isDone) return false;
  if (before) void endSessionOf(before);
  return (await lacksSecondStep()) ? secondStep() : true;
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
      void untilStored()
        .then(async () => (await lacksSecondStep()) && secondStep())
        .then(() => {
          show(null);
          resolve(true);
        });
    });
    show({ step: 'sign-in', email: owner?.email });
  });
}
