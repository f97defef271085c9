import { Trans, useLingui } from '@lingui/react/macro';
import { signInClient } from '../../app/sign-in-client.ts';
import { FormFoot, FormHead } from '../../features/sign-in/form-parts.tsx';
import { MailRequestForm } from '../../features/sign-in/mail-request-form.tsx';
import { loginPath, pathTo } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

export default function ForgotPassword() {
  const { t } = useLingui();
  const request = async (email: string) => {
    const { auth, callbackAddress } = await signInClient();
    return (await auth().resetPasswordForEmail(email, { redirectTo: callbackAddress() })).error;
  };
  return (
    <>
      <FormHead title={t`Forgot your password?`}>
        <Trans>We mail you a link that lets you choose a new one.</Trans>
      </FormHead>
      <MailRequestForm
        request={request}
        submitLabel={<Trans>Send the link</Trans>}
        codeFor="recovery"
        leadsTo={async () => pathTo('resetPassword')}
      />
      <FormFoot>
        <TextLink to={loginPath()}>
          <Trans>Back to sign in</Trans>
        </TextLink>
      </FormFoot>
    </>
  );
}
