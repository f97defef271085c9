import { z } from 'zod';

/** A line of a quote as edit cases write it; money in minor units. */
export const editItem = z.object({
  id: z.string(),
  description: z.string(),
  category: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unit_price: z.number(),
  total: z.number().nullish(),
});
export type EditItem = z.infer<typeof editItem>;

const expectedItem = editItem.extend({
  description: z.string().nullish(),
  /** Instead of the description of a line that the request adds or swaps. */
  description_must_contain: z.union([z.string().transform((one) => [one]), z.array(z.string())]).nullish(),
});
export type ExpectedItem = z.infer<typeof expectedItem>;

export const editTable = z.object({
  currency: z.string(),
  minor_digits: z.number().nullish(),
  items: z.array(editItem),
});
export type EditTable = z.infer<typeof editTable>;
export type EditTables = ReadonlyMap<string, EditTable>;

export const editCase = z.object({
  /** What is asked for: update, add, unsafe … */
  kind: z.string().nullish(),
  lang: z.string().nullish(),
  table: z.string(),
  request: z.string(),
  expected: z.object({
    outcome: z.string(),
    reason: z.string().nullish(),
    items: z.array(expectedItem).nullish(),
  }),
});
