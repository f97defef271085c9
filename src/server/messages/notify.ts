import { msg } from '@lingui/core/macro';
import { pathTo } from '#contract/page-paths.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import type { NewsOccasion } from '#domain/provider/news.ts';
import { findCustomer } from '#server/customers/customer-store.ts';
import { i18nFor } from '#server/i18n.ts';
import type { LinkDeps } from '#server/links/deliver-link.ts';
import { insertLink, type LinkRow, listLinks } from '#server/links/link-store.ts';
import { linkUrl } from '#server/links/present-link.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { findProvider, senderName } from '#server/providers/provider-store.ts';
import type { QuoteRow } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { rejectReasonWords } from '../../locales/reject-reasons.ts';
import { type MessageRow, markQueued } from './message-store.ts';

export type NotifyDeps = Pick<LinkDeps, 'queue' | 'tokens' | 'settings'>;

/** What the customer did that the provider should hear of, with the words that came along. */
export interface News {
  readonly occasion: NewsOccasion;
  readonly message?: MessageRow | null;
  /** Where there is more to say than the customer wrote: why it was declined, who accepted for how much. */
  readonly reason?: string | null;
  readonly acceptance?: { readonly name: string; readonly totalMinor: number };
}

/** Mails the provider, in the provider's language, within the transaction that it is about; nothing where they would rather not be. */
export async function notifyProvider(
  scope: ProviderScope,
  { queue, settings }: Pick<NotifyDeps, 'queue' | 'settings'>,
  quote: QuoteRow,
  news: News,
): Promise<void> {
  const provider = await findProvider(scope);
  if (!provider.email || provider.mutedNews.includes(news.occasion)) return;
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
  const subject = texts[news.occasion];
  const mail = renderMail({
    locale: provider.locale,
    subject,
    lines: [`${subject}.`, ...detailsOf(news, quote, provider.locale), ...(news.message ? [news.message.body] : [])],
    action: {
      label: i18n._(msg`Open the quote`),
      url:
        settings.publicUrl + pathTo('quote', { id: quote.id }) + (news.occasion === 'message' ? '?view=messages' : ''),
    },
    productName: settings.productName,
  });
  const messageId = news.message?.id;
  await queue.enqueue(scope.db, 'deliver_message', {
    message: { channel: 'email', to: provider.email, ...mail },
    ...(messageId && { messageId }),
  });
  if (messageId) await markQueued(scope, quote, messageId);
}

function detailsOf({ reason, acceptance }: News, { currency }: QuoteRow, locale: Locale): string[] {
  const i18n = i18nFor(locale);
  const details: string[] = [];
  if (acceptance) {
    const who = acceptance.name;
    const total = formatMoney(acceptance.totalMinor, currency, locale);
    details.push(i18n._(msg`Accepted by ${who} for ${total}. The next step is to agree on a date.`));
  }
  if (reason) {
    const why = rejectReasonWords(i18n, reason);
    details.push(i18n._(msg`The reason given: ${why}`));
  }
  return details;
}

/**
 * Mails the customer, in the quote's language, what the provider wrote, with the way to answer. A quote without a link
 * gets one. Without an address nobody is mailed, and the words wait on the customer's page.
 * @returns how the mail stands
 */
export async function notifyCustomer(
  scope: ProviderScope,
  deps: NotifyDeps,
  quote: QuoteRow,
  message: MessageRow,
): Promise<MessageRow['deliveryStatus']> {
  const link = await openLinkOf(scope, quote);
  const customer = quote.customerId ? await findCustomer(scope, quote.customerId) : null;
  const to = (link.channel === 'email' && link.recipient) || customer?.email;
  if (!to) return null;
  const sender = senderName(await findProvider(scope));
  const i18n = i18nFor(quote.locale);
  const title = quote.title;
  const mail = renderMail({
    locale: quote.locale,
    subject: i18n._(msg`${sender} wrote to you about “${title}”`),
    lines: [message.body],
    action: { label: i18n._(msg`Read and answer`), url: linkUrl(link, deps, 'customerMessages') },
    productName: deps.settings.productName,
  });
  await deps.queue.enqueue(scope.db, 'deliver_message', {
    message: { channel: 'email', to, ...mail },
    messageId: message.id,
  });
  await markQueued(scope, quote, message.id);
  return 'queued';
}

async function openLinkOf(scope: ProviderScope, quote: QuoteRow): Promise<LinkRow> {
  const current = (await listLinks(scope, quote)).find(({ revokedAt }) => revokedAt === null);
  return current ?? insertLink(scope, quote, { channel: 'none', recipient: null, status: 'pending' });
}
