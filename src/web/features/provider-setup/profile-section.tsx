import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Provider, useProfileCheck } from '#web/api/provider.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { LogoCard } from './logo-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileValues } from './profile-values.ts';

interface ProfileSectionProps {
  /** Of the signed-in person, for a first profile. */
  readonly email: string | undefined;
  readonly saveLabel: ReactNode;
  /** What else is asked with it, before the button that saves. */
  readonly more?: ReactNode;
  readonly onSaved: (provider: Provider) => void | Promise<void>;
}

export function ProfileSection({ email, saveLabel, more, onSaved }: ProfileSectionProps) {
  const { t } = useLingui();
  const check = useProfileCheck();
  if (check.data) {
    const values = profileValues(check.data.provider, { email, languages: navigator.languages });
    return (
      <div className="flex flex-col gap-4">
        {check.data.provider ? <LogoCard provider={check.data.provider} /> : null}
        <ProfileForm defaultValues={values} onSaved={onSaved} saveLabel={saveLabel} more={more} />
      </div>
    );
  }
  if (check.isError || check.isPaused) return <LoadFailure title={t`Your profile could not be loaded`} query={check} />;
  return <SkeletonRows count={4} label={t`Loading your profile`} rowClassName="h-28" />;
}
