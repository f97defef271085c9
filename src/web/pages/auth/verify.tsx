import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { takeRememberedNext } from '../../app/remembered-next.ts';
import type { LinkType } from '../../app/session.ts';
import { afterSignIn, signInClient } from '../../app/sign-in-client.ts';
import { FormFoot, FormHead, FormProblem, SubmitButton } from '../../features/sign-in/form-parts.tsx';
import { useAuthForm } from '../../features/sign-in/use-auth-form.ts';
import { pathTo, safeNext } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Route } from './+types/verify';

interface MailedLink {
  readonly tokenHash: string;
  readonly type: LinkType;
  readonly next: string | undefined;
}

/** The token stands in the fragment, which no server, log or referrer sees. Opening the page uses nothing up. */
export async function clientLoader(): Promise<MailedLink | null> {
  const { linkType } = await signInClient();
  const fields = new URLSearchParams(location.hash.slice(1));
  const tokenHash = fields.get('token_hash');
  const type = linkType(fields.get('type'));
  return tokenHash && type ? { tokenHash, type, next: pageOf(fields.get('redirect_to')) } : null;
}
clientLoader.hydrate = true as const;

function pageOf(address: string | null): string | undefined {
  if (!address || !URL.canParse(address, location.origin)) return undefined;
  const url = new URL(address, location.origin);
  // The bare site is where a link leads that nobody gave a page: from there a signed-in person would have to find the way.
  if (url.origin !== location.origin || url.pathname === pathTo('landing')) return undefined;
  return safeNext(url.pathname + url.search);
}

export function HydrateFallback() {
  const { t } = useLingui();
  return <FormHead title={t`One more press`} />;
}

export default function Verify({ loaderData: link }: Route.ComponentProps) {
  return link ? <ConfirmLink link={link} /> : <NoToken />;
}

function ConfirmLink({ link }: { readonly link: MailedLink }) {
  const { t } = useLingui();
  const [isHalfDone, setHalfDone] = useState(false);
  const navigate = useNavigate();
  const { formProps, problems, isPending } = useAuthForm<never>(async (_, { refuse }) => {
    const { auth } = await signInClient();
    const { data, error } = await auth().verifyOtp({ token_hash: link.tokenHash, type: link.type });
    if (error) return refuse(error);
    if (link.type === 'recovery') return void navigate(pathTo('resetPassword'), { replace: true });
    // Of a change of address: the other of the two has to agree as well.
    if (!data.user) return void setHalfDone(true);
    await navigate(await afterSignIn(data.user, link.next ?? takeRememberedNext()), { replace: true });
    return undefined;
  });
  const isRecovery = link.type === 'recovery';
  if (isHalfDone) return <HalfDone />;
  return (
    <>
      <FormHead title={isRecovery ? t`Choose a new password` : t`One more press`}>
        <Trans>Mail programs open links to check them. Your press shows that it is you, and uses the link up.</Trans>
      </FormHead>
      <form {...formProps} className="flex flex-col gap-5">
        <FormProblem text={problems.form} />
        <SubmitButton isPending={isPending}>
          <PressLabel type={link.type} />
        </SubmitButton>
      </form>
      <FormFoot>
        <TextLink to={pathTo(isRecovery ? 'forgotPassword' : 'requestMagicLink')}>
          <Trans>Ask for a new link</Trans>
        </TextLink>
      </FormFoot>
    </>
  );
}

function PressLabel({ type }: Pick<MailedLink, 'type'>) {
  if (type === 'recovery') return <Trans>Go on to the new password</Trans>;
  return type === 'email_change' ? <Trans>Confirm this address</Trans> : <Trans>Sign in</Trans>;
}

function HalfDone() {
  const { t } = useLingui();
  return (
    <>
      <FormHead title={t`One of two is done`}>
        <Trans>
          This address has agreed to the change. Now open the link that we mailed to the other one: the old and the new
          address both have to agree.
        </Trans>
      </FormHead>
      <ButtonLink to={pathTo('security')} size="touch" wide>
        <Trans>Back to the account</Trans>
      </ButtonLink>
    </>
  );
}

function NoToken() {
  const { t } = useLingui();
  return (
    <>
      <FormHead title={t`Open the link from your mail`}>
        <Trans>This page belongs to a link that we mail. Open it from there, or ask for a new one.</Trans>
      </FormHead>
      <ButtonLink to={pathTo('requestMagicLink')} variant="primary" size="touch" wide>
        <Trans>Email me a sign-in link</Trans>
      </ButtonLink>
    </>
  );
}
