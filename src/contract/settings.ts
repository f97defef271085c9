import { z } from 'zod';
import { aiServices } from '#domain/provider/ai-settings.ts';
import { engines } from '#domain/quote/pipeline.ts';
import { endpoint } from './endpoint.ts';

const aiSettings = z.strictObject({
  engine: z.enum(engines),
  service: z.enum(aiServices).nullable(),
  model: z.string().nullable(),
  /** The key itself never leaves the server. */
  has_key: z.boolean(),
  /** US cents a calendar month (UTC); null is no limit. */
  monthly_budget_minor: z.int().nullable(),
  /** US cents since the month began. */
  spent_minor: z.int(),
  currency: z.literal('USD'),
  /** The services that can be reached from this installation. */
  services: z.array(z.enum(aiServices)),
});

export const providerSettings = z.strictObject({ ai: aiSettings }).meta({ id: 'ProviderSettings' });

export const getSettings = endpoint({
  method: 'GET',
  path: '/provider/settings',
  caller: 'provider',
  summary: 'The provider’s settings',
  response: providerSettings,
});

export const updateSettings = endpoint({
  method: 'PUT',
  path: '/provider/settings',
  caller: 'provider',
  summary: 'Change what is given',
  body: z.object({
    ai: z
      .object({
        engine: z.enum(engines),
        service: z.enum(aiServices).nullable(),
        model: z.string().trim().max(120).nullable(),
        /** Null removes it. */
        key: z
          .string()
          .trim()
          .regex(/^[\x21-\x7e]{1,500}$/)
          .nullable(),
        monthly_budget_minor: z.int().min(0).max(10_000_000).nullable(),
      })
      .partial()
      .optional(),
  }),
  response: providerSettings,
});

export const testAiSettings = endpoint({
  method: 'POST',
  path: '/provider/settings/ai/test',
  caller: 'provider',
  summary: 'Ask the chosen model something, to see that it answers',
  response: z.strictObject({ ok: z.boolean(), message: z.string(), duration_ms: z.int() }),
});
