import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type SamplePrice, sampleLine, samplePrice } from '#domain/estimate/pricing/sample-price.ts';
import { unitName } from '#domain/estimate/pricing/work-item.ts';
import type { PlaybookLine } from '#domain/playbooks/playbook.ts';
import { textOf, textsOf } from '#domain/playbooks/texts/load-texts.ts';
import type { PricingRule, PricingUnit } from '#domain/pricing/rule.ts';
import type { PricingStrategyInfo } from '#web/api/pricing-rules.ts';
import { quantityFromText } from '#web/typed-number.ts';
import { type MoneyContext, pricingRuleOf, type RuleValues, readRule, strategyOf, unitOf } from './rule-values.ts';
import { usePlaybook } from './use-rule-work.ts';

/** An everyday amount of each kind, so that the example looks like a job. */
const usualAmount: Record<PlaybookLine['measure'] | PricingUnit, number> = {
  m: 10,
  m2: 20,
  h: 8,
  number: 3,
  unit: 3,
  hourly: 8,
  daily: 2,
  per_unit: 3,
  per_area: 20,
  fixed: 1,
};

export interface RuleSampleState {
  /** The work in words, where a playbook knows it. */
  readonly workLabel: string | null;
  readonly pricingUnit: PricingUnit;
  /** What the typed amount is measured in; empty for the unit's own name. */
  readonly amountUnit: string;
  readonly amountText: string;
  readonly setAmount: (text: string) => void;
  readonly rule: PricingRule | null;
  /** Null while rate or amount cannot be read. */
  readonly sample: SamplePrice | null;
}

/** The example of what is typed, worked out anew with each key. */
export function useRuleSample(strategies: readonly PricingStrategyInfo[], money: MoneyContext): RuleSampleState {
  const { watch } = useFormContext<RuleValues>();
  const values = watch();
  const playbook = usePlaybook(values.service_type_id);
  // The example needs no name.
  const strategy = strategyOf(strategies, values.strategy);
  const read = strategy && readRule({ ...values, name: values.name || '-' }, money, strategy);
  const rule = read && 'body' in read ? pricingRuleOf(read.body) : null;
  const line = playbook && rule ? sampleLine(playbook, rule) : undefined;
  const texts = playbook && textsOf(playbook, money.locale);
  const pricingUnit = strategy ? unitOf(values, strategy) : 'fixed';
  const kind = line?.measure ?? pricingUnit;
  // What was typed belongs to one kind of amount: twenty square metres are not twenty days.
  const [typed, setTyped] = useState<{ kind: string; text: string }>();
  const amountText = typed?.kind === kind ? typed.text : String(usualAmount[kind]);
  const quantity = quantityFromText(amountText, money.locale);
  const work = playbook && line && texts ? { playbook, line, texts } : null;
  return {
    pricingUnit,
    workLabel: line && texts ? textOf(texts.lines, line.key) : null,
    amountUnit: line && texts ? unitName(line, texts, money.locale) : values.unit_label.trim(),
    amountText,
    setAmount: (text) => setTyped({ kind, text }),
    rule,
    sample: rule && quantity !== null ? samplePrice({ ...money, rule, work, quantity }) : null,
  };
}
