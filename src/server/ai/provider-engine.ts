import { grammarEditReader } from '#server/adapters/edit-reader-grammar.ts';
import { createLlmEditReader } from '#server/adapters/edit-reader-llm.ts';
import { builtinEngine } from '#server/adapters/engine-builtin.ts';
import { createLlmEngine } from '#server/adapters/engine-llm.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { EditReader } from '#server/ports/edit-reader.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { seal, unseal } from '#server/seal.ts';
import { deriveKey } from '#server/secrets.ts';
import { type AskModel, createAskModel } from './ask-model.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { longestReadingMs } from './edit-task.ts';
import { type AiAddresses, languageModel, type ModelChoice } from './language-models.ts';
import type { ModelPrice } from './model-prices.ts';
import { type AiSettings, findAiSettings, spentThisMonth } from './settings-store.ts';

/** What the installation says about models. */
export interface AiInstallation {
  readonly addresses: AiAddresses;
  /** For the compatible server, where a provider has no key of their own. */
  readonly apiKey: string | null;
  readonly prices: readonly ModelPrice[];
  readonly timeoutMs: number;
}

interface EngineDeps {
  readonly clock: Clock;
  /** The installation's, from which the key that seals models' keys is made. */
  readonly secret: string;
  readonly ai: AiInstallation;
}

const sealingKey = (secret: string): Buffer => deriveKey(secret, 'ai keys');

/** A provider's key as it is stored: bound to that provider, it opens for nobody else. */
export function sealAiKey({ secret }: Pick<EngineDeps, 'secret'>, { providerId }: ProviderScope, key: string): string {
  return seal(sealingKey(secret), Buffer.from(key), providerId);
}

/** The choice with its key opened; null while it is incomplete. */
function choiceOf(
  { secret, ai }: EngineDeps,
  { providerId }: ProviderScope,
  { service, model, sealedKey }: AiSettings,
): ModelChoice | null {
  if (!service || !model) return null;
  const own = sealedKey ? unseal(sealingKey(secret), sealedKey, providerId)?.toString() : undefined;
  return { service, model, key: own ?? (service === 'compatible' ? ai.apiKey : null) };
}

/** How a provider's model is asked; null where none is set up or the installation does not know its service. */
export function askModelOf(
  deps: EngineDeps,
  breaker: CircuitBreaker,
  { scope, settings }: { readonly scope: ProviderScope; readonly settings: AiSettings },
): AskModel | null {
  const choice = choiceOf(deps, scope, settings);
  const model = choice && languageModel(choice, deps.ai.addresses);
  if (!choice || !model) return null;
  const budget = settings.monthlyBudgetMinor;
  return createAskModel({
    model,
    choice,
    circuit: `${scope.providerId} ${choice.service} ${choice.model}`,
    breaker,
    isBudgetSpent: async () => budget !== null && (await spentThisMonth(scope, deps.clock())) >= budget * 10_000,
    prices: deps.ai.prices,
    timeoutMs: deps.ai.timeoutMs,
  });
}

/** Each provider's own choice. What cannot be set up is built in. */
export interface ProviderEngines {
  readonly engineFor: (scope: ProviderScope) => Promise<Engine>;
  readonly editReaderFor: (scope: ProviderScope) => Promise<EditReader>;
}

/** Drafts and changes in words share one circuit: a service that fails with one is left alone by both. */
export function createEngines(deps: EngineDeps): ProviderEngines {
  const breaker = new CircuitBreaker(() => deps.clock().getTime());
  const hurried = { ...deps, ai: { ...deps.ai, timeoutMs: Math.min(deps.ai.timeoutMs, longestReadingMs) } };
  return {
    engineFor: async (scope) => {
      const settings = await findAiSettings(scope);
      if (settings.engine === 'builtin') return builtinEngine;
      const ask = askModelOf(deps, breaker, { scope, settings });
      return ask && settings.model ? createLlmEngine(ask, settings.model) : builtinEngine;
    },
    editReaderFor: async (scope) => {
      const settings = await findAiSettings(scope);
      if (settings.engine === 'builtin') return grammarEditReader;
      const ask = askModelOf(hurried, breaker, { scope, settings });
      return ask ? createLlmEditReader(ask) : grammarEditReader;
    },
  };
}
