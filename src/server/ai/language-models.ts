import type { LanguageModel } from 'ai';
import type { AiService } from '#domain/provider/ai-settings.ts';
import type { Env } from '#server/env.ts';
import { limitedFetch } from './limited-fetch.ts';

/** Where each service is. Only whoever runs the installation says so; undefined is the service's own address. */
export type AiAddresses = Readonly<Record<AiService, string | undefined>>;

export function aiAddressesOf(env: Env): AiAddresses {
  return {
    openai: env.AI_OPENAI_URL,
    anthropic: env.AI_ANTHROPIC_URL,
    google: env.AI_GOOGLE_URL,
    compatible: env.AI_BASE_URL,
  };
}

export interface ModelChoice {
  readonly service: AiService;
  readonly model: string;
  readonly key: string | null;
}

/** Loads a service's library when its model is first asked: most installations have one service or none. */
export type LoadModel = () => Promise<LanguageModel>;

/** The model behind a choice; null when the service has no address here. */
export function languageModel({ service, model, key }: ModelChoice, addresses: AiAddresses): LoadModel | null {
  const baseURL = addresses[service];
  const common = { apiKey: key ?? '', fetch: limitedFetch, ...(baseURL === undefined ? {} : { baseURL }) };
  switch (service) {
    case 'openai':
      return async () => (await import('@ai-sdk/openai')).createOpenAI(common)(model);
    case 'anthropic':
      return async () => (await import('@ai-sdk/anthropic')).createAnthropic(common)(model);
    case 'google':
      return async () => (await import('@ai-sdk/google')).createGoogleGenerativeAI(common)(model);
    case 'compatible':
      return baseURL === undefined ? null : () => compatibleModel({ model, key, baseURL });
  }
}

async function compatibleModel({
  model,
  key,
  baseURL,
}: Pick<ModelChoice, 'model' | 'key'> & { readonly baseURL: string }): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'compatible',
    baseURL,
    fetch: limitedFetch,
    supportsStructuredOutputs: true,
    ...(key === null ? {} : { apiKey: key }),
  })(model);
}
