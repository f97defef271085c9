import { z } from 'zod';
import type { FieldProblemCode } from '#domain/problem.ts';
import { aiServices } from '#domain/provider/ai-settings.ts';
import type { NewsOccasion } from '#domain/provider/news.ts';
import { quoteDetails } from '#domain/quote/detail.ts';
import { isNumberFormat } from '#domain/quote/number-format.ts';
import { engines } from '#domain/quote/pipeline.ts';
import { endpoint } from './endpoint.ts';
import { limits, longText, percent, time } from './fields.ts';
import { pricingBasis } from './own-numbers.ts';
import { taxRate } from './tax.ts';

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

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'color_invalid' satisfies FieldProblemCode);
const httpsLink = z.url({ protocol: /^https$/, error: 'link_invalid' satisfies FieldProblemCode }).max(500);
const taxNumber = z.string().trim().max(40).nullable();
const note = z.string().trim().max(300).nullable();

/** Who the provider is for the tax office. */
const taxIn = z.object({
  /** ISO 3166; another one brings its own rates where none are given. */
  country: z.string().trim().length(2),
  is_registered: z.boolean(),
  number: taxNumber,
  /** Instead of the country's sentence for whoever is not registered; null for the country's. */
  note,
  company_number: taxNumber,
  rates: z.array(taxRate).min(1).max(12),
});

/** What new quotes begin with. */
const quotesIn = z.object({
  detail: z.enum(quoteDetails),
  /** How long a sent quote stands, in days. */
  valid_days: z.int().min(1).max(365),
  terms: longText.nullable(),
  message: longText.nullable(),
  /** `{number}` stands for the next number, `{year}` for the year. */
  number_format: z
    .string()
    .trim()
    .refine(isNumberFormat, 'number_format' satisfies FieldProblemCode),
  deposit_percent: percent.nullable(),
  guarantee: z.string().trim().max(limits.line).nullable(),
  prices_include_tax: z.boolean(),
  /** Numbers that a quote has already are passed over. */
  next_number: z.int().min(1).max(99_999_999),
});

const brandingIn = z.object({ primary_color: color.nullable() });
/** Whether the provider is mailed when a customer does this. */
const notificationsIn = z.object({
  message: z.boolean(),
  accepted: z.boolean(),
  rejected: z.boolean(),
  changes: z.boolean(),
} satisfies Record<NewsOccasion, z.ZodBoolean>);
const linksIn = z.object({ service_product_url: httpsLink.nullable() });

export const providerSettings = z
  .strictObject({
    ai: aiSettings,
    tax: z.strictObject({
      ...taxIn.shape,
      /** When somebody said that this is so; until then it is a guess. */
      confirmed_at: time.nullable(),
    }),
    quotes: z.strictObject(quotesIn.shape),
    pricing: z.strictObject(pricingBasis.shape),
    branding: z.strictObject(brandingIn.shape),
    reminders: z.strictObject({}),
    notifications: z.strictObject(notificationsIn.shape),
    links: z.strictObject(linksIn.shape),
    /** How many quotes that are not finalized charge tax otherwise than the identity says. */
    open_quotes_that_differ: z.int(),
  })
  .meta({ id: 'ProviderSettings' });

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
  summary: 'Change what is given; new quotes follow, those under way only where apply_to_open_quotes says so',
  body: z.object({
    tax: taxIn.partial().optional(),
    quotes: quotesIn.partial().optional(),
    pricing: pricingBasis.partial().optional(),
    branding: brandingIn.partial().optional(),
    reminders: z.object({}).optional(),
    notifications: notificationsIn.partial().optional(),
    links: linksIn.partial().optional(),
    /** Whether the quotes that differ from the identity follow it; a version never does. */
    apply_to_open_quotes: z.boolean().optional(),
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
