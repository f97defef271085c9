import { type Delivery, deliverLink, type LinkDeps } from '#server/links/deliver-link.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { changeStatus, requireTransition } from './change-status.ts';
import { finalizeLocked } from './finalize-quote.ts';
import { lockQuote, type QuoteRow } from './quote-store.ts';
import { totalsOf } from './quote-totals.ts';
import { refuseLowPrices } from './refuse-low-prices.ts';
import type { Freezing } from './take-snapshot.ts';
import { findLatestVersion } from './version-store.ts';

interface SendOrder extends Pick<Delivery, 'channel' | 'recipient' | 'message'> {
  /** The provider has seen that a price is below cost or minimum, and means it. */
  readonly acceptLowPrices: boolean;
  readonly isFixedPrice: boolean;
}

/** Sends the quote to its customer; freezes the version first where that is still to do. @throws Problem */
export async function sendQuote(
  scope: ProviderScope,
  deps: LinkDeps & Freezing,
  id: string,
  order: SendOrder,
): Promise<QuoteRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, id);
    requireTransition(quote.status, 'send');
    if (!order.acceptLowPrices) await refuseLowPrices(tx, quote);
    // Given empty: without the words that the quote began with.
    const message = order.message === undefined || order.message === null ? quote.message : order.message || null;
    const finalized = await finalizeLocked(tx, deps, quote, { message, isFixedPrice: order.isFixedPrice });
    await deliverLink(tx, deps, finalized, { ...order, message, purpose: 'quote' });
    return changeStatus(tx, finalized, 'send', {
      sentAt: deps.clock(),
      sentVersion: finalized.currentVersion,
      sentTotalMinor: await totalOfVersion(tx, finalized),
      changeRequest: null,
      changesRequestedAt: null,
    });
  });
}

async function totalOfVersion(scope: ProviderScope, quote: QuoteRow): Promise<number | null> {
  const version = await findLatestVersion(scope, quote);
  return version ? totalsOf(version.snapshot).totals.totalMinor : null;
}
