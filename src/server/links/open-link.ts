import { msg } from '@lingui/core/macro';
import type { Locale } from '#domain/locale.ts';
import { Problem } from '#domain/problem.ts';
import type { Executor } from '#server/db/connection.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findQuoteOfLink } from '#server/quotes/quote-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import type { LinkTokens } from './link-token.ts';

const notFound = () =>
  new Problem('not_found', msg`This link does not lead to a quote. Please check that it is complete.`);
const gone = () =>
  new Problem(
    'link_gone',
    msg`This link has been replaced or withdrawn. Please use the newest message, or ask for a new link.`,
  );

/**
 * What a link's token gives access to: one quote of one provider.
 * @throws Problem not_found for a token that was never ours, link_gone for one that has ended
 */
export async function openLink(
  db: Executor,
  tokens: LinkTokens,
  clock: Clock,
  token: string,
): Promise<CustomerScope & { readonly locale: Locale }> {
  const linkId = tokens.linkIdOf(token);
  const found = linkId ? await findQuoteOfLink(db, linkId) : undefined;
  if (!found) throw notFound();
  const { link, quote } = found;
  if (!tokens.matches(token, link)) {
    const earlier = Array.from({ length: link.generation - 1 }, (_, index) => index + 1);
    throw earlier.some((generation) => tokens.matches(token, { id: link.id, generation })) ? gone() : notFound();
  }
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
