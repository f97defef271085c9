import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PricingUnit } from '#domain/pricing/pricing-unit.ts';
import type { CostCategory } from '#domain/pricing/rule.ts';

export const categoryWords = {
  labour: msg`Labour`,
  materials: msg`Materials`,
  equipment: msg`Equipment`,
  other: msg`Other`,
} as const satisfies Record<CostCategory, MessageDescriptor>;

/** What one unit is called where no label says it better. */
export const unitWords = {
  hourly: msg({ message: 'h', comment: 'Short for hour, behind a quantity' }),
  daily: msg({ message: 'day', comment: 'Behind a quantity' }),
  per_unit: msg({ message: 'each', comment: 'Behind a quantity of pieces' }),
  per_area: msg({ message: 'm²', comment: 'Behind a quantity' }),
  fixed: msg({ message: 'job', comment: 'Behind a quantity of 1: the whole job for one price' }),
} as const satisfies Record<PricingUnit, MessageDescriptor>;
