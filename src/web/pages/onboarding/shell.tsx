import type { ReactNode } from 'react';
import type { OnboardingStep } from '#domain/onboarding/steps.ts';
import { Brand } from '#web/app/brand.tsx';
import { OfflineBar } from '#web/app/offline-bar.tsx';

interface ShellProps {
  readonly step: OnboardingStep;
  readonly trailing?: ReactNode;
  readonly children: ReactNode;
}

/** The pages of a customer bring a main part of their own. */
const hasOwnMain: ReadonlySet<OnboardingStep> = new Set(['customer_form', 'customer_view']);

/** One thing at a time, no navigation to get lost in. */
export function Shell({ step, trailing, children }: ShellProps) {
  const Main = hasOwnMain.has(step) ? 'div' : 'main';
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBar />
      <header className="flex items-center justify-between gap-3 py-2.5 pr-3 pl-5 md:px-7">
        <Brand className="self-center" />
        {trailing}
      </header>
      <Main className="mx-auto w-full max-w-160 flex-1 px-5 pt-4 pb-safe-12 outline-none md:pt-8">{children}</Main>
    </div>
  );
}
