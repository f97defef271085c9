import { aiServices } from '#domain/provider/ai-settings.ts';
import type { EngineName } from '#domain/quote/pipeline.ts';
import { grammarEditReader } from '#server/adapters/edit-reader-grammar.ts';
import { createLlmEditReader } from '#server/adapters/edit-reader-llm.ts';
import { builtinEngine } from '#server/adapters/engine-builtin.ts';
import { createLlmEngine } from '#server/adapters/engine-llm.ts';
import { type AskModel, createAskModel } from '#server/ai/ask-model.ts';
import { CircuitBreaker } from '#server/ai/circuit-breaker.ts';
import { longestReadingMs } from '#server/ai/edit-task.ts';
import { aiAddressesOf, languageModel } from '#server/ai/language-models.ts';
import { readEnv } from '#server/env.ts';
import type { EditReader } from '#server/ports/edit-reader.ts';
import type { Engine } from '#server/ports/engine.ts';
import { EvalRefusal } from './refusal.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the model's engine needs before it can be measured. */
const modelSettings =
  'AI_MODEL, and AI_BASE_URL of an OpenAI-compatible server or AI_SERVICE (openai, anthropic, google) with AI_API_KEY';

/** What is measured: what drafts, and what reads changes in words. */
export interface Measured {
  readonly engine: Engine;
  readonly editReader: EditReader;
}

export const builtin: Measured = { engine: builtinEngine, editReader: grammarEditReader };

interface Asking {
  readonly model: string;
  /** A change in words has less time than a draft. */
  readonly ask: AskModel;
  readonly askAboutEdits: AskModel;
}

function askingOf(environment: Environment): Asking | null {
  const { AI_MODEL: model, AI_API_KEY: key, AI_SERVICE } = environment;
  const env = readEnv(environment);
  const service = aiServices.find((one) => one === AI_SERVICE) ?? 'compatible';
  const choice = { service, model: model ?? '', key: key ?? null };
  const reachable = model && (key || service === 'compatible') ? languageModel(choice, aiAddressesOf(env)) : null;
  if (!reachable) return null;
  const deps = {
    model: reachable,
    choice,
    circuit: choice.model,
    breaker: new CircuitBreaker(Date.now),
    isBudgetSpent: async () => false,
    prices: env.AI_PRICES ?? [],
    timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
  };
  return {
    model: choice.model,
    ask: createAskModel(deps),
    askAboutEdits: createAskModel({ ...deps, timeoutMs: Math.min(deps.timeoutMs, longestReadingMs) }),
  };
}

/** The engine to measure; refuses one that is not set up. */
export function engineFor(name: EngineName, env: Environment): Measured {
  if (name === 'builtin') return builtin;
  const found = askingOf(env);
  if (!found) throw new EvalRefusal(`The engine "llm" needs a model: set ${modelSettings}.`);
  return { engine: createLlmEngine(found.ask, found.model), editReader: createLlmEditReader(found.askAboutEdits) };
}
