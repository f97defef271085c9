import type { Playbook, PlaybookRequirement, PlaybookValue } from '../../playbooks/playbook.ts';
import { textOf, textsOf } from '../../playbooks/texts-of.ts';
import { lineAmountMinor } from '../../quote/line-amount.ts';
import { type EstimateInput, estimateQuote } from '../estimate-quote.ts';
import type { Fact } from '../fact.ts';
import { describeValue } from '../facts/describe-value.ts';
import { factValueOf } from '../facts/fact-value.ts';

/** A job of a service whose size is usual, at the low or at the high end. */
export const sampleSizes = ['usual', 'small', 'large'] as const;
export type SampleSize = (typeof sampleSizes)[number];

export interface SampleJob {
  /** What was assumed of its size: `Room size: 4 × 3 m`; empty where the service has no size. */
  readonly size: string;
  /** Before tax; null where a line has no price. */
  readonly netMinor: number | null;
}

type Pricing = Pick<EstimateInput, 'rules' | 'serviceTypeId' | 'currency' | 'locale' | 'basis'>;

/** What a job's price goes by first. */
function sizeOf({ requirements }: Playbook): PlaybookRequirement | undefined {
  const sized = requirements.filter(({ type }) => type === 'dimensions' || type === 'number');
  return sized.find(({ mandatory }) => mandatory) ?? sized.find(({ importance }) => importance === 'high');
}

function valueAt(requirement: PlaybookRequirement, size: SampleSize): PlaybookValue | undefined {
  if (size === 'usual') return requirement.default ?? requirement.prior?.[0];
  return requirement.prior?.[size === 'small' ? 0 : 1];
}

/** What a job would cost of which nothing but its size is known, with the rules and numbers that are given. */
export function sampleJob(playbook: Playbook, size: SampleSize, pricing: Pricing): SampleJob {
  const requirement = sizeOf(playbook);
  const value = requirement ? factValueOf(requirement, valueAt(requirement, size)) : null;
  const facts: Fact[] =
    requirement && value ? [{ requirement: requirement.key, value, source: { kind: 'provider' }, confidence: 1 }] : [];
  const ofJob = requirement?.scope === 'job';
  const { lines } = estimateQuote({
    ...pricing,
    playbook,
    sections: [{ key: 'sample', title: '', facts: ofJob ? [] : facts }],
    jobFacts: ofJob ? facts : [],
    taxRate: 0,
  });
  const amounts = lines.map((line) =>
    line.unit_price_minor === null ? null : lineAmountMinor(line.quantity, line.unit_price_minor),
  );
  const texts = textsOf(playbook, pricing.locale);
  return {
    size:
      requirement && value
        ? `${textOf(texts.requirements, requirement.key)}: ${describeValue(requirement, value, texts, pricing.locale)}`
        : '',
    netMinor: amounts.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0),
  };
}
