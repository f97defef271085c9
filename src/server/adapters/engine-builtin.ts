import { classifyRequest } from '#domain/estimate/classify-request.ts';
import { estimateQuote } from '#domain/estimate/estimate-quote.ts';
import { extractSections } from '#domain/estimate/extract-sections.ts';
import { planFollowUps } from '#domain/estimate/plan-follow-ups.ts';
import { planQuestions } from '#domain/estimate/plan-questions.ts';
import { comfortableCount } from '#domain/estimate/questions/choose-questions.ts';
import { planScopeQuestions } from '#domain/estimate/scope-questions.ts';
import type { Engine, EngineStep, EngineSteps } from '#server/ports/engine.ts';

const steps: { [Step in EngineStep]: (input: EngineSteps[Step]['input']) => EngineSteps[Step]['output'] } = {
  scope_confidence: classifyRequest,
  scope_questions: planScopeQuestions,
  section_extraction: extractSections,
  initial_questions: (input) => planQuestions({ ...input, usual: comfortableCount }),
  follow_up_questions: planFollowUps,
  quote_estimate: estimateQuote,
  media_validation: () => null,
  wording: ({ texts }) => texts,
};

/** The deterministic engine: playbooks and formulas, no network, always there. */
export const builtinEngine: Engine = {
  name: 'builtin',
  model: null,
  run: async (step, input) => steps[step](input),
};
