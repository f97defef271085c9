import { Trans, useLingui } from '@lingui/react/macro';
import { Building2, UserRound } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Controller, FormProvider, useFormContext } from 'react-hook-form';
import { useErrorText } from '#web/api/error-text.ts';
import type { Provider } from '#web/api/provider.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { AddressFields } from './address-fields.tsx';
import { MoneyAndLanguage } from './money-and-language.tsx';
import { ProfileInput } from './profile-input.tsx';
import type { ProfileValues } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

interface ProfileFormProps {
  readonly defaultValues: ProfileValues;
  readonly onSaved: (provider: Provider) => void | Promise<void>;
  readonly saveLabel: ReactNode;
  readonly more?: ReactNode;
}

export function ProfileForm({ defaultValues, onSaved, saveLabel, more }: ProfileFormProps) {
  const { form, submit, isSaving, failure } = useProfileForm(defaultValues, onSaved);
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Card title={t`Who you are`}>
          <div className="flex flex-col gap-5">
            <ProviderTypeChoice />
            <NameFields />
          </div>
        </Card>
        <Card title={t`How customers reach you`}>
          <div className="flex flex-col gap-5">
            <div className="grid gap-5 sm:grid-cols-2">
              <ProfileInput name="phone_number" label={t`Phone`} type="tel" autoComplete="tel" />
              <ProfileInput name="email" label={t`Email`} type="email" autoComplete="email" />
            </div>
            <AddressFields />
          </div>
        </Card>
        <Card title={t`Money and language`}>
          <MoneyAndLanguage />
        </Card>
        {more}
        {failure ? (
          <Notice level="error" isLive comesIntoView title={t`Your profile was not saved`}>
            {errorText(failure)}
          </Notice>
        ) : null}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" pending={isSaving}>
            {saveLabel}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

function ProviderTypeChoice() {
  const { t } = useLingui();
  const { control } = useFormContext<ProfileValues>();
  const name = useId();
  return (
    <Controller
      control={control}
      name="provider_type"
      render={({ field }) => (
        <RadioCards
          legend={t`You quote as`}
          isLegendHidden
          name={name}
          columns={2}
          value={field.value}
          onValueChange={field.onChange}
          options={[
            {
              value: 'business',
              label: t`A business`,
              description: t`Customers see the name of the firm`,
              trailing: <Icon icon={Building2} className="text-secondary" />,
            },
            {
              value: 'individual',
              label: t`On my own`,
              description: t`Customers see your own name`,
              trailing: <Icon icon={UserRound} className="text-secondary" />,
            },
          ]}
        />
      )}
    />
  );
}

function NameFields() {
  const { t } = useLingui();
  const { watch } = useFormContext<ProfileValues>();
  const isBusiness = watch('provider_type') === 'business';
  const optional = isBusiness ? <Trans>Optional</Trans> : undefined;
  return (
    <>
      {isBusiness ? <ProfileInput name="business_name" label={t`Business name`} autoComplete="organization" /> : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <ProfileInput name="first_name" label={t`First name`} autoComplete="given-name" aside={optional} />
        <ProfileInput name="last_name" label={t`Last name`} autoComplete="family-name" aside={optional} />
      </div>
    </>
  );
}
