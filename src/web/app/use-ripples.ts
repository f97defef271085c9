import { useEffect } from 'react';

/** The pressed buttons of a page answer with a ripple once what draws it has come; nothing waits for it. */
export function useRipples(): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const [{ startRipples }, { areEnhancementsOn }] = await Promise.all([
        import('../ui/ripple.ts'),
        import('./enhancements.ts'),
      ]);
      if (!isGone) end = startRipples(areEnhancementsOn);
    };
    // Without it a button does all that it does.
    void start().catch(() => undefined);
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
}
