import { useState } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/**
 * The movement of what follows on something. What the page was opened with stands still: it would be seen later, and on a
 * slow phone much later, for the sake of coming from nowhere.
 */
export function useStepIn(): string {
  const isHydrated = useHydrated();
  const [follows] = useState(isHydrated);
  return follows ? 'animate-step-in' : '';
}
