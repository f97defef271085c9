import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For what goes away when it is pressed, such as "Try again": the focus that was in it then goes to the nearest block
 * around it that takes one, where what was asked for appears, and does not fall to the page's beginning.
 */
export function usePassFocusOn<Block extends HTMLElement>(): RefObject<Block | null> {
  const block = useRef<Block>(null);
  useLayoutEffect(() => {
    const shown = block.current;
    // Runs while the block still stands in the page; a moment later the browser would have dropped the focus.
    return () => {
      if (shown?.contains(document.activeElement))
        shown.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return block;
}
