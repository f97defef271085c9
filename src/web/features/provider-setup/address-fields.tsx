import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { ProfileInput } from './profile-input.tsx';
import { addressLines, type ProfileValues } from './profile-values.ts';

/** One line is enough; the parts are there for invoices and travel later. */
export function AddressFields() {
  const { t } = useLingui();
  const { getValues } = useFormContext<ProfileValues>();
  const hasParts = addressLines.some((line) => getValues(`address.${line}`) !== '');
  return (
    <>
      <ProfileInput
        name="address.formatted_address"
        label={t`Address`}
        autoComplete="street-address"
        hint={t`As you would write it on an invoice, such as 12 High Street, Leeds LS1 4AB`}
      />
      <details open={hasParts}>
        <summary className="type-body-desk min-h-6 w-fit cursor-pointer rounded-sm font-medium text-link">
          <Trans>Enter street, postcode and town separately</Trans>
        </summary>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <ProfileInput name="address.line1" label={t`Street and number`} autoComplete="address-line1" />
          <ProfileInput name="address.line2" label={t`Flat, unit or building`} autoComplete="address-line2" />
          <ProfileInput name="address.city" label={t`Town or city`} autoComplete="address-level2" />
          <ProfileInput name="address.postal_code" label={t`Postcode`} autoComplete="postal-code" />
          <ProfileInput name="address.region" label={t`County or region`} autoComplete="address-level1" />
          <ProfileInput name="address.country" label={t`Country`} autoComplete="country-name" />
        </div>
      </details>
    </>
  );
}
