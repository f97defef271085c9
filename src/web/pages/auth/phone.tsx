import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useSettings } from '../../app/brand.tsx';
import { FormFoot, FormHead } from '../../features/sign-in/form-parts.tsx';
import { PhoneForm } from '../../features/sign-in/phone-form.tsx';
import { loginPath } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

export default function PhoneSignIn() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { phone } = useSettings().waysIn;
  return (
    <>
      <FormHead title={t`Sign in by phone`}>
        {phone ? (
          <Trans>No password needed: we send you a text message with a code.</Trans>
        ) : (
          <Trans>Signing in by phone is not possible here.</Trans>
        )}
      </FormHead>
      {phone ? <PhoneForm next={search.get('next')} /> : null}
      <FormFoot>
        <TextLink to={loginPath(search.get('next') ?? undefined)}>
          <Trans>Back to sign in</Trans>
        </TextLink>
      </FormFoot>
    </>
  );
}
