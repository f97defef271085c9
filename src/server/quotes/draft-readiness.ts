import { msg } from '@lingui/core/macro';
import { halfWidthOf } from '#domain/estimate/pricing/range.ts';
import type { DraftVerdict } from '#domain/estimate/verdict/draft-verdict.ts';
import type { Locale } from '#domain/locale.ts';
import { lineAmountMinor } from '#domain/quote/line-amount.ts';
import { boundsOf, type PriceRisk, type ReadinessLevel, readinessLevel } from '#domain/quote/readiness.ts';
import { say } from '#server/i18n.ts';
import type { LineItemRow } from './line-item-store.ts';

/** Whether a price stands, why not, and by how much of it it may still move. */
export interface Readiness {
  readonly level: ReadinessLevel;
  readonly risks: readonly PriceRisk[];
  readonly halfWidth: number;
}

type Line = Pick<LineItemRow, 'origin' | 'playbookLine' | 'pricingRuleId' | 'quantity' | 'unitPriceMinor'>;

const amountOf = ({ quantity, unitPriceMinor }: Line): number =>
  Math.abs(lineAmountMinor(quantity, unitPriceMinor ?? 0) ?? 0);
const sum = (lines: readonly Line[]): number => lines.reduce((total, line) => total + amountOf(line), 0);

/** What a provider wrote by hand rests on nothing that was read or assumed. */
export function readinessOf({ risks, spread }: DraftVerdict, lines: readonly Line[]): Readiness {
  const drafted = lines.filter(({ playbookLine }) => playbookLine !== null);
  if (risks.length === 0 || drafted.length === 0) return { level: 'firm', risks: [], halfWidth: 0 };
  const starter = drafted.filter(({ origin, pricingRuleId }) => origin === 'engine' && pricingRuleId === null);
  const halfWidth = halfWidthOf({ allMinor: sum(lines), starterMinor: sum(starter) }, spread);
  return { level: readinessLevel(risks), risks, halfWidth };
}

const sentenceOf = (risk: PriceRisk) => {
  switch (risk.kind) {
    case 'service_unsure':
      return msg`What the work is has not been settled`;
    case 'hazard_stated':
      return msg`To be looked at: ${risk.label}`;
    case 'size_assumed':
      return msg`Not known yet: ${risk.label}`;
    case 'doubt_open':
      return msg`Not certain: ${risk.label}`;
  }
};

/** In the words of whoever reads it, about an amount that they read. */
export function presentReadiness({ level, risks, halfWidth }: Readiness, amountMinor: number, locale: Locale) {
  const { low, high } = boundsOf(amountMinor, halfWidth);
  return { level, reasons: risks.map((risk) => say(locale, sentenceOf(risk))), low_minor: low, high_minor: high };
}
