import { z } from 'zod';
import { understoodSources } from '#domain/estimate/verdict/understood-facts.ts';
import { lengthUnits, shapes } from '#domain/question/component-type.ts';
import { limits, uuid } from './fields.ts';

/** Metres or m², written out. */
const decimal = z.string().regex(/^\d{1,9}(?:\.\d{1,9})?$/);
const option = z.string().max(limits.name);
const unit = z.enum(lengthUnits);

/** Lengths are metres and areas m², whatever was said; `unit` is what was said. */
export const factValue = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('dimensions'),
    shape: z.enum(shapes),
    unit,
    length: decimal,
    width: decimal,
    height: decimal.optional(),
  }),
  z.strictObject({ type: z.literal('number'), number: decimal, unit: unit.optional() }),
  z.strictObject({ type: z.literal('choice'), option }),
  z.strictObject({ type: z.literal('multi_choice'), options: z.array(option).max(100) }),
  z.strictObject({ type: z.literal('counts'), counts: z.record(option, z.number().min(0).max(1_000_000)) }),
  z.strictObject({ type: z.literal('flag'), flag: z.boolean() }),
  z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(2000) }),
  z.strictObject({ type: z.literal('date'), date: z.iso.date(), flexible: z.boolean().optional() }),
  z.strictObject({ type: z.literal('photo'), media_ids: z.array(z.string()) }),
]);

/** `[start, end)` in the request. */
const span = z.strictObject({ start: z.int(), end: z.int() });

export const understood = z
  .strictObject({
    requirement: z.string(),
    /** Null where it is about the whole job. */
    component_id: uuid.nullable(),
    label: z.string(),
    value: factValue,
    /** The value as a person says it. */
    text: z.string(),
    source: z.enum(understoodSources),
    span: span.nullable(),
    is_sure: z.boolean(),
    /** What it could be instead, where that is a list. */
    options: z.array(z.strictObject({ id: z.string(), label: z.string() })),
  })
  .meta({ id: 'Understood' });

/** What could not be settled by what was read, in a sentence. */
export const doubt = z
  .strictObject({
    text: z.string(),
    span: span.nullable(),
    /** The question that the customer settles it with. */
    question_id: uuid.nullable(),
  })
  .meta({ id: 'Doubt' });
