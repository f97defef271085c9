import { authStorageKey } from './auth-place.ts';
import { queryClient } from './query-client.ts';

/**
 * Signing out in one tab is meant for all: what another one shows goes at once. A session that ends in any other way
 * leaves everything where it is, since there may be something to save.
 */
const key = (): string => `${authStorageKey()}-left`;

export const tellTabsOfLeaving = (): void => localStorage.setItem(key(), String(Date.now()));

let isSignedOut = false;

export const isSignedOutElsewhere = (): boolean => isSignedOut;

/** For `useSyncExternalStore`. */
export function subscribeToLeaving(listener: () => void): () => void {
  const before = localStorage.getItem(key());
  const leave = () => {
    isSignedOut = true;
    queryClient().clear();
    listener();
  };
  const hear = (event: StorageEvent) => {
    if (event.key === key() && event.newValue) leave();
  };
  // A tab that was asleep hears nothing: it looks when it is looked at.
  const look = () => {
    if (localStorage.getItem(key()) !== before && !localStorage.getItem(authStorageKey())) leave();
  };
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
