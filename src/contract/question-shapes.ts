import { z } from 'zod';
import type { AnswerValues, QuestionConfigs } from '#domain/question/answer.ts';
import {
  type ComponentType,
  componentTypes,
  importances,
  lengthUnits,
  matchModes,
  noticeLevels,
  questionAuthors,
  questionOrigins,
  questionRoles,
  questionStatuses,
  shapes,
  urgencies,
} from '#domain/question/component-type.ts';
import { limits, line, time, uuid } from './fields.ts';

const optionId = z.string().min(1).max(100);
const option = z.strictObject({ id: optionId, label: line });
const options = z.array(option).min(1).max(50);
const numberConfig = z.strictObject({
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().positive().optional(),
  unit: z.string().max(20).optional(),
});
const mediaConfig = z.strictObject({
  min: z.int().min(0).max(20).optional(),
  max: z.int().min(1).max(20).optional(),
  hints: z.array(line).max(6).optional(),
});

/** The `config` of a question, by type. */
export const configSchemas = {
  TextQuestion: z.strictObject({
    multiline: z.boolean().optional(),
    placeholder: z.string().max(limits.line).optional(),
  }),
  MultipleChoice: z.strictObject({ options, multiple: z.boolean().optional(), allow_other: z.boolean().optional() }),
  MultipleChoiceWithQuantity: z.strictObject({ options }),
  SelectForEach: z.strictObject({ items: options, options, require_all: z.boolean().optional() }),
  NumberInput: numberConfig,
  RangeSlider: numberConfig,
  DateInput: z.strictObject({ min: z.iso.date().optional(), max: z.iso.date().optional() }),
  Dimensions: z.strictObject({
    shapes: z.array(z.enum(shapes)).min(1),
    height: z.boolean().optional(),
    width_label: z.string().max(100).optional(),
  }),
  PhotoCapture: mediaConfig,
  VideoCapture: mediaConfig,
  AudioNote: z.strictObject({}),
  InstructionBox: z.strictObject({ level: z.enum(noticeLevels), body: z.string().max(limits.text) }),
} satisfies { [T in ComponentType]: z.ZodType<QuestionConfigs[T]> };

/** The config must fit the type; reported at the config's own fields. */
export function withFittingConfig<
  S extends z.ZodType<{
    type?: ComponentType | undefined;
    config?: Record<string, unknown> | undefined;
  }>,
>(schema: S): S {
  return schema.superRefine((value, context) => {
    if (!value.type || !value.config) return;
    const parsed = configSchemas[value.type].safeParse(value.config, { reportInput: true });
    // As they are: whoever parses says them, in the language of the reader.
    for (const { path, message, ...issue } of parsed.error?.issues ?? []) {
      const found = { ...issue, ...(issue.code === 'custom' ? { message } : {}), path: ['config', ...path] };
      context.addIssue(found as Parameters<typeof context.addIssue>[0]); // a whole issue of zod but for its English
    }
  });
}

const mediaIds = z.strictObject({ media_ids: z.array(uuid).max(20) });
const measure = z.number().min(0).max(100_000);
/** Still to come in a draft; nothing counts as not answered. */
const measureSoFar = measure.default(0);

/** The `value` of a response, by type. */
export const valueSchemas = {
  TextQuestion: z.strictObject({ text: z.string().max(limits.text) }),
  MultipleChoice: z.strictObject({
    selected: z.array(optionId).max(50),
    other: z.string().max(limits.line).optional(),
  }),
  MultipleChoiceWithQuantity: z.strictObject({
    selections: z.array(z.strictObject({ value: optionId, quantity: z.number().min(0).max(1_000_000) })).max(50),
  }),
  SelectForEach: z.strictObject({ assignments: z.record(optionId, optionId) }),
  NumberInput: z.strictObject({
    number: z.number().min(-1_000_000_000).max(1_000_000_000),
    unit: z.string().max(20).optional(),
  }),
  RangeSlider: z.strictObject({ min: z.number(), max: z.number() }),
  DateInput: z.strictObject({ date: z.union([z.iso.date(), z.literal('')]), flexible: z.boolean().optional() }),
  Dimensions: z.strictObject({
    shape: z.enum(shapes),
    unit: z.enum(lengthUnits),
    length: measureSoFar,
    width: measureSoFar,
    height: measure.optional(),
  }),
  PhotoCapture: mediaIds,
  VideoCapture: mediaIds,
  AudioNote: z.strictObject({
    media_id: uuid.optional(),
    audio_url: z.string().max(2000).optional(),
    transcript: z.string().max(limits.text).optional(),
  }),
  InstructionBox: z.strictObject({ acknowledged: z.boolean(), viewed_at: z.string().max(40) }),
} satisfies { [T in ComponentType]: z.ZodType<AnswerValues[T]> };

export const dependsOn = z.strictObject({ question_id: uuid, any_of: z.array(optionId).min(1).max(50) });

/** Configs and values leave as they were stored: they were checked by type on the way in. */
const stored = z.record(z.string(), z.unknown());

export const response = z
  .strictObject({
    question_id: uuid,
    value: stored.nullable(),
    status: z.enum(questionStatuses),
    answered_at: time,
  })
  .meta({ id: 'Response' });

/** An answer to a question, or a choice of one, that was taken out while the customer's page was open. */
export const lateAnswer = z
  .strictObject({
    question_id: uuid,
    type: z.enum(componentTypes),
    prompt: z.string(),
    config: stored,
    value: stored,
    answered_at: time,
  })
  .meta({ id: 'LateAnswer' });

const questionOut = {
  id: uuid,
  component_id: uuid.nullable(),
  requirement_key: z.string().nullable(),
  type: z.enum(componentTypes),
  prompt: z.string(),
  help: z.string().nullable(),
  config: stored,
  role: z.enum(questionRoles),
  importance: z.enum(importances),
  match_mode: z.enum(matchModes),
  urgency: z.enum(urgencies),
  origin: z.enum(questionOrigins),
  status: z.enum(questionStatuses),
  required: z.boolean(),
  position: z.int(),
  reviewed_at: time.nullable(),
  engine: z.enum(questionAuthors),
  depends_on: dependsOn.nullable(),
  revision: z.int(),
};

export const question = z.strictObject(questionOut).meta({ id: 'Question' });
export const customerQuestion = z
  .strictObject({
    ...questionOut,
    /** A value that the request or a photo seems to hold already, for the customer to confirm; it counts for nothing before. */
    prefill: stored.nullable(),
    prefill_source: z.enum(['request', 'photo']).nullable(),
    response: response.nullable(),
  })
  .meta({ id: 'CustomerQuestion' });
