import { msg } from '@lingui/core/macro';
import type { AppDeps } from '#server/http/app-deps.ts';
import { i18nFor } from '#server/i18n.ts';
import { limitMails, requireRecipient } from '#server/links/deliver-link.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { findProvider, senderName } from '#server/providers/provider-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { demoLinksOf } from './demo-links.ts';

interface DemoMail {
  readonly message: string | null | undefined;
  /** Whoever is signed in, for a profile without an address. */
  readonly userEmail: string | null;
}

/** Mails the provider what their customers get, with a sample behind it. @throws Problem invalid_fields, too_many_requests */
export async function sendDemoLink(
  scope: ProviderScope,
  deps: Pick<AppDeps, 'queue' | 'clock' | 'settings' | 'secret'>,
  { message, userEmail }: DemoMail,
): Promise<{ url: string; recipient: string; sentAt: Date }> {
  const provider = await findProvider(scope);
  const recipient = requireRecipient({ channel: 'email', recipient: provider.email }, userEmail) ?? '';
  const url = deps.settings.publicUrl + demoLinksOf(deps.secret).pathFor(provider);
  const name = senderName(provider);
  const i18n = i18nFor(provider.locale);
  const mail = renderMail({
    locale: provider.locale,
    subject: i18n._(msg`Demo: ${name} needs a few details for your quote`),
    sender: { name, logoUrl: null },
    lines: [
      ...(message ? [message] : []),
      i18n._(
        msg`This is a demo, sent to you alone: what your customers get when you ask them about a job. Answer the questions on your phone and see the price they would see. Nothing of it is kept or counted.`,
      ),
    ],
    action: { label: i18n._(msg`Answer the questions`), url },
    productName: deps.settings.productName,
  });
  await inTransaction(scope, async (tx) => {
    await limitMails(tx, deps);
    await deps.queue.enqueue(tx.db, 'deliver_message', { message: { channel: 'email', to: recipient, ...mail } });
  });
  return { url, recipient, sentAt: deps.clock() };
}
