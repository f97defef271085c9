import type { EngineName } from '#domain/estimate/pipeline.ts';
import { aiServices } from '#domain/provider/ai-settings.ts';
import { builtinEngine } from '#server/adapters/engine-builtin.ts';
import { createLlmEngine } from '#server/adapters/engine-llm.ts';
import { createAskModel } from '#server/ai/ask-model.ts';
import { CircuitBreaker } from '#server/ai/circuit-breaker.ts';
import { aiAddressesOf, languageModel } from '#server/ai/language-models.ts';
import { readEnv } from '#server/env.ts';
import type { Engine } from '#server/ports/engine.ts';
import { EvalRefusal } from './refusal.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the model's engine needs before it can be measured. */
const modelSettings =
  'AI_MODEL, and AI_BASE_URL of an OpenAI-compatible server or AI_SERVICE (openai, anthropic, google) with AI_API_KEY';

function modelEngine(environment: Environment): Engine | null {
  const { AI_MODEL: model, AI_API_KEY: key, AI_SERVICE } = environment;
  const env = readEnv(environment);
  const service = aiServices.find((one) => one === AI_SERVICE) ?? 'compatible';
  const choice = { service, model: model ?? '', key: key ?? null };
  const reachable = model && (key || service === 'compatible') ? languageModel(choice, aiAddressesOf(env)) : null;
  if (!reachable) return null;
  const ask = createAskModel({
    model: reachable,
    choice,
    circuit: choice.model,
    breaker: new CircuitBreaker(Date.now),
    isBudgetSpent: async () => false,
    prices: env.AI_PRICES ?? [],
    timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
  });
  return createLlmEngine(ask, choice.model);
}

/** The engine to measure; refuses one that is not set up. */
export function engineFor(name: EngineName, env: Environment): Engine {
  if (name === 'builtin') return builtinEngine;
  const engine = modelEngine(env);
  if (!engine) throw new EvalRefusal(`The engine "llm" needs a model: set ${modelSettings}.`);
  return engine;
}
