import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#domain/locale.ts';
import { type PricingStrategy, type PricingUnit, pricingStrategies } from '#domain/pricing/rule.ts';
import type { Sentence } from '#domain/problem.ts';
import { say } from '#server/i18n.ts';

interface Strategy {
  readonly name: Sentence;
  readonly description: Sentence;
  readonly unit: PricingUnit;
  readonly fields: readonly string[];
}

const strategies: Record<PricingStrategy, Strategy> = {
  per_unit: {
    name: msg`Per piece`,
    description: msg`So much for each door, socket or metre.`,
    unit: 'per_unit',
    fields: ['rate_minor', 'unit_label', 'minimum_minor'],
  },
  per_area: {
    name: msg`Per square metre`,
    description: msg`So much for each square metre.`,
    unit: 'per_area',
    fields: ['rate_minor', 'minimum_minor'],
  },
  hourly: {
    name: msg`By the hour`,
    description: msg`Hours follow from the amount of work.`,
    unit: 'hourly',
    fields: ['rate_minor', 'minimum_minor'],
  },
  daily: {
    name: msg`By the day`,
    description: msg`Days follow from the amount of work.`,
    unit: 'daily',
    fields: ['rate_minor', 'minimum_minor'],
  },
  fixed: {
    name: msg`Fixed price`,
    description: msg`One price however large the job.`,
    unit: 'fixed',
    fields: ['rate_minor'],
  },
};

/** The ways to charge, in the reader's language. */
export function presentStrategies(locale: Locale): z.input<(typeof endpoints)['listPricingStrategies']['response']> {
  return pricingStrategies.map((id) => {
    const { name, description, unit, fields } = strategies[id];
    return { id, name: say(locale, name), description: say(locale, description), unit, fields: [...fields] };
  });
}

/** A strategy charges in one unit. */
export function unitOf(strategy: PricingStrategy): PricingUnit {
  return strategies[strategy].unit;
}
