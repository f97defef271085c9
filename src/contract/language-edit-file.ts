import { z } from 'zod';
import { type EditEntry, editLists, type MoneyKind, moneyKinds } from '#domain/ai-edit/vocabulary/edit-entry.ts';
import { tags } from '#domain/ai-edit/vocabulary/tag.ts';

const phrases = z.string().min(1);
const pattern = z.string().refine((source) => isPattern(source), 'is no regular expression');
const numbersByPhrase = z.record(z.string(), z.number());

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
}

/** How changes of a quote are asked for in words. */
export const editEntry = z.strictObject({
  words: z.partialRecord(z.enum(tags), phrases),
  lists: z.partialRecord(z.enum(editLists), phrases).exactOptional(),
  money: z.partialRecord(z.enum(Object.keys(moneyKinds) as MoneyKind[]), phrases).exactOptional(), // the record's own keys
  ordinals: z.array(phrases).exactOptional(),
  numbers: z
    .strictObject({
      units: z.array(z.string()),
      tens: z.record(z.string(), phrases),
      join: z.string(),
      join_of: z.record(z.string(), z.string()).exactOptional(),
      within: z.record(z.string(), z.string()).exactOptional(),
      and_half: z.array(z.string()).exactOptional(),
      hundreds: numbersByPhrase,
      hundred_glue: z.array(z.string()),
      others: numbersByPhrase,
      parts: z.record(z.string(), phrases),
    })
    .exactOptional(),
  head: z.enum(['first', 'last']),
  endings: z.array(z.string().min(1)),
  work_words: pattern.exactOptional(),
  categories: z
    .strictObject({
      labour: pattern,
      by_area: pattern,
      goods: pattern,
      equipment: pattern,
      other: pattern,
    })
    .exactOptional(),
  line_names: z.strictObject({ rounding: phrases, discount: phrases, surcharge: phrases }).exactOptional(),
  things: z.record(z.string(), phrases).exactOptional(),
}) satisfies z.ZodType<EditEntry>;
