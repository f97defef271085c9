import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#domain/locale.ts';
import type { PricingUnit } from '#domain/pricing/pricing-unit.ts';
import { type PricingStrategy, pricingStrategies, strategyUnits } from '#domain/pricing/strategy.ts';
import type { Sentence } from '#domain/problem.ts';
import { say } from '#server/i18n.ts';

interface Strategy {
  readonly name: Sentence;
  readonly description: Sentence;
  readonly fields: readonly string[];
}

const strategies: Record<PricingStrategy, Strategy> = {
  per_unit: {
    name: msg`Per piece`,
    description: msg`So much for each door, socket or metre.`,
    fields: ['rate_minor', 'unit_label', 'minimum_minor', 'markup_percent'],
  },
  per_area: {
    name: msg`Per square metre`,
    description: msg`So much for each square metre.`,
    fields: ['rate_minor', 'unit_label', 'minimum_minor', 'markup_percent'],
  },
  hourly: {
    name: msg`By the hour`,
    description: msg`Hours follow from the amount of work.`,
    fields: ['rate_minor', 'minimum_minor', 'markup_percent'],
  },
  daily: {
    name: msg`By the day`,
    description: msg`Days follow from the amount of work.`,
    fields: ['rate_minor', 'minimum_minor', 'markup_percent'],
  },
  fixed: {
    name: msg`Fixed price`,
    description: msg`One price however large the job.`,
    fields: ['rate_minor', 'markup_percent'],
  },
  tiered: {
    name: msg`Cheaper by quantity`,
    description: msg`From a quantity on, all of it costs less for each.`,
    fields: ['unit', 'rate_minor', 'tiers', 'unit_label', 'minimum_minor'],
  },
  cost_plus: {
    name: msg`Own cost plus markup`,
    description: msg`What it costs you, and your markup on it. The customer sees only the price.`,
    fields: ['unit', 'rate_minor', 'markup_percent', 'unit_label', 'minimum_minor'],
  },
  minimum_charge: {
    name: msg`Minimum charge`,
    description: msg`The least that a job costs; smaller ones are raised to it.`,
    fields: ['rate_minor'],
  },
  call_out: {
    name: msg`Call-out`,
    description: msg`Once for coming, on every job.`,
    fields: ['rate_minor'],
  },
  travel: {
    name: msg`Travel`,
    description: msg`For the way: once a job, or each working day.`,
    fields: ['unit', 'rate_minor'],
  },
  urgency: {
    name: msg`Urgency surcharge`,
    description: msg`A percentage of all labour when the request says that it cannot wait.`,
    fields: ['markup_percent'],
  },
};

/** The fields of a price that a way of charging uses. */
export const fieldsOf = (strategy: PricingStrategy): readonly string[] => strategies[strategy].fields;

/** The ways to charge, in the reader's language. */
export function presentStrategies(locale: Locale): z.input<(typeof endpoints)['listPricingStrategies']['response']> {
  return pricingStrategies.map((id) => {
    const { name, description, fields } = strategies[id];
    const units: readonly PricingUnit[] = strategyUnits[id];
    const [unit = 'fixed'] = units;
    const words = { name: say(locale, name), description: say(locale, description) };
    return { id, ...words, unit, units: [...units], fields: [...fields] };
  });
}
