import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useSettings } from '../../app/brand.tsx';
import { FormFoot, FormHead } from '../../features/sign-in/form-parts.tsx';
import { ServiceButtons } from '../../features/sign-in/service-buttons.tsx';
import { SignupForm } from '../../features/sign-in/signup-form.tsx';
import { pathTo } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export default function Signup() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { waysIn } = useSettings();
  const query = search.has('next') ? `?${search}` : '';
  return (
    <>
      <FormHead title={t`Create your account`}>
        <Trans>For tradespeople. Your customers never need one.</Trans>
      </FormHead>
      {waysIn.signUps ? (
        <>
          <SignupForm next={search.get('next')} />
          <ServiceButtons next={search.get('next')} />
        </>
      ) : (
        <Notice>
          <Trans>New accounts cannot be made here at the moment.</Trans>
        </Notice>
      )}
      <FormFoot>
        <Trans>
          Have an account? <TextLink to={pathTo('login') + query}>Sign in</TextLink>
        </Trans>
      </FormFoot>
    </>
  );
}
