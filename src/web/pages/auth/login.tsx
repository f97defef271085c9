import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { FormFoot, FormHead } from '../../features/sign-in/form-parts.tsx';
import { LoginForm } from '../../features/sign-in/login-form.tsx';
import { pathTo } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export default function Login() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const query = search.has('next') ? `?${search}` : '';
  return (
    <>
      <FormHead title={t`Sign in`} />
      <LoginForm next={search.get('next')} />
      <div className="mt-3">
        <ButtonLink to={pathTo('requestMagicLink') + query} size="touch" wide>
          <Trans>Email me a sign-in link</Trans>
        </ButtonLink>
      </div>
      <FormFoot>
        <Trans>
          New here? <TextLink to={pathTo('signup') + query}>Create an account</TextLink>
        </Trans>
      </FormFoot>
    </>
  );
}
