import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/error-text.ts';
import { rememberNext } from '../../app/remembered-next.ts';
import { rememberedSource } from '../../app/remembered-source.ts';
import { afterSignIn, signInClient } from '../../app/sign-in-client.ts';
import { FormFoot, FormHead } from '../../features/sign-in/form-parts.tsx';
import { MailRequestForm } from '../../features/sign-in/mail-request-form.tsx';
import { loginPath } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

export default function RequestMagicLink() {
  const { t } = useLingui();
  const textOf = useErrorText();
  const [search] = useSearchParams();
  const next = search.get('next');

  const request = async (email: string) => {
    rememberNext(next);
    const source = rememberedSource();
    try {
      const { call } = await import('../../api/browser-call.ts');
      await call('POST /auth/request-magic-link', { body: { email, ...(source && { source }) } });
      return null;
    } catch (error) {
      const isKnown = error instanceof ApiError && error.code !== 'unexpected' && error.code !== 'internal';
      return isKnown ? textOf(error) : t`Failed to send magic link`;
    }
  };

  const arrive = async () => {
    const { currentSession } = await signInClient();
    const user = (await currentSession())?.user;
    return user ? afterSignIn(user, next) : loginPath();
  };

  return (
    <>
      <FormHead title={t`Sign in by email`}>
        <Trans>No password needed: we mail you a link that signs you in.</Trans>
      </FormHead>
      <MailRequestForm request={request} submitLabel={<Trans>Send the link</Trans>} codeFor="email" leadsTo={arrive} />
      <FormFoot>
        <TextLink to={loginPath(next ?? undefined)}>
          <Trans>Use a password instead</Trans>
        </TextLink>
      </FormFoot>
    </>
  );
}
