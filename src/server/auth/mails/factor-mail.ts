import { msg } from '@lingui/core/macro';
import { pathTo } from '#contract/page-paths.ts';
import type { Executor } from '#server/db/connection.ts';
import { type AuthContext, siteUrl } from '../auth-context.ts';
import { type Addressee, post } from './auth-mail.ts';

const notYou = msg`If that was not you, choose a new password now: that ends every sign-in but yours.`;

const newPassword = (auth: AuthContext) => ({
  label: msg`Choose a new password`,
  url: siteUrl(auth) + pathTo('forgotPassword'),
});

export function mailFactorAdded(auth: AuthContext, tx: Executor, to: Addressee): Promise<void> {
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    subject: msg`A second step now protects your account at ${productName}`,
    lines: [
      msg`A second step was added to your account. From now on signing in asks for its code, and devices that did not give one were signed out.`,
      // Whoever did it could keep the owner from choosing a new password.
      msg`If that was not you, tell us at once.`,
    ],
    action: { label: msg`Go to sign-in`, url: siteUrl(auth) + pathTo('login') },
  });
}

export function mailFactorRemoved(auth: AuthContext, tx: Executor, to: Addressee): Promise<void> {
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    subject: msg`A second step was removed from your account at ${productName}`,
    lines: [msg`Its codes no longer open your account.`, notYou],
    action: newPassword(auth),
  });
}

export function mailRecoveryCodesMade(auth: AuthContext, tx: Executor, to: Addressee): Promise<void> {
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    subject: msg`New recovery codes for ${productName}`,
    lines: [msg`New recovery codes were made for your account. Those from before no longer work.`, notYou],
    action: newPassword(auth),
  });
}

export function mailRecoveryCodeUsed(auth: AuthContext, tx: Executor, to: Addressee, left: number): Promise<void> {
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    subject: msg`A recovery code was used at ${productName}`,
    lines: [msg`Somebody signed in to your account with one of your recovery codes. Codes left: ${left}.`, notYou],
    action: newPassword(auth),
  });
}
