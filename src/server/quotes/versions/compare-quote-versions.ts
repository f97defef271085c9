import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problem.ts';
import { choiceGroupOf } from '#domain/quote/choice.ts';
import { compareVersions } from '#domain/quote/compare-versions.ts';
import { presentTime } from '#server/http/present-time.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { findQuote, type QuoteRow } from '../quote-store.ts';
import { presentTotals, totalsOf } from '../quote-totals.ts';
import { type Freezing, takeSnapshot } from '../take-snapshot.ts';
import { findVersion, type VersionSnapshot } from '../version-store.ts';

type Answer = z.input<(typeof endpoints)['compareVersions']['response']>;

/** What changed from one version to another, or to the quote as it stands now. @throws Problem not_found */
export async function compareQuoteVersions(
  scope: ProviderScope,
  deps: Freezing,
  quoteId: string,
  { from, to }: { readonly from?: number | undefined; readonly to?: number | undefined },
): Promise<Answer> {
  const quote = await findQuote(scope, quoteId);
  const before = await sideOf(scope, quote, from ?? quote.currentVersion ?? 0);
  const after =
    to === undefined
      ? sidePresented(await takeSnapshot(scope, deps, quote), { number: null, created_at: null })
      : await sideOf(scope, quote, to);
  const { lines, sections, terms } = compareVersions(before.toCompare, after.toCompare);
  return {
    currency: quote.currency,
    from: before.head,
    to: after.head,
    lines: lines.map(({ fields, ...line }) => ({ ...line, fields: [...fields] })),
    sections: sections.map(({ change, before: was, after: is }) => ({
      change,
      before: was && withoutId(was),
      after: is && withoutId(is),
    })),
    terms: [...terms],
  };
}

const withoutId = <T extends { readonly id: unknown }>({ id: _id, ...rest }: T): Omit<T, 'id'> => rest;

async function sideOf(scope: ProviderScope, quote: QuoteRow, number: number) {
  const version = await findVersion(scope, quote, number);
  if (!version) throw new Problem('not_found', msg`This quote has no such version.`);
  return sidePresented(version.snapshot, { number, created_at: presentTime(version.createdAt) });
}

function sidePresented(snapshot: VersionSnapshot, named: Pick<Answer['from'], 'number' | 'created_at'>) {
  const { totals, lines: amounts } = totalsOf(snapshot);
  const amountOf = (id: string) => amounts.find((amount) => amount.id === id)?.amountMinor ?? 0;
  const parts = snapshot.components.toSorted((a, b) => a.position - b.position);
  const known = (id: string | null) => parts.find((part) => part.id === id);
  const lines = snapshot.lines
    .toSorted((a, b) => a.position - b.position)
    .map((line) => ({
      id: line.id,
      section: known(line.componentId)?.title ?? null,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unit_label: line.unitLabel,
      unit_price_minor: line.unitPriceMinor,
      tax_rate: line.taxRate,
      amount_minor: amountOf(line.id),
    }));
  const sumOf = (id: string | null) =>
    snapshot.lines
      .filter((line) => (known(line.componentId)?.id ?? null) === id)
      .reduce((sum, line) => sum + amountOf(line.id), 0);
  const sections = [
    ...parts.map((part) => ({
      id: part.id,
      title: part.title,
      amount_minor: sumOf(part.id),
      is_optional: part.isOptional,
      is_visible: part.isVisible,
      choice_group: choiceGroupOf(part),
    })),
    { id: null, title: null, amount_minor: sumOf(null), is_optional: false, is_visible: true, choice_group: null },
  ];
  return {
    head: { ...named, totals: presentTotals(totals) },
    toCompare: { lines, sections, terms: termsOf(snapshot) },
  };
}

const termsOf = (snapshot: VersionSnapshot) => ({
  title: snapshot.title,
  prices_include_tax: snapshot.pricesIncludeTax,
  charges_tax: snapshot.chargesTax,
  detail: snapshot.detail,
  discount_percent: snapshot.discountPercent,
  valid_until: snapshot.validUntil,
  terms: snapshot.terms,
  message: snapshot.message,
  starts: snapshot.starts,
  duration: snapshot.duration,
  deposit_percent: snapshot.depositPercent,
  guarantee: snapshot.guarantee,
});
