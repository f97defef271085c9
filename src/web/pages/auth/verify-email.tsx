import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { FormFoot, FormHead } from '../../features/sign-in/form-parts.tsx';
import { VerifyEmailForm } from '../../features/sign-in/verify-email-form.tsx';
import { pathTo } from '../../paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** The address travels in the history entry, not in the URL: no log and no referrer sees it. */
function useSent(): { readonly email?: string; readonly sentAt?: number } {
  const { state }: { state: { email?: string; sentAt?: number } | null } = useLocation();
  return (useHydrated() ? state : null) ?? {};
}

export default function VerifyEmail() {
  const { t } = useLingui();
  const { email, sentAt } = useSent();
  return (
    <>
      <FormHead title={t`Confirm your email`}>
        {email ? (
          <Trans>
            We mailed a code and a link to <strong className="font-semibold break-all text-primary">{email}</strong>.
            Either one will do.
          </Trans>
        ) : (
          <Trans>We mailed you a code and a link. Either one will do.</Trans>
        )}
      </FormHead>
      <VerifyEmailForm key={email} email={email} sentAt={sentAt} />
      <FormFoot>
        <Trans>
          Wrong address? <TextLink to={pathTo('signup')}>Start again</TextLink>
        </Trans>
      </FormFoot>
    </>
  );
}
