import { z } from 'zod';
import { measuringUnits } from '#domain/own-work/own-work.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { componentTypes } from '#domain/question/component-type.ts';
import { endpoint } from './endpoint.ts';
import { changeOf, limits, line, minorOut, quantity, uuid } from './fields.ts';
import { pricingBasis } from './own-numbers.ts';
import { withFittingConfig } from './question-shapes.ts';
import { sheetAmounts } from './rate-sheet.ts';

const serviceParams = z.strictObject({ serviceTypeId: uuid });
const ownParams = serviceParams.extend({ id: uuid });
const unitLabel = z.string().trim().max(40);
const orderOf = z.array(uuid).min(1).max(200);
const position = z.int().min(0).max(10_000);

/** The answer is the quantity of what is priced by this unit; `unit_label` tells a flue from a cowl. */
const measures = z.strictObject({ unit: z.enum(measuringUnits), unit_label: unitLabel.default('') });

export const ownQuestion = z
  .strictObject({
    id: uuid,
    type: z.enum(componentTypes),
    prompt: z.string(),
    help: z.string().nullable(),
    config: z.record(z.string(), z.unknown()),
    required: z.boolean(),
    measures: z.strictObject({ unit: z.enum(measuringUnits), unit_label: z.string() }).nullable(),
    position: z.int(),
  })
  .meta({ id: 'OwnQuestion' });

const questionFields = z.object({
  type: z.enum(componentTypes),
  prompt: line,
  help: z.string().trim().max(limits.line).nullish(),
  config: z.record(z.string(), z.unknown()).default({}),
  required: z.boolean().default(true),
  measures: measures.nullish(),
  /** Its place; without one it comes last. */
  position: position.optional(),
});

export const listOwnQuestions = endpoint({
  method: 'GET',
  path: '/provider/services/{serviceTypeId}/questions',
  caller: 'provider',
  summary: 'What the provider asks with every request for a service, in order',
  params: serviceParams,
  response: z.array(ownQuestion),
});

export const createOwnQuestion = endpoint({
  method: 'POST',
  path: '/provider/services/{serviceTypeId}/questions',
  caller: 'provider',
  summary: 'Ask something with every request for a service from now on',
  params: serviceParams,
  body: withFittingConfig(questionFields),
  response: ownQuestion,
  status: 201,
});

export const updateOwnQuestion = endpoint({
  method: 'PUT',
  path: '/provider/services/{serviceTypeId}/questions/{id}',
  caller: 'provider',
  summary: 'Change one of these questions; quotes keep what they have asked',
  params: ownParams,
  body: changeOf(questionFields.omit({ type: true })),
  response: ownQuestion,
});

export const deleteOwnQuestion = endpoint({
  method: 'DELETE',
  path: '/provider/services/{serviceTypeId}/questions/{id}',
  caller: 'provider',
  summary: 'No longer ask this; quotes keep what they have asked',
  params: ownParams,
  response: z.null(),
});

export const reorderOwnQuestions = endpoint({
  method: 'POST',
  path: '/provider/services/{serviceTypeId}/questions/reorder',
  caller: 'provider',
  summary: 'Put these questions into this order',
  params: serviceParams,
  body: z.object({ question_ids: orderOf }),
  response: z.array(ownQuestion),
});

export const standardLine = z
  .strictObject({
    id: uuid,
    description: z.string(),
    category: z.enum(costCategories),
    /** Null is what the answers say. */
    quantity: z.number().nullable(),
    unit: z.enum(pricingUnits),
    unit_label: z.string().nullable(),
    /** The rule that prices it, whose unit is then the line's. */
    pricing_rule_id: uuid.nullable(),
    /** A price of its own, in the provider's currency. */
    unit_price_minor: minorOut.nullable(),
    position: z.int(),
  })
  .meta({ id: 'StandardLine' });

const standardLineFields = z.object({
  description: line,
  category: z.enum(costCategories),
  quantity: quantity.positive().nullish(),
  unit: z.enum(pricingUnits),
  unit_label: unitLabel.nullish(),
  pricing_rule_id: uuid.nullish(),
  unit_price_minor: z.int().min(0).max(limits.price).nullish(),
  /** Its place; without one it comes last. */
  position: position.optional(),
});

export const listStandardLines = endpoint({
  method: 'GET',
  path: '/provider/services/{serviceTypeId}/standard-lines',
  caller: 'provider',
  summary: 'What the provider puts into every quote for a service, in order',
  params: serviceParams,
  response: z.array(standardLine),
});

export const createStandardLine = endpoint({
  method: 'POST',
  path: '/provider/services/{serviceTypeId}/standard-lines',
  caller: 'provider',
  summary: 'Put a line into every quote for a service from now on',
  params: serviceParams,
  body: standardLineFields,
  response: standardLine,
  status: 201,
});

export const updateStandardLine = endpoint({
  method: 'PUT',
  path: '/provider/services/{serviceTypeId}/standard-lines/{id}',
  caller: 'provider',
  summary: 'Change a standard line; quotes keep the lines they have',
  params: ownParams,
  body: changeOf(standardLineFields),
  response: standardLine,
});

export const deleteStandardLine = endpoint({
  method: 'DELETE',
  path: '/provider/services/{serviceTypeId}/standard-lines/{id}',
  caller: 'provider',
  summary: 'No longer put this line into quotes; they keep those they have',
  params: ownParams,
  response: z.null(),
});

export const reorderStandardLines = endpoint({
  method: 'POST',
  path: '/provider/services/{serviceTypeId}/standard-lines/reorder',
  caller: 'provider',
  summary: 'Put the standard lines into this order',
  params: serviceParams,
  body: z.object({ line_ids: orderOf }),
  response: z.array(standardLine),
});

const serviceSample = z
  .strictObject({
    lines: z.array(
      z.strictObject({
        description: z.string(),
        quantity: z.number(),
        unit: z.enum(pricingUnits),
        unit_label: z.string(),
        unit_price_minor: minorOut.nullable(),
        net_minor: minorOut.nullable(),
        /** By the provider's own price; else by a usual one, or by none. */
        is_own_price: z.boolean(),
      }),
    ),
    /** Null where a line has no price. */
    total_minor: minorOut.nullable(),
  })
  .meta({ id: 'ServiceSample' });

export const sampleService = endpoint({
  method: 'GET',
  path: '/provider/services/{serviceTypeId}/sample',
  caller: 'provider',
  summary: 'What an everyday job of a service would cost by what the provider keeps for it now; nothing is stored',
  params: serviceParams,
  response: serviceSample,
});

export const previewService = endpoint({
  method: 'POST',
  path: '/provider/services/{serviceTypeId}/sample',
  caller: 'provider',
  summary: 'The same with prices as they are being written; nothing is stored',
  params: serviceParams,
  body: z.object({
    ...pricingBasis.partial().shape,
    /** Rows of the rate sheet with other amounts than they have. */
    rows: z.array(sheetAmounts).max(500).default([]),
  }),
  response: serviceSample,
});
