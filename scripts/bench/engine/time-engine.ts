import type { Estimate } from '#domain/estimate/estimated-line.ts';
import { factsFromAliases } from '#domain/estimate/facts/facts-from-aliases.ts';
import { builtinEngine } from '#server/adapters/engine-builtin.ts';
import { playbooks } from '#tests/support/bundled-playbooks.ts';
import { placeFacts } from '../../eval/price/place-facts.ts';
import type { EngineCase } from './engine-cases.ts';

export interface EngineTimes {
  /** The estimate alone: formulas, prices, sums, evidence. */
  readonly estimate: number;
  /** All the engine does for a quote: which service, reading, questions, estimate. */
  readonly whole: number;
  /** The same estimate as text and back. */
  readonly floor: number;
}

async function timed<Result>(work: () => Result | Promise<Result>): Promise<readonly [Result, number]> {
  const begin = performance.now();
  const result = await work();
  return [result, performance.now() - begin];
}

/** One case from its text to its draft. */
export async function timeCase({ playbook, text, locale, currency, answers }: EngineCase): Promise<EngineTimes> {
  const run = builtinEngine.run;
  const [, classify] = await timed(() => run('scope_confidence', { text, locale, playbooks }));
  const [extraction, read] = await timed(() => run('section_extraction', { text, locale, playbook }));
  const { facts } = factsFromAliases({ playbook, answers, locale });
  const { sections, job_facts: jobFacts } = placeFacts(playbook, extraction, facts);
  const knowledge = { playbook, sections, jobFacts, locale };
  const [, plan] = await timed(() => run('initial_questions', knowledge));
  const prices = { rules: [], serviceTypeId: null, currency, taxRate: 20 };
  const [draft, estimate] = await timed(() => run('quote_estimate', { ...knowledge, ...prices }));
  const [, floor] = await timed((): Estimate => JSON.parse(JSON.stringify(draft)));
  return { estimate, whole: classify + read + plan + estimate, floor };
}
