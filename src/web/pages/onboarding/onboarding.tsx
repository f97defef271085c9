import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router';
import { isOnboardingStep, type OnboardingStep } from '#domain/onboarding/steps.ts';
import { getExampleDemo, getOwnDemo } from '#web/api/demo.ts';
import { getProfile } from '#web/api/provider.ts';
import { AccountMenu } from '#web/app/account-menu.tsx';
import { log } from '#web/app/log.ts';
import { freshMarks, markPerson } from '#web/app/person-marks.ts';
import { profileOrNull, requireSession } from '#web/app/require-session.ts';
import { currentSession } from '#web/app/session.ts';
import { pageAfterOnboarding } from '#web/app/way-in.ts';
import { DemoLinkForm } from '#web/features/onboarding/demo-link-form.tsx';
import { Onboarding } from '#web/features/onboarding/onboarding.tsx';
import { onboardingPath, pathTo } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SignedIn } from '../signed-in.tsx';
import type { Route } from './+types/onboarding';
import { RoleStep, ServicesStep, usePartWords, useSecondPart } from './own-steps.tsx';
import { Shell } from './shell.tsx';

export { HydrateFallback } from '../signed-in.tsx';

/** No profile is asked for: it is made here. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [({ request }) => requireSession({ request })];

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const step = await stepOf(params.step);
  const profile = await getProfile().catch((error: unknown) => {
    log('The profile could not be read', error);
    return null;
  });
  const quote = await (profile ? getOwnDemo() : getExampleDemo());
  return { step, quote, hasProfile: profile !== null, email: (await currentSession())?.user.email };
}

/** Without a step in the address it goes on where the person stopped, on whatever device that was. */
async function stepOf(named: string | undefined): Promise<OnboardingStep> {
  if (isOnboardingStep(named)) return named;
  const { onboarding_step: kept } = await freshMarks();
  if (isOnboardingStep(kept) && kept !== 'welcome') throw redirect(onboardingPath(kept));
  return 'welcome';
}

/** What is gone through within a step is only an address. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** They bring all that a customer's pages are made of. */
const QuestionsOnPhone = onDemand(async () => (await import('./customer-pages.tsx')).QuestionsOnPhone);
const QuoteOnPhone = onDemand(async () => (await import('./customer-pages.tsx')).QuoteOnPhone);

export default function OnboardingPage({ loaderData }: Route.ComponentProps) {
  return (
    <SignedIn>
      <Shell step={loaderData.step} trailing={<AccountMenu look="compact" />}>
        <Steps {...loaderData} />
      </Shell>
    </SignedIn>
  );
}

const formSteps: ReadonlySet<OnboardingStep> = new Set(['role_intro', 'service_selection']);

function Steps({ step, quote, hasProfile, email }: Route.ComponentProps['loaderData']) {
  const part = useSecondPart(step);
  const { leave, isLeaving } = useProgress(step);
  return (
    <Onboarding
      step={step}
      pathOf={onboardingPath}
      quote={quote}
      {...usePartWords(part)}
      {...(part && { backTo: onboardingPath(step) })}
      leadsOnItself={formSteps.has(step) && (hasProfile || step === 'role_intro')}
      onSkip={leave}
      isSkipping={isLeaving}
      slots={{
        role_intro: <RoleStep email={email} part={part} />,
        service_selection: <ServicesStep part={part} />,
        customer_form: <QuestionsOnPhone quote={quote} waiting={<Skeleton className="h-160" />} />,
        customer_view: (
          <div className="flex flex-col gap-6">
            <QuoteOnPhone quote={quote} waiting={<Skeleton className="h-160" />} />
            {hasProfile ? <DemoLinkForm /> : null}
          </div>
        ),
        success: <WaysOn hasProfile={hasProfile} />,
      }}
    />
  );
}

function WaysOn({ hasProfile }: { readonly hasProfile: boolean }) {
  if (!hasProfile)
    return (
      <ButtonLink to={pathTo('profileSetup')} variant="primary" size="touch">
        <Trans>Set up your profile</Trans>
      </ButtonLink>
    );
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <ButtonLink to={pathTo('quoteCreate')} variant="primary" size="touch">
        <Trans>Start the first quote</Trans>
      </ButtonLink>
      <ButtonLink to={pathTo('dashboard')} size="touch">
        <Trans>Go to the dashboard</Trans>
      </ButtonLink>
    </div>
  );
}

/** Where the person is stays with the person, and that they have seen it all, or enough. */
function useProgress(step: OnboardingStep) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (step === 'success') void markPerson({ onboarded: true, onboarding_step: null });
    else if (step !== 'welcome') void markPerson({ onboarding_step: step });
  }, [step]);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    await markPerson({ onboarded: true, onboarding_step: null });
    const profile = await profileOrNull();
    const marks = await freshMarks();
    await navigate(pageAfterOnboarding({ hasProfile: profile !== null, marks }));
  };
  return { leave: () => void leave(), isLeaving };
}
