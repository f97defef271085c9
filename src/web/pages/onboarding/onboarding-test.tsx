import { Trans } from '@lingui/react/macro';
import { data, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router';
import { transportContext } from '#contract/request-context.ts';
import { isOnboardingStep } from '#domain/onboarding/steps.ts';
import { createCall } from '#web/api/client.ts';
import { dataOf } from '#web/api/data-of.ts';
import { RoleToTry, ServicesToTry } from '#web/features/onboarding/choice-steps.tsx';
import { Onboarding } from '#web/features/onboarding/onboarding.tsx';
import { onboardingTestPath, pathTo } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/onboarding-test';
import { Shell } from './shell.tsx';

/** The whole of it by samples: for whoever comes, signed in or not, and nothing is written. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const step = params.step ?? 'welcome';
  if (!isOnboardingStep(step)) throw data(null, { status: 404 });
  const call = createCall({ transport: context.get(transportContext) });
  return { step, quote: await call('POST /customer/demo', { body: { is_priced: true } }).then(dataOf) };
}

/** What is gone through within a step is only an address. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

const QuestionsOnPhone = onDemand(async () => (await import('./customer-pages.tsx')).QuestionsOnPhone);
const QuoteOnPhone = onDemand(async () => (await import('./customer-pages.tsx')).QuoteOnPhone);

export default function OnboardingTestPage({ loaderData: { step, quote } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <Shell step={step}>
      <Onboarding
        step={step}
        pathOf={onboardingTestPath}
        quote={quote}
        onSkip={() => void navigate(onboardingTestPath('success'))}
        isSkipping={false}
        slots={{
          role_intro: <RoleToTry />,
          service_selection: <ServicesToTry />,
          customer_form: <QuestionsOnPhone quote={quote} waiting={<Skeleton className="h-160" />} />,
          customer_view: <QuoteOnPhone quote={quote} waiting={<Skeleton className="h-160" />} />,
          success: (
            <ButtonLink to={pathTo('signup')} variant="primary" size="touch">
              <Trans>Create an account</Trans>
            </ButtonLink>
          ),
        }}
      />
    </Shell>
  );
}
