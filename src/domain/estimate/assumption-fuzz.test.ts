import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playbooks } from '#tests/support/bundled-playbooks.ts';
import type { Playbook, PlaybookRequirement } from '../playbooks/playbook.ts';
import { fillText, textsOf } from '../playbooks/texts-of.ts';
import { estimateQuote } from './estimate-quote.ts';
import type { Fact, FactValue, Section } from './fact.ts';
import { describeValue } from './facts/describe-value.ts';
import { factValueOf, rankOf, suits } from './facts/fact-value.ts';
import { indexOf } from './facts/playbook-index.ts';
import { resolve, sectionDefault } from './facts/resolve-fact.ts';
import { engineText } from './texts/engine-text.ts';

const locale = 'en-GB';

interface Job {
  readonly sections: readonly Section[];
  readonly jobFacts: readonly Fact[];
}

function anyNumber({ bounds = [0, 100], prior }: PlaybookRequirement): fc.Arbitrary<string> {
  const [low, high] = prior?.every((one) => typeof one === 'number') ? prior.map(Number) : bounds;
  return fc
    .integer({ min: Math.ceil(low ?? 0), max: Math.max(Math.ceil(low ?? 0), Math.floor(high ?? 1)) })
    .map(String);
}

function anyValue(requirement: PlaybookRequirement): fc.Arbitrary<FactValue> | null {
  const { options = [] } = requirement;
  const number = anyNumber(requirement);
  switch (requirement.type) {
    case 'dimensions':
      return fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).map(([a, b]) => ({
        type: 'dimensions',
        shape: 'rectangular',
        unit: 'meters',
        length: String(a),
        width: String(b),
      }));
    case 'number':
      return number.map((one) => ({ type: 'number', number: one }));
    case 'choice':
      return fc.constantFrom(...options).map((option) => ({ type: 'choice', option }));
    case 'multi_choice':
      return fc.subarray([...options]).map((chosen) => ({ type: 'multi_choice', options: chosen }));
    case 'counts':
      return fc
        .dictionary(fc.constantFrom(...options), fc.integer({ min: 0, max: 4 }))
        .map((counts) => ({ type: 'counts', counts: { ...counts } }));
    case 'flag':
      return fc.boolean().map((flag) => ({ type: 'flag', flag }));
    default:
      return null;
  }
}

const sources: readonly Fact['source'][] = [
  { kind: 'request', span: [0, 1], quote: 'x' },
  { kind: 'response', question_id: 'q' },
  { kind: 'provider' },
];

function anyFacts(playbook: Playbook, scopes: readonly string[]): fc.Arbitrary<Fact[]> {
  const facts = playbook.requirements.flatMap((requirement) => {
    const value = scopes.includes(requirement.scope) ? anyValue(requirement) : null;
    if (!value) return [];
    const fact = fc.record({ requirement: fc.constant(requirement.key), value, source: fc.constantFrom(...sources) });
    return [
      fc.option(
        fact.map((one): Fact => ({ ...one, confidence: 0.95 })),
        { freq: 2 },
      ),
    ];
  });
  return fc.tuple(...facts).map((all) => all.filter((one) => one !== null && one !== undefined));
}

const anyJob = (playbook: Playbook): fc.Arbitrary<Job> =>
  fc.record({
    sections: fc
      .array(anyFacts(playbook, ['section']), { minLength: 1, maxLength: 3 })
      .map((all) => all.map((facts, index) => ({ key: `part-${index}`, title: `Part ${index}`, facts }))),
    jobFacts: anyFacts(playbook, ['job', 'section']),
  });

/** What would be printed if nothing were known of this here. */
function sentenceOf(playbook: Playbook, requirement: PlaybookRequirement, section: Section | null): string | null {
  const texts = textsOf(playbook, locale);
  const value = section
    ? sectionDefault(indexOf(playbook), requirement, section)
    : factValueOf(requirement, requirement.default);
  if (!value) return null;
  const values = {
    section: section?.title ?? '',
    label: texts.requirements[requirement.key] ?? requirement.key,
    value: describeValue(requirement, value, texts, locale),
  };
  const special = texts.assumptions[`default.${requirement.key}`];
  return special ? fillText(special, values) : engineText(locale, 'assumption.default', values);
}

/** Every sentence that would assume what somebody stated, with the part that it would be about. */
function stated(playbook: Playbook, job: Job): { readonly text: string; readonly section: string | null }[] {
  const index = indexOf(playbook);
  return playbook.requirements.flatMap((requirement) =>
    (requirement.scope === 'job' ? [null] : job.sections).flatMap((section) => {
      const { fact } = resolve(index, requirement, section, job);
      const isStated = fact !== null && rankOf(fact) > 0 && suits(requirement, fact.value);
      const text = isStated ? sentenceOf(playbook, requirement, section) : null;
      return text === null ? [] : [{ text, section: section?.key ?? null }];
    }),
  );
}

describe('whatever is stated of a job', () => {
  it.each(playbooks.map((one) => [one.key, one] as const))('%s assumes nothing else of it', (_, playbook) => {
    const pricing = { rules: [], serviceTypeId: null, currency: 'GBP', locale, taxRate: 20 } as const;
    fc.assert(
      fc.property(anyJob(playbook), (job) => {
        const { assumptions } = estimateQuote({ playbook, ...job, ...pricing });
        for (const { text, section } of stated(playbook, job)) {
          const printed = assumptions.filter(
            (one) => one.text === text && (section === null || one.section_key === null || one.section_key === section),
          );
          expect(printed).toEqual([]);
        }
      }),
      { seed: 14, numRuns: 8 },
    );
  });
});
