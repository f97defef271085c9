import { msg } from '@lingui/core/macro';
import type { MessageKind } from '#domain/message/message.ts';
import { Problem } from '#domain/problem.ts';
import { countHit } from '#server/http/rate-limit.ts';
import { type LinkDeps, limitMails } from '#server/links/deliver-link.ts';
import { logActivity } from '#server/quotes/activity-store.ts';
import { findQuote, type OwnQuote, touchQuote } from '#server/quotes/quote-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { insertMessage, type MessageRow, markRead } from './message-store.ts';
import { notifyCustomer, notifyProvider } from './notify.ts';

export type TalkDeps = LinkDeps;

/** Each of a customer's words is a mail to the provider, so the talk about one quote has a pace. */
const perQuote = { windowSeconds: 600, limit: 30 };

/** Counted outside of the caller's transaction: what is refused counts too. @throws Problem too_many_requests */
export async function limitTalk({ db, quote }: CustomerScope, { clock, settings }: TalkDeps): Promise<void> {
  const { allowed, retryAfterSeconds } = await countHit(db, clock, {
    bucket: `talk:${quote.id}`,
    windowSeconds: perQuote.windowSeconds,
    limit: perQuote.limit * settings.rateLimitFactor,
  });
  if (!allowed)
    throw new Problem('too_many_requests', msg`That was a lot at once. Please wait a moment.`, { retryAfterSeconds });
}

interface Words {
  readonly kind: MessageKind;
  readonly body: string;
}

/** Puts the customer's words into the talk. Whoever answers has read what there was. */
export async function addCustomerWords(
  scope: ProviderScope,
  { clock }: TalkDeps,
  quote: OwnQuote,
  words: Words,
): Promise<MessageRow> {
  const createdAt = clock();
  await markRead(scope, quote, 'customer', createdAt);
  return insertMessage(scope, quote, { ...words, author: 'customer', createdAt });
}

/** The customer's words, at any time of the quote's life. @throws Problem too_many_requests */
export async function writeAsCustomer(scope: CustomerScope, deps: TalkDeps, body: string): Promise<MessageRow> {
  await limitTalk(scope, deps);
  const quote = await findQuote(scope, scope.quote.id);
  return inTransaction(scope, async (tx) => {
    const message = await addCustomerWords(tx, deps, quote, { kind: 'message', body });
    await logActivity(tx, quote, { action: 'message' });
    await touchQuote(tx, quote);
    await notifyProvider(tx, deps, quote, { occasion: 'message', message });
    return message;
  });
}

/** The provider's words, at any time of the quote's life. @throws Problem not_found, too_many_requests */
export async function writeAsProvider(
  scope: ProviderScope,
  deps: TalkDeps,
  quoteId: string,
  body: string,
): Promise<MessageRow> {
  const quote = await findQuote(scope, quoteId);
  return inTransaction(scope, async (tx) => {
    await limitMails(tx, deps);
    const createdAt = deps.clock();
    await markRead(tx, quote, 'provider', createdAt);
    const message = await insertMessage(tx, quote, { author: 'provider', kind: 'message', body, createdAt });
    await logActivity(tx, quote, { action: 'message' });
    await touchQuote(tx, quote);
    return { ...message, deliveryStatus: await notifyCustomer(tx, deps, quote, message) };
  });
}
