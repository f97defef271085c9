import { z } from 'zod';
import { currencies } from '#domain/currency.ts';
import { emailProblem, longestEmail } from '#domain/customer/email-address.ts';
import { locales } from '#domain/locale.ts';
import type { FieldProblemCode } from '#domain/problem.ts';

export const limits = {
  name: 200,
  title: 200,
  line: 500,
  text: 10_000,
  /** Minor units; beyond it a line cannot be meant. */
  price: 999_999_999_999,
  quantity: 9_999_999.999,
} as const;

/** How many lines a quote may have that one call writes or orders. */
export const mostLines = 500;

export const uuid = z.uuid();
export const time = z.iso.datetime({ offset: true });
export const currency = z.enum(currencies);
export const locale = z.enum(locales);

export const name = z
  .string()
  .trim()
  .min(1, 'write_something' satisfies FieldProblemCode)
  .max(limits.name);
export const line = z
  .string()
  .trim()
  .min(1, 'write_something' satisfies FieldProblemCode)
  .max(limits.line);
export const longText = z.string().trim().max(limits.text);
/** A provider's note to themselves. */
export const internalNote = z.string().trim().max(2000);
/** One email address, by the one rule that forms check before they send as well. */
export const email = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const problem = emailProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  })
  .meta({ format: 'email', maxLength: longestEmail });
/** The same where it may be left empty; blanks alone are empty, too, and whether one is needed the rules say. */
export const emailOrNone = z.union([email, z.string().trim().pipe(z.literal(''))]).nullish();
export const phone = z.string().trim().max(40);

const atMostThreeDecimals = (value: number): boolean => Number(value.toFixed(3)) === value;
const tooManyDecimals: FieldProblemCode = 'too_many_decimals';

/** A count or measure with at most three decimals. */
export const quantity = z
  .number()
  .min(-limits.quantity)
  .max(limits.quantity)
  .refine(atMostThreeDecimals, tooManyDecimals);

/** A percentage with at most three decimals, such as 20 or 5.5. */
export const percent = z.number().min(0).max(100).refine(atMostThreeDecimals, tooManyDecimals);

/** A percentage put on a cost, which it may well exceed. */
export const markup = z.number().min(0).max(1000).refine(atMostThreeDecimals, tooManyDecimals);

/** Money as it comes in: whole minor units. */
export const minor = z.int().min(-limits.price).max(limits.price);
/** Money as it goes out. */
export const minorOut = z.int();

export const idParams = z.strictObject({ id: uuid });

export const page = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
});

export const revision = z.int().min(1);

/** The same key and call gives the first answer again. */
export const idempotencyKey = z.string().min(1).max(200).optional();

type Undefaulted<Field> = Field extends z.ZodDefault<infer Inner> ? Inner : Field;
type Change<Shape extends z.ZodRawShape> = z.ZodObject<{
  [Name in keyof Shape]: z.ZodOptional<Undefaulted<Shape[Name]> & z.ZodType>;
}>;

/** The same fields for a change: whichever is left out stays as it is, where a default would write over it. */
export function changeOf<Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>): Change<Shape> {
  const bare = Object.entries(fields.shape).map(([name, field]) => [
    name,
    (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : (field as z.ZodType)).optional(), // shapes hold nothing but types
  ]);
  return z.object(Object.fromEntries(bare)) as Change<Shape>; // the mapped type says what the loop does
}
