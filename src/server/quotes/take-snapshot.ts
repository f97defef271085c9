import { isExpired, latestToday } from '#domain/quote/expiry.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { listMedia } from '#server/media/media-store.ts';
import { loadStanding } from '#server/pipeline/load-standing.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { listComponents } from './component-store.ts';
import { readinessOf } from './draft-readiness.ts';
import { type LineItemRow, listLineItems } from './line-item-store.ts';
import { findParties } from './parties.ts';
import { listAssumptions, type QuoteRow } from './quote-store.ts';
import type { VersionSnapshot } from './version-store.ts';

/** What a snapshot is taken with. */
export type Freezing = Pick<AppDeps, 'clock' | 'countries' | 'logger' | 'playbooks'>;

/** The quote as it would be frozen now: for a version, and for the provider's look at it before. */
export async function takeSnapshot(scope: ProviderScope, deps: Freezing, quote: QuoteRow): Promise<VersionSnapshot> {
  const { clock, countries } = deps;
  const lines = await listLineItems(scope, quote);
  const components = await listComponents(scope, quote);
  const assumptions = await listAssumptions(scope, quote);
  const media = await listMedia(scope, quote);
  const { validDays } = await findProvider(scope);
  const readiness = readinessOf((await loadStanding(scope, deps, quote)).verdict, lines);
  return {
    title: quote.title,
    currency: quote.currency,
    pricesIncludeTax: quote.pricesIncludeTax,
    chargesTax: quote.chargesTax,
    detail: quote.detail,
    discountPercent: quote.discountPercent,
    // A last day that has passed while the quote was composed is no last day.
    validUntil:
      quote.validUntil && !isExpired(quote.validUntil, latestToday(clock()))
        ? quote.validUntil
        : daysAfter(clock(), validDays),
    terms: quote.terms,
    message: quote.message,
    starts: quote.starts,
    duration: quote.duration,
    depositPercent: quote.depositPercent,
    guarantee: quote.guarantee,
    parties: await findParties(scope, quote, countries),
    checkedAt: checkedAt(lines),
    estimate: readiness.level === 'firm' ? null : readiness,
    assumptions: assumptions
      .filter(({ isInternal }) => !isInternal)
      .map(({ text, componentId }) => ({ text, componentId })),
    // What a line costs the provider, notes on it, and that they have looked at it, is no part of what the customer agrees to.
    lines: lines.map(({ checkedAt: _checked, unitCostMinor: _cost, internalNote: _note, ...line }) => ({
      ...line,
      createdAt: line.createdAt.toISOString(),
    })),
    photoIds: media.filter(({ isOnQuote }) => isOnQuote).map(({ id }) => id),
    components: components.map(({ statedFacts: _facts, ...part }) => ({
      ...part,
      createdAt: part.createdAt.toISOString(),
    })),
  };
}

/** A line that a person wrote was looked at while it was written. */
function checkedAt(lines: readonly LineItemRow[]): string | null {
  const times = lines.map((line) => line.checkedAt ?? (line.origin === 'provider' ? line.createdAt : null));
  if (times.length === 0 || times.some((time) => time === null)) return null;
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0))).toISOString();
}

function daysAfter(moment: Date, days: number): string {
  return new Date(moment.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
