import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { type PriceRule, type PricingStrategyInfo, useSavePriceRule } from '#web/api/pricing-rules.ts';
import { fieldErrorsOf, showFieldErrors } from '#web/provider-kit/show-field-errors.ts';
import { type MoneyContext, type RuleValues, readRule, ruleValues, strategyOf } from './rule-values.ts';

interface RuleFormOptions {
  /** Null adds one. */
  readonly rule: PriceRule | null;
  readonly money: MoneyContext;
  readonly strategies: readonly PricingStrategyInfo[];
  /** What a new one begins with. */
  readonly preset?: Partial<RuleValues> | undefined;
  readonly onSaved: (rule: PriceRule) => void;
}

export function useRuleForm({ rule, money, strategies, preset, onSaved }: RuleFormOptions) {
  const { t } = useLingui();
  const form = useForm<RuleValues>({ defaultValues: ruleValues(rule, money, preset) });
  const save = useSavePriceRule();
  const unreadTexts = {
    name: t`Please write something`,
    rate_minor: t`Please write an amount, such as 26.50`,
    minimum_minor: t`Please write an amount, or leave it empty`,
    tiers: t`Please write a quantity and a rate in each row, or remove it`,
    markup_percent: t`Please write a percentage from 0 to 1000`,
    tax_rate: t`Please write a percentage from 0 to 100`,
  };
  const submitChecked = form.handleSubmit(async (values) => {
    const strategy = strategyOf(strategies, values.strategy);
    if (!strategy) return;
    const read = readRule(values, money, strategy);
    if ('unread' in read) {
      showFieldErrors(form, Object.fromEntries(read.unread.map((field) => [field, [unreadTexts[field]]])));
      return;
    }
    try {
      onSaved(await save.mutateAsync({ id: rule?.id, body: read.body }));
    } catch (error) {
      showFieldErrors(form, fieldErrorsOf(error));
    }
  });
  const submit = (event: FormEvent) => {
    // What is said of all rows together belongs to no input whose change would take it back.
    form.clearErrors('tiers');
    return submitChecked(event);
  };
  const hasFieldErrors = Object.keys(fieldErrorsOf(save.error)).length > 0;
  return { form, submit, isSaving: save.isPending, failure: hasFieldErrors ? null : save.error };
}
