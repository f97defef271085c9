import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { withdrawnBy } from '#contract/customer-quotes.ts';
import type { Locale } from '#domain/locale.ts';
import { Problem } from '#domain/problem.ts';
import type { Executor } from '#server/db/connection.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findProvider, senderName } from '#server/providers/provider-store.ts';
import { findQuoteOfLink } from '#server/quotes/quote-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import type { LinkTokens } from './link-token.ts';
import { findWithdrawnLink } from './withdrawn-link-store.ts';

const notFound = () =>
  new Problem('not_found', msg`This link does not lead to a quote. Please check that it is complete.`);
const gone = () =>
  new Problem(
    'link_gone',
    msg`This link has been replaced or withdrawn. Please use the newest message, or ask for a new link.`,
  );

/**
 * What a link's token gives access to: one quote of one provider.
 * @throws Problem not_found for a token that was never ours, link_gone for one that has ended, with who withdrew the quote
 * where it was deleted
 */
export async function openLink(
  db: Executor,
  tokens: LinkTokens,
  clock: Clock,
  token: string,
): Promise<CustomerScope & { readonly locale: Locale }> {
  const linkId = tokens.linkIdOf(token);
  if (!linkId) throw notFound();
  const found = await findQuoteOfLink(db, linkId);
  if (!found) throw await withdrawal(db, tokens, linkId, token);
  const { link, quote } = found;
  if (!tokens.matches(token, link)) throw wasReplaced(tokens, token, link) ? gone() : notFound();
  if (link.revokedAt || (link.expiresAt && link.expiresAt <= clock())) throw gone();
  return {
    db,
    providerId: quote.providerId,
    actor: { kind: 'customer' },
    quote,
    linkId: link.id,
    token,
    locale: quote.locale,
    isPreview: false,
  };
}

/** Whether the token opened this link once. */
function wasReplaced(
  tokens: LinkTokens,
  token: string,
  { id, generation }: { readonly id: string; readonly generation: number },
): boolean {
  const earlier = Array.from({ length: generation - 1 }, (_, index) => index + 1);
  return earlier.some((past) => tokens.matches(token, { id, generation: past }));
}

/** Why a link whose quote is not there opens nothing. */
async function withdrawal(db: Executor, tokens: LinkTokens, linkId: string, token: string): Promise<Problem> {
  const link = await findWithdrawnLink(db, linkId);
  if (!link) return notFound();
  if (!tokens.matches(token, link)) return wasReplaced(tokens, token, link) ? gone() : notFound();
  if (!link.wasOpen) return gone();
  const provider = await findProvider({ db, providerId: link.providerId, actor: { kind: 'customer' } });
  const name = senderName(provider);
  const withdrawn_by: z.input<typeof withdrawnBy> = { name, phone_number: provider.phoneNumber };
  return new Problem('link_gone', msg`${name} has withdrawn this quote.`, { current: { withdrawn_by } });
}

/** The language of a quote that was deleted, for whoever holds its link. */
export async function localeOfWithdrawn(db: Executor, tokens: LinkTokens, token: string): Promise<Locale | undefined> {
  const linkId = tokens.linkIdOf(token);
  const link = linkId ? await findWithdrawnLink(db, linkId) : undefined;
  return link && tokens.matches(token, link) ? link.locale : undefined;
}
