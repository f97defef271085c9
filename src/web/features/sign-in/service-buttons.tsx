import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SignInService } from '#contract/request-context.ts';
import { useSettings } from '#web/app/brand.tsx';
import { rememberNext } from '#web/app/remembered-next.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useAuthErrorText } from './auth-error-text.ts';

/** Names, which no language changes. */
export const serviceNames: Record<SignInService, string> = {
  google: 'Google',
  github: 'GitHub',
  facebook: 'Facebook',
  apple: 'Apple',
};

/** In the order in which they are shown. */
export const signInServices: readonly SignInService[] = ['google', 'apple', 'github', 'facebook'];

/** The services that this installation has set up, and nothing at all where there are none. */
export function ServiceButtons({ next }: { readonly next: string | null }) {
  const { t } = useLingui();
  const { waysIn } = useSettings();
  const services = signInServices.filter((service) => waysIn.services.includes(service));
  const textOf = useAuthErrorText();
  const isHydrated = useHydrated();
  const [leavingTo, setLeavingTo] = useState<SignInService>();
  const [problem, setProblem] = useState<string>();
  if (services.length === 0) return null;

  const go = async (service: SignInService) => {
    setLeavingTo(service);
    setProblem(undefined);
    rememberNext(next);
    try {
      const { signInWithService } = await import('#web/app/service-sign-in.ts');
      const error = await signInWithService(service);
      if (!error) return;
      setProblem(textOf(error));
    } catch {
      setProblem(t`No connection right now. Please try again in a moment.`);
    }
    setLeavingTo(undefined);
  };
  return (
    <div className="mt-5 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-secondary before:h-px before:flex-1 before:bg-(--border-default) after:h-px after:flex-1 after:bg-(--border-default)">
        <Trans>or</Trans>
      </p>
      {problem ? (
        <Notice level="error" isLive>
          {problem}
        </Notice>
      ) : null}
      {services.map((service) => (
        <Button
          key={service}
          size="touch"
          wide
          pending={leavingTo === service}
          disabled={!isHydrated || (leavingTo !== undefined && leavingTo !== service)}
          className="disabled:opacity-100!"
          onClick={() => void go(service)}
        >
          <ServiceLabel name={serviceNames[service]} />
        </Button>
      ))}
    </div>
  );
}

const ServiceLabel = ({ name }: { readonly name: string }) => <Trans>Continue with {name}</Trans>;
