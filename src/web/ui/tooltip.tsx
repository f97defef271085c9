import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** Once around the app: 700 ms until the first tip, 300 ms in which the next one comes at once. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  readonly text: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes focus. A tip adds to its name, it never is the name. */
  readonly children: ReactElement;
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="type-small z-50 max-w-72 rounded-sm bg-inverse px-2.5 py-1.5 text-inverse shadow-2"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
