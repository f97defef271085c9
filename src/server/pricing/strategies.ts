import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { type PricingStrategy, type PricingUnit, pricingStrategies } from '#domain/pricing/rule.ts';

interface Strategy {
  readonly name: string;
  readonly description: string;
  readonly unit: PricingUnit;
  readonly fields: readonly string[];
}

const strategies: Record<PricingStrategy, Strategy> = {
  per_unit: {
    name: 'Per piece',
    description: 'So much for each door, socket or metre.',
    unit: 'per_unit',
    fields: ['rate_minor', 'unit_label', 'minimum_minor'],
  },
  per_area: {
    name: 'Per square metre',
    description: 'So much for each square metre.',
    unit: 'per_area',
    fields: ['rate_minor', 'minimum_minor'],
  },
  hourly: {
    name: 'By the hour',
    description: 'Hours follow from the amount of work.',
    unit: 'hourly',
    fields: ['rate_minor', 'minimum_minor'],
  },
  daily: {
    name: 'By the day',
    description: 'Days follow from the amount of work.',
    unit: 'daily',
    fields: ['rate_minor', 'minimum_minor'],
  },
  fixed: {
    name: 'Fixed price',
    description: 'One price however large the job.',
    unit: 'fixed',
    fields: ['rate_minor'],
  },
};

export function presentStrategies(): z.input<(typeof endpoints)['listPricingStrategies']['response']> {
  return pricingStrategies.map((id) => ({ id, ...strategies[id], fields: [...strategies[id].fields] }));
}

/** A strategy charges in one unit. */
export function unitOf(strategy: PricingStrategy): PricingUnit {
  return strategies[strategy].unit;
}
