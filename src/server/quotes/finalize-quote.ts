import { createHash } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import { inTransaction, type ProviderScope } from '#server/http/scope.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findProvider, takeQuoteNumber } from '#server/providers/provider-store.ts';
import { changeStatus, requireTransition } from './change-status.ts';
import { listLineItems } from './line-item-store.ts';
import { listAssumptions, listComponents, lockQuote, type QuoteRow } from './quote-store.ts';
import { totalsOf } from './quote-totals.ts';
import { findLatestVersion, insertVersion, type VersionSnapshot } from './version-store.ts';

/** Checks the totals, gives the number and freezes a version. @throws Problem not_found, invalid_state, invalid_fields */
export async function finalizeQuote(scope: ProviderScope, clock: Clock, id: string): Promise<QuoteRow> {
  return inTransaction(scope, async (tx) => finalizeLocked(tx, clock, await lockQuote(tx, id)));
}

/** The same for a quote whose row the caller holds. */
export async function finalizeLocked(
  scope: ProviderScope,
  clock: Clock,
  quote: QuoteRow,
  message: string | null = quote.message,
): Promise<QuoteRow> {
  requireTransition(quote.status, 'finalize');
  const lines = await listLineItems(scope, quote.id);
  const components = await listComponents(scope, quote.id);
  const assumptions = await listAssumptions(scope, quote.id);
  const provider = await findProvider(scope);
  if (lines.length === 0)
    throw new Problem('invalid_fields', 'There is nothing on this quote yet. Add a line first.', {
      fields: { line_items: ['Add at least one line'] },
    });
  const unpriced = lines.filter(({ unitPriceMinor }) => unitPriceMinor === null);
  if (unpriced.length > 0) {
    const fields = Object.fromEntries(
      unpriced.map(({ id }) => [`line_items.${id}.unit_price_minor`, ['This line has no price yet']]),
    );
    throw new Problem(
      'invalid_fields',
      `${unpriced.length === 1 ? 'One line has' : `${unpriced.length} lines have`} no price yet.`,
      { fields },
    );
  }
  totalsOf({ ...quote, lines, components });
  const validUntil = quote.validUntil ?? daysAfter(clock(), provider.validDays);
  const snapshot: VersionSnapshot = {
    title: quote.title,
    currency: quote.currency,
    pricesIncludeTax: quote.pricesIncludeTax,
    discountPercent: quote.discountPercent,
    validUntil,
    terms: quote.terms,
    message,
    assumptions,
    lines: lines.map((line) => ({ ...line, createdAt: line.createdAt.toISOString() })),
    components: components.map(({ statedFacts: _facts, ...part }) => ({
      ...part,
      createdAt: part.createdAt.toISOString(),
    })),
  };
  const number = ((await findLatestVersion(scope, quote.id))?.number ?? 0) + 1;
  await insertVersion(scope, quote.id, {
    number,
    snapshot,
    contentHash: createHash('sha256').update(JSON.stringify(snapshot)).digest('hex'),
  });
  return changeStatus(scope, quote, 'finalize', {
    number: quote.number ?? `Q-${await takeQuoteNumber(scope)}`,
    currentVersion: number,
    finalizedAt: clock(),
    validUntil,
    message,
  });
}

function daysAfter(moment: Date, days: number): string {
  return new Date(moment.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
