import type { Fact } from '../estimate/fact.ts';
import type { MeasureUnit, Playbook } from '../playbooks/playbook.ts';
import { usualAmount } from '../pricing/price-sample.ts';
import { countRequirement } from './amount.ts';

/** The quantities of the provider's own lines that are asked as one number. */
const amounts: ReadonlySet<string> = new Set(['own.area', 'own.length', 'own.hours']);

const usual = (unit: MeasureUnit): string => String(usualAmount[unit]);

/** An everyday amount of each thing that the provider's own lines count, as if a customer had said it. */
export function sampleFacts({ requirements }: Playbook): Fact[] {
  return requirements
    .filter(({ key }) => amounts.has(key) || key.startsWith(countRequirement))
    .map(({ key, unit = 'number' }) => ({
      requirement: key,
      value: { type: 'number', number: usual(unit) },
      source: { kind: 'provider' },
      confidence: 1,
    }));
}
