import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { starterRate } from '#domain/estimate/pricing/price-item.ts';
import { formatMoney } from '#domain/money.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { playbookOf } from '#domain/playbooks/registry.ts';
import { serviceCategoriesQuery, serviceTypesIn } from '#web/api/services.ts';
import type { MoneyContext, RuleValues } from './rule-values.ts';

/** The playbook of the service that the form is about, if there is one. */
export function usePlaybook(serviceTypeId: string): Playbook | undefined {
  const { data = [] } = useQuery(serviceCategoriesQuery);
  const type = serviceTypesIn(data).find(({ id }) => id === serviceTypeId);
  return type && playbookOf(type.slug);
}

/** What the chosen work usually costs, in words, to compare the own rate with. */
export function useUsualRate({ currency, locale }: MoneyContext): string | undefined {
  const { t } = useLingui();
  const { watch } = useFormContext<RuleValues>();
  const [typeId, key, strategy] = watch(['service_type_id', 'line_key', 'strategy']);
  const playbook = usePlaybook(typeId);
  const line = playbook?.lines.find((one) => one.key === key);
  const rate = playbook && line?.unit === strategy ? starterRate(playbook, key, currency) : undefined;
  if (rate === undefined) return undefined;
  const money = formatMoney(rate, currency, locale);
  return t`Usual rate: ${money}`;
}
