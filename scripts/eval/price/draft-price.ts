import { minorDigits } from '#domain/currency.ts';
import type { Estimate } from '#domain/estimate/estimated-line.ts';
import { factsFromAliases } from '#domain/estimate/facts/facts-from-aliases.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { lineAmountMinor } from '#domain/quote/line-amount.ts';
import type { Engine } from '#server/ports/engine.ts';
import { playbookOf, playbooks } from '#tests/support/bundled-playbooks.ts';
import type { EvalCase } from '../cases/case-schemas.ts';
import { today } from '../today.ts';
import { placeFacts } from './place-facts.ts';
import { serviceOf } from './service-of.ts';

export interface PricedCase {
  readonly one: EvalCase<'price'>;
  /** The service that was drafted; null when the request matched none. */
  readonly service: string | null;
  /** In whole units of the currency; null without a draft, or with a line that has no price. */
  readonly point: number | null;
  /** Between which the draft itself says the price lies; null without a price. */
  readonly range: readonly [low: number, high: number] | null;
  /** Why there is no price. */
  readonly why: string | null;
  /** `Walls: 30.24 m² × 6.50` a line. */
  readonly lines: readonly string[];
  /** Names among the answers that state nothing to the playbook. */
  readonly unused: readonly string[];
}

/** What lines come to in minor units, extras left out; null while one has no price. */
export function totalMinor({ lines }: Pick<Estimate, 'lines'>): number | null {
  const amounts = lines.map((line) =>
    line.unit_price_minor === null ? null : lineAmountMinor(line.quantity, line.unit_price_minor),
  );
  return amounts.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

async function draft(one: EvalCase<'price'>, playbook: Playbook, engine: Engine): Promise<PricedCase> {
  const { request: text, locale, currency, answers } = one;
  const extraction = await engine.run('section_extraction', { text, locale, playbook, today });
  const { facts, unused } = factsFromAliases({ playbook, answers: answers ?? {}, locale });
  const placed = placeFacts(playbook, extraction, facts);
  const knowledge = { playbook, sections: placed.sections, jobFacts: placed.job_facts, locale };
  const estimate = await engine.run('quote_estimate', {
    ...knowledge,
    rules: [],
    serviceTypeId: null,
    currency,
    taxRate: 0,
  });
  const minor = totalMinor(estimate);
  const units = 10 ** minorDigits(currency);
  const lines = estimate.lines.map(
    (line) => `${line.playbook_line} ${line.quantity} × ${(line.unit_price_minor ?? 0) / units}`,
  );
  const why = minor === null ? `a line without a price in ${currency}` : minor === 0 ? 'nothing to price' : null;
  const point = minor === null || minor === 0 ? null : minor / units;
  const { low_minor, high_minor } = estimate.range;
  const range = point === null ? null : ([low_minor / units, high_minor / units] as const);
  return { one, service: playbook.service_type, point, range, why, lines, unused };
}

/** The way a request really goes: its service, its facts, the answers, a draft by starter prices without tax. */
export async function draftPrice(one: EvalCase<'price'>, engine: Engine): Promise<PricedCase> {
  const { request: text, locale, expected } = one;
  const classification = await engine.run('scope_confidence', { text, locale, playbooks });
  const wanted = expected.service_type ? [expected.service_type] : [];
  const service = await serviceOf({ classification, locale, expected: wanted }, engine);
  const playbook = service === null ? undefined : playbookOf(service);
  if (playbook) return draft(one, playbook, engine);
  return unpriced(one, 'no service recognised');
}

/** A case that came to no price. */
export function unpriced(one: EvalCase<'price'>, why: string): PricedCase {
  return { one, service: null, point: null, range: null, why, lines: [], unused: [] };
}
