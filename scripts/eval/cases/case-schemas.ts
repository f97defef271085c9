import { z } from 'zod';
import { type Currency, currencies } from '#domain/currency.ts';
import { type Locale, matchLocale } from '#domain/locale.ts';
import type { EvalKind } from '../kinds.ts';
import { type EditTables, editCase, editTable } from './edit-case.ts';

/** A locale we do not have reads as the nearest we do. */
const locale = z.string().transform((tag): Locale => matchLocale([tag.replace('_', '-')]));
const text = z.string();
const optionalText = z.string().nullish();
const money = z.number().nonnegative().nullish();

const priceCase = z.object({
  request: text,
  locale,
  currency: z
    .string()
    .transform((code) => code.toUpperCase())
    .refine((code): code is Currency => currencies.some((one) => one === code), 'a currency we do not have'),
  /** Requirement keys or names of price lists → value. */
  answers: z.record(z.string(), z.unknown()).nullish(),
  /** Every fact there is, those that the request states included: tells misreading from mispricing. */
  inputs: z.record(z.string(), z.unknown()).nullish(),
  expected: z.object({ service_type: optionalText, low: money, typical: z.number().positive(), high: money }),
});

const classifyCase = z.object({
  text,
  locale,
  /** Any of several is right where a request may be more than one. */
  expected: z.union([text.transform((one) => [one]), z.array(text).min(1)]),
});

const topic = z.object({
  topic: text,
  words: z.array(text),
  /** The request says it already: it is not to be asked. */
  stated: z.boolean().nullish(),
});

const intakeCase = z.object({
  trade: optionalText,
  locale,
  request: text,
  must_ask: z.array(topic),
  /** By topic: what the customer knows but does not say unasked. */
  hidden_facts: z.record(z.string(), text).nullish(),
  expected_service: z.union([text, z.array(text)]).nullish(),
});

const factsCase = z.object({
  text,
  locale,
  service_type: text,
  /** Requirement → value, as answers are named. */
  expected: z.record(z.string(), z.unknown()),
  /** What the text does not state, though somebody careless might read it there. */
  forbidden: z.array(text).nullish(),
});

const attack = { channel: text, payload: text };

const injectCase = z.object({
  ...attack,
  locale: locale.nullish(),
  goal: optionalText,
  /** The same text without the attack. */
  neutral: optionalText,
  /** Further payloads of the same attack. */
  also: z.array(z.object(attack)).nullish(),
});

/** What a case of each kind has; whatever else it holds is ignored. */
export const caseSchemas = {
  price: priceCase,
  classify: classifyCase,
  intake: intakeCase,
  facts: factsCase,
  inject: injectCase,
  edit: editCase,
} as const satisfies Record<EvalKind, z.ZodType>;

export type EvalCase<Kind extends EvalKind> = z.infer<(typeof caseSchemas)[Kind]> & { readonly id: string };
export type IntakeTopic = z.infer<typeof topic>;

/** The tables of an edit case file, by name; those that cannot be read are left out and their cases told. */
export function editTables(content: unknown): EditTables {
  const file = z.object({ tables: z.record(z.string(), z.unknown()) }).safeParse(content);
  if (!file.success) return new Map();
  return new Map(
    Object.entries(file.data.tables).flatMap(([name, table]) => {
      const read = editTable.safeParse(table);
      return read.success ? [[name, read.data] as const] : [];
    }),
  );
}
