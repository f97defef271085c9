import { createHash } from 'node:crypto';
import { msg, plural } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { quoteNumber } from '#domain/quote/number-format.ts';
import { takeQuoteNumber } from '#server/providers/provider-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { changeStatus, requireTransition } from './change-status.ts';
import { isNumberTaken, lockQuote, type QuoteRow } from './quote-store.ts';
import { totalsOf } from './quote-totals.ts';
import { recordDifferences } from './record-differences.ts';
import { type Freezing, takeSnapshot } from './take-snapshot.ts';
import { findLatestVersion, insertVersion, type VersionSnapshot } from './version-store.ts';

/** Checks the totals, gives the number and freezes a version. @throws Problem not_found, invalid_state, invalid_fields */
export async function finalizeQuote(scope: ProviderScope, deps: Freezing, id: string): Promise<QuoteRow> {
  return inTransaction(scope, async (tx) => finalizeLocked(tx, deps, await lockQuote(tx, id)));
}

interface FreezeOrder {
  readonly message?: string | null;
  /** The provider stands by the price, whatever it rests on. */
  readonly isFixedPrice?: boolean;
}

/** The same for a quote whose row the caller holds. */
export async function finalizeLocked(
  scope: ProviderScope,
  deps: Freezing,
  quote: QuoteRow,
  { message = quote.message, isFixedPrice = false }: FreezeOrder = {},
): Promise<QuoteRow> {
  requireTransition(quote.status, 'finalize');
  const latest = await findLatestVersion(scope, quote);
  const isToBeFixed = isFixedPrice && latest?.snapshot.estimate !== null;
  if (quote.finalizedAt && message === quote.message && !isToBeFixed) return quote;
  const taken = await takeSnapshot(scope, deps, quote);
  const snapshot = { ...taken, message, estimate: isFixedPrice ? null : taken.estimate };
  refuseUnfinished(snapshot);
  const number = (latest?.number ?? 0) + 1;
  await insertVersion(scope, quote, {
    number,
    snapshot,
    contentHash: createHash('sha256').update(JSON.stringify(snapshot)).digest('hex'),
  });
  await recordDifferences(scope, quote, number);
  const now = deps.clock();
  return changeStatus(scope, quote, 'finalize', {
    number: quote.number ?? (await nextNumber(scope, now.getUTCFullYear())),
    currentVersion: number,
    finalizedAt: now,
    validUntil: snapshot.validUntil,
    message,
  });
}

/** The next that no quote has: a changed format may come upon one of before. */
async function nextNumber(scope: ProviderScope, year: number): Promise<string> {
  for (;;) {
    const { number, format } = await takeQuoteNumber(scope);
    const text = quoteNumber(format, number, year);
    if (!(await isNumberTaken(scope, text))) return text;
  }
}

/** @throws Problem invalid_fields, amount_out_of_range */
function refuseUnfinished(snapshot: VersionSnapshot): void {
  const { lines } = snapshot;
  if (lines.length === 0) {
    throw new Problem('invalid_fields', msg`There is nothing on this quote yet. Add a line first.`, {
      fields: { line_items: [msg`Add at least one line`] },
    });
  }
  const unpriced = lines.filter(({ unitPriceMinor }) => unitPriceMinor === null);
  if (unpriced.length > 0) {
    const fields = Object.fromEntries(
      unpriced.map(({ id }) => [`line_items.${id}.unit_price_minor`, [msg`This line has no price yet`]]),
    );
    const count = unpriced.length;
    const sentence = msg`${plural(count, { one: 'One line has no price yet.', other: '# lines have no price yet.' })}`;
    throw new Problem('invalid_fields', sentence, { fields });
  }
  totalsOf(snapshot);
}
