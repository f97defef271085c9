import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'react-router';
import { useSettings } from '../../app/brand.tsx';
import { FormFoot, FormHead } from '../../features/sign-in/form-parts.tsx';
import { LoginForm } from '../../features/sign-in/login-form.tsx';
import { ServiceButtons } from '../../features/sign-in/service-buttons.tsx';
import { pathTo } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

export default function Login() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { waysIn } = useSettings();
  const { state }: { state: { isAccountDeleted?: boolean } | null } = useLocation();
  const isAccountDeleted = useHydrated() && state?.isAccountDeleted === true;
  const query = search.has('next') ? `?${search}` : '';
  return (
    <>
      <FormHead title={t`Sign in`} />
      {isAccountDeleted ? (
        <Notice level="success" isLive className="mb-5" title={<Trans>Your account is deleted</Trans>}>
          <Trans>We have mailed you a confirmation. Thank you for having been with us.</Trans>
        </Notice>
      ) : null}
      <LoginForm next={search.get('next')} />
      <div className="mt-3 flex flex-col gap-3">
        <ButtonLink to={pathTo('requestMagicLink') + query} size="touch" wide>
          <Trans>Email me a sign-in link</Trans>
        </ButtonLink>
        {waysIn.phone ? (
          <ButtonLink to={pathTo('phoneSignIn') + query} size="touch" wide>
            <Trans>Text me a code</Trans>
          </ButtonLink>
        ) : null}
      </div>
      <ServiceButtons next={search.get('next')} />
      {waysIn.signUps ? (
        <FormFoot>
          <Trans>
            New here? <TextLink to={pathTo('signup') + query}>Create an account</TextLink>
          </Trans>
        </FormFoot>
      ) : null}
    </>
  );
}
