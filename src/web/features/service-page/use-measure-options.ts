import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MeasuringUnit, measuringUnits } from '#domain/own-work/own-work.ts';
import type { PricingUnit } from '#domain/pricing/pricing-unit.ts';
import { isJobStrategy } from '#domain/pricing/strategy.ts';
import type { ComponentType } from '#domain/question/component-type.ts';
import { standardLinesQuery } from '#web/api/own-work.ts';
import { priceRulesQuery } from '#web/api/pricing-rules.ts';

interface Measures {
  readonly unit: MeasuringUnit;
  readonly unit_label: string;
}

export interface MeasureOption {
  readonly value: string;
  readonly label: string;
  readonly measures: Measures;
}

/** A unit with its label as a select's value. */
export function measureKey(measures: { readonly unit: PricingUnit; readonly unit_label: string } | null): string {
  return measures ? `${measures.unit} ${measures.unit_label}` : '';
}

/** What an answer of this kind can be the quantity of: the units of the service's prices and lines, and the plain ones. */
export function useMeasureOptions(
  serviceTypeId: string,
  type: ComponentType,
  current: Measures | null,
): MeasureOption[] {
  const { t } = useLingui();
  const { data: rules = [] } = useQuery(priceRulesQuery);
  const { data: lines = [] } = useQuery(standardLinesQuery(serviceTypeId));
  const plain: Record<MeasuringUnit, string> = {
    per_unit: t`Pieces`,
    per_area: t`Square metres`,
    hourly: t`Hours`,
    daily: t`Days`,
  };
  const counted = [
    ...rules.filter((rule) => rule.service_type_id === serviceTypeId && !isJobStrategy(rule.strategy)),
    ...lines,
    ...(current ? [current] : []),
  ].flatMap(({ unit, unit_label }): Measures[] => (unit === 'per_unit' && unit_label ? [{ unit, unit_label }] : []));
  const all: Measures[] = [...counted, ...measuringUnits.map((unit) => ({ unit, unit_label: '' }))];
  const distinct = [...new Map(all.map((one) => [measureKey(one), one])).values()];
  const isSize = type === 'Dimensions';
  if (!isSize && type !== 'NumberInput' && type !== 'RangeSlider') return [];
  return distinct
    .filter(({ unit }) => !isSize || unit === 'per_area')
    .map((measures) => ({
      value: measureKey(measures),
      label: measures.unit_label || plain[measures.unit],
      measures,
    }));
}
