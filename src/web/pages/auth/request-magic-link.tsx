import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/error-text.ts';
import { rememberNext } from '../../app/remembered-next.ts';
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
    try {
      const { call } = await import('../../api/browser-call.ts');
      await call('POST /auth/request-magic-link', { body: { email } });
      return null;
    } catch (error) {
      const isKnown = error instanceof ApiError && error.code !== 'unexpected' && error.code !== 'internal';
      return isKnown ? textOf(error) : t`Failed to send magic link`;
    }
  };

  return (
    <>
      <FormHead title={t`Sign in by email`}>
        <Trans>No password needed: we mail you a link that signs you in.</Trans>
      </FormHead>
      <MailRequestForm request={request} submitLabel={<Trans>Send the link</Trans>} />
      <FormFoot>
        <TextLink to={loginPath(next ?? undefined)}>
          <Trans>Use a password instead</Trans>
        </TextLink>
      </FormFoot>
    </>
  );
}
