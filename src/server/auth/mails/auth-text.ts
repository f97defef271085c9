import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Executor } from '#server/db/connection.ts';
import { i18nFor } from '#server/i18n.ts';
import { type AuthContext, siteUrl } from '../auth-context.ts';
import { localeOf } from './auth-mail.ts';

interface Addressee {
  /** Digits with the country's code. */
  readonly phone: string;
  readonly userMetadata: Record<string, unknown>;
}

/** A code by SMS. The last line is the form by which browsers offer a code on this site, and on no other. */
export function textCode(auth: AuthContext, tx: Executor, to: Addressee, code: string): Promise<void> {
  const { productName, codeSeconds } = auth.settings;
  const minutes = Math.ceil(codeSeconds / 60);
  const words = msg`${code} is your code for ${productName}. It works once, for ${minutes} minutes. Never pass it on.`;
  return post(auth, tx, to, { words, end: `\n\n@${new URL(siteUrl(auth)).hostname} #${code}` });
}

/** To the number that an account had, so that its owner hears of it. */
export function textPhoneChanged(auth: AuthContext, tx: Executor, to: Addressee): Promise<void> {
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    words: msg`Another telephone number now belongs to your account at ${productName}. If that was not you, please tell us.`,
  });
}

async function post(
  auth: AuthContext,
  tx: Executor,
  { phone, userMetadata }: Addressee,
  { words, end = '' }: { words: MessageDescriptor; end?: string },
): Promise<void> {
  const text = i18nFor(localeOf(userMetadata))._(words) + end;
  await auth.queue.enqueue(tx, 'deliver_message', { message: { channel: 'sms', to: `+${phone}`, text } });
}
