import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { listedKey } from '#domain/pricing/rule.ts';
import { isJobStrategy } from '#domain/pricing/strategy.ts';
import type { PriceRule } from '#web/api/pricing-rules.ts';
import { serviceCategoriesQuery, serviceTypesIn } from '#web/api/services.ts';
import { priceLineLabel, usePriceLines } from './use-price-lines.ts';

/** Says in words what a rule prices. */
export function usePricedWork(): (rule: PriceRule) => string {
  const { t } = useLingui();
  const linesOf = usePriceLines();
  const { data = [] } = useQuery(serviceCategoriesQuery);
  const types = serviceTypesIn(data);
  return ({ service_type_id, line_key }) => {
    const type = types.find(({ id }) => id === service_type_id);
    const service = type?.name ?? t`Any service`;
    if (line_key === listedKey) return t`${service}: put in by its name`;
    if (line_key && isJobStrategy(line_key)) return t`${service}: the whole job`;
    return line_key ? `${service}: ${priceLineLabel(line_key, linesOf(service_type_id))}` : service;
  };
}
