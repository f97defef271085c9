import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { quantityFromText } from '#domain/measure/typed-number.ts';
import { type AmountKind, usualAmount } from '#domain/pricing/price-sample.ts';
import type { PricingUnit } from '#domain/pricing/pricing-unit.ts';
import { type PricingStrategyInfo, type RuleSample, ruleSampleQuery, type SampleBody } from '#web/api/pricing-rules.ts';
import { type MoneyContext, type RuleValues, readRule, strategyOf, unitOf } from './rule-values.ts';

export interface RuleSampleState {
  /** The work in words, where a playbook knows it. */
  readonly workLabel: string | null;
  readonly pricingUnit: PricingUnit;
  /** What the typed amount is measured in; empty for the unit's own name. */
  readonly amountUnit: string;
  readonly amountText: string;
  readonly setAmount: (text: string) => void;
  /** Whether rate and amount can be read, so that there is an example. */
  readonly isReadable: boolean;
  /** The example of what is typed, or of what was until a moment ago. */
  readonly query: UseQueryResult<RuleSample>;
}

/** What was typed belongs to one kind of amount: twenty square metres are not twenty days. */
interface TypedAmount {
  readonly kind: AmountKind;
  readonly text: string;
}

/** What decides the figures of what is typed; null while it cannot be read. */
function typedRule(values: RuleValues, money: MoneyContext, strategy: PricingStrategyInfo): SampleBody['rule'] | null {
  // The example needs no name.
  const read = readRule({ ...values, name: '-' }, money, strategy);
  if (!('body' in read)) return null;
  const { name: _name, is_active: _isActive, ...rule } = read.body;
  return rule;
}

/** The example of what is typed, worked out anew with each key. */
export function useRuleSample(strategies: readonly PricingStrategyInfo[], money: MoneyContext): RuleSampleState {
  const { watch } = useFormContext<RuleValues>();
  const values = watch();
  const [typed, setTyped] = useState<TypedAmount>();
  const strategy = strategyOf(strategies, values.strategy);
  const rule = strategy ? typedRule(values, money, strategy) : null;
  const quantity = typed ? quantityFromText(typed.text, money.locale) : null;
  const amount = typed && quantity !== null ? { counted_in: typed.kind, quantity } : undefined;
  const query = useQuery(ruleSampleQuery(rule && { rule, amount }));
  const work = (rule && query.data?.work) ?? null;
  const pricingUnit = strategy ? unitOf(values, strategy) : 'fixed';
  const kind = work?.counted_in ?? pricingUnit;
  const own = typed?.kind === kind ? typed : undefined;
  return {
    pricingUnit,
    workLabel: work?.label ?? null,
    amountUnit: work?.unit_label ?? values.unit_label.trim(),
    amountText: own?.text ?? String(usualAmount[kind]),
    setAmount: (text) => setTyped({ kind, text }),
    isReadable: rule !== null && (own === undefined || quantity !== null),
    query,
  };
}
