import { msg } from '@lingui/core/macro';
import { findCustomer } from '#server/customers/customer-store.ts';
import type { ProviderScope } from '#server/http/scope.ts';
import { i18nFor } from '#server/i18n.ts';
import type { LinkDeps } from '#server/links/deliver-link.ts';
import { listLinks } from '#server/links/link-store.ts';
import { linkUrl } from '#server/links/present-link.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { findProvider, senderName } from '#server/providers/provider-store.ts';
import type { QuoteRow } from '#server/quotes/quote-store.ts';

export type NotifyDeps = Pick<LinkDeps, 'queue' | 'tokens' | 'settings'>;

/** What the customer did that the provider should hear of. */
export type Occasion = 'message' | 'accepted' | 'rejected' | 'changes';

/** Mails the provider, in the provider's language, within the transaction that it is about. */
export async function notifyProvider(
  scope: ProviderScope,
  { queue, settings }: Pick<NotifyDeps, 'queue' | 'settings'>,
  quote: QuoteRow,
  { occasion, words }: { readonly occasion: Occasion; readonly words?: string | null | undefined },
): Promise<void> {
  const provider = await findProvider(scope);
  if (!provider.email) return;
  const customer = quote.customerId ? await findCustomer(scope, quote.customerId) : null;
  const i18n = i18nFor(provider.locale);
  const name = customer?.name ?? i18n._(msg`Your customer`);
  const title = quote.title;
  const texts = {
    message: i18n._(msg`${name} wrote to you about “${title}”`),
    accepted: i18n._(msg`${name} accepted “${title}”`),
    rejected: i18n._(msg`${name} declined “${title}”`),
    changes: i18n._(msg`${name} asks for a change to “${title}”`),
  };
  const mail = renderMail({
    locale: provider.locale,
    subject: texts[occasion],
    lines: [`${texts[occasion]}.`, ...(words ? [words] : [])],
    action: { label: i18n._(msg`Open the quote`), url: `${settings.publicUrl}/quotes/${quote.id}` },
    productName: settings.productName,
  });
  await queue.enqueue(scope.db, 'deliver_message', { message: { channel: 'email', to: provider.email, ...mail } });
}

/** Mails the customer what the provider wrote, with the link; nobody is mailed without an address. */
export async function notifyCustomer(
  scope: ProviderScope,
  deps: NotifyDeps,
  quote: QuoteRow,
  words: string,
): Promise<void> {
  const link = (await listLinks(scope, quote.id)).find(({ revokedAt }) => revokedAt === null);
  const customer = quote.customerId ? await findCustomer(scope, quote.customerId) : null;
  const to = link?.recipient ?? customer?.email;
  if (!link || !to) return;
  const sender = senderName(await findProvider(scope));
  const i18n = i18nFor(quote.locale);
  const title = quote.title;
  const mail = renderMail({
    locale: quote.locale,
    subject: i18n._(msg`${sender} wrote to you about “${title}”`),
    lines: [words],
    action: { label: i18n._(msg`Read and answer`), url: linkUrl(link, deps) },
    productName: deps.settings.productName,
  });
  await deps.queue.enqueue(scope.db, 'deliver_message', { message: { channel: 'email', to, ...mail } });
}
