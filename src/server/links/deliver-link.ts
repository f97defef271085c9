import { msg } from '@lingui/core/macro';
import { emailProblem } from '#domain/customer/email-address.ts';
import type { Locale } from '#domain/locale.ts';
import { Problem } from '#domain/problem.ts';
import { findCustomer } from '#server/customers/customer-store.ts';
import type { AppSettings } from '#server/http/app-deps.ts';
import { countHit } from '#server/http/rate-limit.ts';
import { i18nFor } from '#server/i18n.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import { logoUrl } from '#server/providers/logo-url.ts';
import { findProvider, senderName } from '#server/providers/provider-store.ts';
import type { QuoteRow } from '#server/quotes/quote-store.ts';
import { findVersion } from '#server/quotes/version-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { fieldSentences } from '../../locales/field-sentences.ts';
import { insertLink, type LinkRow, listLinks, updateLink } from './link-store.ts';
import type { LinkTokens } from './link-token.ts';
import { linkUrl } from './present-link.ts';

export interface Delivery {
  readonly channel: LinkRow['channel'];
  readonly recipient?: string | null | undefined;
  readonly message?: string | null | undefined;
  /** What the message is about. */
  readonly purpose: 'questions' | 'quote';
}

export interface LinkDeps {
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly tokens: LinkTokens;
  readonly settings: Pick<AppSettings, 'publicUrl' | 'productName' | 'rateLimitFactor'>;
}

/** A message holds a text of the provider's to an address of theirs: without a limit this would be a way to send spam. */
const mailsPerProvider = { windowSeconds: 3600, limit: 100 };

/**
 * Makes the quote's link if it has none and sends it; a quote keeps one address all its life.
 * @throws Problem invalid_fields without a usable recipient or channel, too_many_requests
 */
export async function deliverLink(
  scope: ProviderScope,
  deps: LinkDeps,
  quote: QuoteRow,
  delivery: Delivery,
): Promise<LinkRow> {
  const recipient = await recipientOf(scope, quote, delivery);
  const current = (await listLinks(scope, quote)).find(({ revokedAt }) => revokedAt === null);
  const link = current ?? (await insertLink(scope, quote, { channel: delivery.channel, recipient, status: 'pending' }));
  if (delivery.channel === 'none' || !recipient) return link;
  await limitMails(scope, deps);
  const mail = await renderLinkMail(scope, deps, { quote, link, delivery });
  await deps.queue.enqueue(scope.db, 'deliver_message', {
    message: { channel: 'email', to: recipient, ...mail },
    linkId: link.id,
  });
  const isFirst = link.sentAt === null;
  const now = deps.clock();
  return updateLink(scope, quote, link.id, {
    channel: delivery.channel,
    recipient,
    status: 'queued',
    ...(isFirst ? { sentAt: now } : { resentCount: link.resentCount + 1, lastResentAt: now }),
  });
}

/** Counted in the caller's transaction, on purpose: a message that is not sent after all does not count. */
export async function limitMails(
  { db, providerId }: ProviderScope,
  { clock, settings }: Pick<LinkDeps, 'clock' | 'settings'>,
): Promise<void> {
  const { windowSeconds, limit } = mailsPerProvider;
  const { allowed, retryAfterSeconds } = await countHit(db, clock, {
    bucket: `mail:provider:${providerId}`,
    windowSeconds,
    limit: limit * settings.rateLimitFactor,
  });
  if (allowed) return;
  throw new Problem('too_many_requests', msg`You have sent very many messages in this hour. Please wait a little.`, {
    retryAfterSeconds,
  });
}

async function recipientOf(scope: ProviderScope, quote: QuoteRow, delivery: Delivery): Promise<string | null> {
  const customer = quote.customerId ? await findCustomer(scope, quote.customerId) : null;
  return requireRecipient(delivery, customer?.email ?? null);
}

/** Where a message would go; null where only the address is made. @throws Problem invalid_fields */
export function requireRecipient(
  { channel, recipient }: Pick<Delivery, 'channel' | 'recipient'>,
  customerEmail: string | null,
): string | null {
  if (channel === 'none') return null;
  if (channel !== 'email') {
    throw new Problem('invalid_fields', msg`Text messages are not set up here. Send it by email, or copy the link.`, {
      fields: { channel: [msg`This channel is not set up`] },
    });
  }
  const address = recipient?.trim() || customerEmail;
  const problem = address ? emailProblem(address) : 'email_invalid';
  if (!address || problem) {
    throw new Problem('invalid_fields', msg`Please give an email address to send it to.`, {
      fields: { recipient: [fieldSentences[problem ?? 'email_invalid']] },
    });
  }
  return address;
}

interface Mailing {
  readonly quote: QuoteRow;
  readonly link: LinkRow;
  readonly delivery: Delivery;
}

/** What the country wants under the version that is sent; as it was frozen, whoever the provider is by now. */
async function taxNote(scope: ProviderScope, quote: QuoteRow): Promise<string | null> {
  const version = quote.currentVersion === null ? undefined : await findVersion(scope, quote, quote.currentVersion);
  return version?.snapshot.parties?.provider.tax.note ?? null;
}

async function renderLinkMail(scope: ProviderScope, deps: LinkDeps, { quote, link, delivery }: Mailing) {
  const { message, purpose } = delivery;
  const provider = await findProvider(scope);
  const sender = senderName(provider);
  const logo = logoUrl(provider);
  const i18n = i18nFor(quote.locale);
  const title = quote.title;
  const texts =
    purpose === 'questions'
      ? {
          subject: i18n._(msg`${sender} needs a few details for your quote`),
          intro: i18n._(
            msg`${sender} is preparing a quote for “${title}” and needs a few details from you. It takes about three minutes on your phone; no account is needed.`,
          ),
          label: i18n._(msg`Answer the questions`),
        }
      : {
          subject: i18n._(msg`Your quote from ${sender}`),
          intro: i18n._(
            msg`${sender} has checked and priced “${title}”. Look at it, choose the extras you want, and accept it when you are happy.`,
          ),
          label: i18n._(msg`See your quote`),
        };
  return renderMail({
    locale: quote.locale satisfies Locale,
    subject: texts.subject,
    sender: { name: sender, logoUrl: logo && `${deps.settings.publicUrl}${logo}` },
    lines: [...(message ? [message] : []), texts.intro],
    action: { label: texts.label, url: linkUrl(link, deps) },
    ...(purpose === 'quote' && { foot: await taxNote(scope, quote) }),
    productName: deps.settings.productName,
  });
}
