import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problem.ts';
import { isExpired, latestToday } from '#domain/quote/expiry.ts';
import { canEditLines } from '#domain/quote/status.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { fieldSentences } from '../../locales/field-sentences.ts';
import { listComponents } from './component-store.ts';
import { listLineItems } from './line-item-store.ts';
import { lockQuote, type QuoteRow, updateQuote } from './quote-store.ts';
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
    if (changesVersion(input)) requireComposing(quote);
    if (settled.includes(quote.status) && !isNoteAlone(input))
      throw new Problem('invalid_state', msg`This quote is with the customer. Take it back to change it.`);
    refusePastDay(input.valid_until, now);
    if (input.charges_tax) await refuseUnregistered(tx);
    const changed = await updateQuote(tx, quote, {
      ...(input.title === undefined ? {} : { title: input.title, titleOrigin: 'typed' as const }),
      ...(input.description === undefined ? {} : { description: input.description }),
      ...(input.prices_include_tax === undefined ? {} : { pricesIncludeTax: input.prices_include_tax }),
      ...(input.discount_percent === undefined ? {} : { discountPercent: input.discount_percent }),
      ...(input.valid_until === undefined ? {} : { validUntil: input.valid_until }),
      ...(input.terms === undefined ? {} : { terms: input.terms || null }),
      ...choicesOf(input),
      ...(input.internal_note === undefined ? {} : { internalNote: input.internal_note || null }),
      ...(canEditLines(quote.status) && !isNoteAlone(input) ? { finalizedAt: null } : {}),
    });
    totalsOf({ ...changed, lines: await listLineItems(tx, quote), components: await listComponents(tx, quote) });
    return changed;
  });
}

/** What the customer holds in hand changes no more. */
const settled: readonly QuoteRow['status'][] = ['sent', 'accepted', 'rejected', 'expired'];

/** @throws Problem invalid_fields */
async function refuseUnregistered(scope: ProviderScope): Promise<void> {
  if ((await findProvider(scope)).isTaxRegistered) return;
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
    fields: { charges_tax: [fieldSentences.not_registered] },
  });
}

function refusePastDay(day: string | null | undefined, now: Date): void {
  if (!day || !isExpired(day, latestToday(now))) return;
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
    fields: { valid_until: [msg`This day has passed`] },
  });
}

/** What the customer reads beside the prices. */
function choicesOf(input: Input) {
  const textOf = (text: string | null | undefined) => (text === undefined ? undefined : text || null);
  return {
    chargesTax: input.charges_tax,
    detail: input.detail,
    message: textOf(input.message),
    starts: textOf(input.starts),
    duration: textOf(input.duration),
    depositPercent: input.deposit_percent,
    guarantee: textOf(input.guarantee),
  };
}

/** Everything of the head that a version freezes, but for its title and request. */
function changesVersion({
  revision: _revision,
  title: _title,
  description: _description,
  internal_note: _note,
  ...rest
}: Input): boolean {
  return isAnySet(rest);
}

const isNoteAlone = ({ revision: _revision, internal_note: note, ...rest }: Input): boolean =>
  note !== undefined && !isAnySet(rest);

const isAnySet = (values: object): boolean => Object.values(values).some((value) => value !== undefined);
