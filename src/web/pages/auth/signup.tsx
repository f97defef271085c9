import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { FormFoot, FormHead } from '../../features/sign-in/form-parts.tsx';
import { SignupForm } from '../../features/sign-in/signup-form.tsx';
import { pathTo } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

export default function Signup() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const query = search.has('next') ? `?${search}` : '';
  return (
    <>
      <FormHead title={t`Create your account`}>
        <Trans>For tradespeople. Your customers never need one.</Trans>
      </FormHead>
      <SignupForm next={search.get('next')} />
      <FormFoot>
        <Trans>
          Have an account? <TextLink to={pathTo('login') + query}>Sign in</TextLink>
        </Trans>
      </FormFoot>
    </>
  );
}
