import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problem.ts';
import { isExpired, latestToday } from '#domain/quote/expiry.ts';
import { canEditLines } from '#domain/quote/status.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { listLineItems } from './line-item-store.ts';
import { listComponents, lockQuote, type QuoteRow, updateQuote } from './quote-store.ts';
import { totalsOf } from './quote-totals.ts';

type Input = z.output<(typeof endpoints)['updateQuote']['body']>;

/** The sentence for whoever holds an older copy. `current` lets the screen show both. */
export function staleRevision(current?: unknown): Problem {
  return new Problem(
    'stale_revision',
    msg`Somebody has changed this in the meantime. Please look at the current state.`,
    {
      current,
    },
  );
}

/** Lines, prices and terms change only while the provider composes the quote. @throws Problem invalid_state */
export function requireComposing(quote: QuoteRow): void {
  if (canEditLines(quote.status)) return;
  throw new Problem(
    'invalid_state',
    msg`Lines can be changed only in a draft or in your review. Take the quote back to change it.`,
  );
}

/** Changes the head of a quote. @throws Problem stale_revision, invalid_state, amount_out_of_range */
export async function changeQuote(scope: ProviderScope, id: string, input: Input, now: Date): Promise<QuoteRow> {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, id);
    if (quote.revision !== input.revision) throw staleRevision();
    if (changesPrice(input)) requireComposing(quote);
    if (settled.includes(quote.status))
      throw new Problem('invalid_state', msg`This quote is with the customer. Take it back to change it.`);
    refusePastDay(input.valid_until, now);
    const changed = await updateQuote(tx, quote, {
      ...(input.title === undefined ? {} : { title: input.title }),
      ...(input.description === undefined ? {} : { description: input.description }),
      ...(input.prices_include_tax === undefined ? {} : { pricesIncludeTax: input.prices_include_tax }),
      ...(input.discount_percent === undefined ? {} : { discountPercent: input.discount_percent }),
      ...(input.valid_until === undefined ? {} : { validUntil: input.valid_until }),
      ...(input.terms === undefined ? {} : { terms: input.terms || null }),
      ...(canEditLines(quote.status) ? { finalizedAt: null } : {}),
    });
    totalsOf({ ...changed, lines: await listLineItems(tx, quote), components: await listComponents(tx, quote) });
    return changed;
  });
}

/** What the customer holds in hand changes no more. */
const settled: readonly QuoteRow['status'][] = ['sent', 'accepted', 'rejected', 'expired'];

function refusePastDay(day: string | null | undefined, now: Date): void {
  if (!day || !isExpired(day, latestToday(now))) return;
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
    fields: { valid_until: [msg`This day has passed`] },
  });
}

function changesPrice(input: Input): boolean {
  return [input.prices_include_tax, input.discount_percent, input.valid_until, input.terms].some(
    (value) => value !== undefined,
  );
}
