import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the script runs yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
