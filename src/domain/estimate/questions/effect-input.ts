import type { Currency } from '../../currency.ts';
import type { Locale } from '../../locale.ts';
import type { Playbook } from '../../playbooks/playbook.ts';
import { textsOf } from '../../playbooks/texts-of.ts';
import type { Fact, Section } from '../fact.ts';
import type { EffectInput } from '../pricing/price-effects.ts';

/** Starter prices are enough to weigh questions: only how far the price moves counts, not the price. */
export function effectInputOf(input: {
  readonly playbook: Playbook;
  readonly sections: readonly Section[];
  readonly jobFacts: readonly Fact[];
  readonly locale: Locale;
}): EffectInput {
  const { playbook, locale } = input;
  const currency: Currency = playbook.starter_prices.countries[0]?.currency ?? 'GBP';
  return { ...input, rules: [], serviceTypeId: null, currency, texts: textsOf(playbook, locale) };
}
