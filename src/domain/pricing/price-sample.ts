import type { MeasureUnit } from '../playbooks/playbook.ts';
import type { PricingUnit } from './pricing-unit.ts';

/** What an example's amount counts: a line's measure where a playbook knows the work, else the rule's own unit. */
export type AmountKind = MeasureUnit | PricingUnit;

/** An everyday amount of each kind, so that an example looks like a job. */
export const usualAmount: Readonly<Record<AmountKind, number>> = {
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

/** Why a rule has no example: estimates count the work in another way, or the figures are past any price. */
export const sampleRefusals = ['does_not_fit', 'out_of_range'] as const;
export type SampleRefusal = (typeof sampleRefusals)[number];
