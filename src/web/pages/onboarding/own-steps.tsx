import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useProfileCheck } from '#web/api/provider.ts';
import { markProfile } from '#web/app/person-marks.ts';
import { TaxSection } from '#web/features/business-settings/tax-section.tsx';
import { PricingBasisCard } from '#web/features/pricing-rules/pricing-basis-card.tsx';
import { moneyOf } from '#web/features/pricing-rules/pricing-section.tsx';
import { ProfileSection } from '#web/features/provider-setup/profile-section.tsx';
import { ServicesSection } from '#web/features/services-picker/services-section.tsx';
import { onboardingPath } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** Two of the demo's steps ask for what is real; each has a second part, which is an address. */
const parts = { role_intro: 'tax', service_selection: 'prices' } as const;

export function useSecondPart(step: string | undefined): string | null {
  const [search] = useSearchParams();
  const part = search.get('part');
  return Object.entries(parts).some(([of, name]) => of === step && name === part) ? part : null;
}

const taxPath = `${onboardingPath('role_intro')}?part=tax`;
const pricesPath = `${onboardingPath('service_selection')}?part=prices`;
const skip = (to: string) => (
  <ButtonLink to={to} variant="ghost">
    <Trans>Skip for now</Trans>
  </ButtonLink>
);

/** Who quotes, then who that is for the tax office. */
export function RoleStep({ email, part }: { readonly email: string | undefined; readonly part: string | null }) {
  const navigate = useNavigate();
  const next = onboardingPath('service_selection');
  if (part === 'tax')
    return (
      <NeedsProfile>
        <TaxSection
          title={<Trans>Business and tax</Trans>}
          saveLabel={<Trans>Save and go on</Trans>}
          aside={skip(next)}
          onSaved={() => navigate(next)}
        />
      </NeedsProfile>
    );
  return (
    <ProfileSection
      email={email}
      saveLabel={<Trans>Save and go on</Trans>}
      onSaved={async (provider) => {
        await markProfile(provider);
        await navigate(taxPath);
      }}
    />
  );
}

/** What is offered, then the two numbers that price it. */
export function ServicesStep({ part }: { readonly part: string | null }) {
  const navigate = useNavigate();
  if (part === 'prices')
    return (
      <NeedsProfile>
        <TwoNumbers />
      </NeedsProfile>
    );
  return (
    <NeedsProfile>
      <ServicesSection
        saveLabel={<Trans>Save and go on</Trans>}
        aside={skip(pricesPath)}
        onSaved={() => navigate(pricesPath)}
      />
    </NeedsProfile>
  );
}

function TwoNumbers() {
  const { data } = useProfileCheck();
  const locale = useLocale();
  return (
    <>
      <PricingBasisCard money={moneyOf(data?.provider ?? null, locale)} />
      <footer className="mt-6 flex justify-end">
        <ButtonLink to={onboardingPath('customer_persona')} variant="primary">
          <Trans>Go on</Trans>
        </ButtonLink>
      </footer>
    </>
  );
}

/** What hangs on a profile is asked for once there is one. */
function NeedsProfile({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { data, isPending } = useProfileCheck();
  if (isPending) return <SkeletonRows count={3} label={t`Loading your profile`} rowClassName="h-28" />;
  if (data?.exists) return children;
  return (
    <Notice
      title={<Trans>First we need to know who you are</Trans>}
      action={
        <ButtonLink to={onboardingPath('role_intro')}>
          <Trans>About you</Trans>
        </ButtonLink>
      }
    >
      <Trans>You can also look on: the rest of the tour is a sample.</Trans>
    </Notice>
  );
}

/** What the second parts are called. */
export function usePartWords(part: string | null): { title?: string; text?: string } {
  const { t } = useLingui();
  if (part === 'tax')
    return {
      title: t`Do you charge tax?`,
      text: t`We set your quotes up with this. You can change it later in the settings.`,
    };
  if (part === 'prices')
    return {
      title: t`What do you charge?`,
      text: t`Two numbers price every job. Prices of your own can follow later.`,
    };
  return {};
}
