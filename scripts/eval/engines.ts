import type { EngineName } from '#domain/estimate/pipeline.ts';
import { builtinEngine } from '#server/adapters/engine-builtin.ts';
import type { Engine } from '#server/ports/engine.ts';
import { EvalRefusal } from './refusal.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the model's engine needs before it can be measured. */
const modelSettings = ['AI_MODEL', 'AI_API_KEY or AI_BASE_URL'] as const;

/** Makes the engine that asks a model; null until there is one. */
const modelEngine: ((env: Environment) => Engine) | null = null;

function modelIsSet({ AI_MODEL, AI_API_KEY, AI_BASE_URL }: Environment): boolean {
  return Boolean(AI_MODEL && (AI_API_KEY || AI_BASE_URL));
}

/** The engine to measure; refuses one that is not set up. */
export function engineFor(name: EngineName, env: Environment): Engine {
  if (name === 'builtin') return builtinEngine;
  if (!modelIsSet(env)) {
    throw new EvalRefusal(`The engine "llm" needs a model: set ${modelSettings.join(' and ')} in the environment.`);
  }
  const make: typeof modelEngine = modelEngine;
  if (!make) throw new EvalRefusal('The engine "llm" is not part of this version: there is only "builtin".');
  return make(env);
}
