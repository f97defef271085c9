import { msg } from '@lingui/core/macro';
import { pathTo } from '#contract/page-paths.ts';
import type { Executor } from '#server/db/connection.ts';
import { type AuthContext, siteUrl } from '../auth-context.ts';
import { type Addressee, post } from './auth-mail.ts';

/** Before something that needs a proof: a code alone, since there is nothing to open. */
export function mailNonce(auth: AuthContext, tx: Executor, to: Addressee, code: string): Promise<void> {
  const minutes = Math.ceil(auth.settings.codeSeconds / 60);
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    subject: msg`Confirm that it is you at ${productName}`,
    code,
    lines: [
      msg`This is your code to confirm a change of your account. It works for ${minutes} minutes, and only once.`,
      msg`If you did not ask for this, somebody else uses your account: choose a new password. Never pass the code on.`,
    ],
    action: { label: msg`Choose a new password`, url: siteUrl(auth) + pathTo('forgotPassword') },
  });
}

/** To the address from before, which may be the only one that its owner still reads. */
export function mailAddressChanged(auth: AuthContext, tx: Executor, to: Addressee): Promise<void> {
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    subject: msg`Your address for ${productName} was changed`,
    lines: [
      msg`Your account now has another e-mail address. Mails about it no longer come here.`,
      msg`If that was not you, tell us at once.`,
    ],
    action: { label: msg`Go to sign-in`, url: siteUrl(auth) + pathTo('login') },
  });
}
