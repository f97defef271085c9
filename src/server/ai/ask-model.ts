import type { z } from 'zod';
import type { ModelCall } from '#server/ports/engine.ts';
import { type CallResult, callModel, type ModelTask } from './call-model.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { LoadModel, ModelChoice } from './language-models.ts';
import type { FailureKind } from './model-failure.ts';
import { costOf, type ModelPrice } from './model-prices.ts';

export interface AskDeps {
  readonly model: LoadModel;
  readonly choice: ModelChoice;
  /** Whose failures count together: one provider's key that is refused closes nobody else's service. */
  readonly circuit: string;
  readonly breaker: CircuitBreaker;
  readonly isBudgetSpent: () => Promise<boolean>;
  readonly prices: readonly ModelPrice[];
  readonly timeoutMs: number;
}

/** Asks the model, or says why it did not; `decide` puts an answer in words for the provider. Null: nothing to use. */
export type AskModel = <Answer>(
  task: ModelTask<Answer>,
  decide: (answer: Answer) => string,
  report: (call: ModelCall) => void,
) => Promise<Answer | null>;

export function createAskModel(deps: AskDeps): AskModel {
  const { choice, breaker, circuit } = deps;
  const unasked = async (): Promise<FailureKind | null> => {
    if (breaker.isOpen(circuit)) return 'circuit_open';
    return (await deps.isBudgetSpent()) ? 'budget_spent' : null;
  };
  return async (task, decide, report) => {
    const begin = performance.now();
    const reason = await unasked();
    const result: CallResult<z.infer<typeof task.schema>> = reason
      ? { ok: false, kind: reason, usage: { tokensIn: 0, tokensOut: 0 } }
      : await callModel(await deps.model(), task, deps.timeoutMs);
    if (!reason) breaker.record(circuit, result.ok);
    report({
      model: choice.model,
      status: result.ok ? 'completed' : 'failed',
      durationMs: Math.round(performance.now() - begin),
      ...result.usage,
      costMicroUsd: costOf(choice, result.usage, deps.prices),
      decision: result.ok
        ? decide(result.answer)
        : `Nothing of the model was used (${result.kind.replace('_', ' ')}): the built-in engine’s result stands.`,
      error: result.ok ? null : result.kind,
    });
    return result.ok ? result.answer : null;
  };
}
