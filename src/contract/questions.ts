import { z } from 'zod';
import { componentTypes, importances, matchModes, questionRoles, urgencies } from '#domain/question/component-type.ts';
import { endpoint } from './endpoint.ts';
import { changeOf, idParams, limits, line, revision, uuid } from './fields.ts';
import { dependsOn, question, withFittingConfig } from './question-shapes.ts';
import { linkOrder } from './quote-shapes.ts';

const questionParams = idParams.extend({ qid: uuid });

const questionFields = z.object({
  component_id: uuid.nullish(),
  type: z.enum(componentTypes),
  prompt: line,
  help: z.string().trim().max(limits.line).nullish(),
  config: z.record(z.string(), z.unknown()).default({}),
  role: z.enum(questionRoles).default('supplementary'),
  importance: z.enum(importances).default('medium'),
  match_mode: z.enum(matchModes).default('any'),
  urgency: z.enum(urgencies).default('medium'),
  required: z.boolean().default(true),
  depends_on: dependsOn.nullish(),
});

export const listQuestions = endpoint({
  method: 'GET',
  path: '/quotes/{id}/questions',
  caller: 'provider',
  summary: 'The questions of a quote, in order',
  params: idParams,
  response: z.array(question),
});

export const createQuestion = endpoint({
  method: 'POST',
  path: '/quotes/{id}/questions',
  caller: 'provider',
  summary: 'Add a question of one’s own',
  params: idParams,
  body: withFittingConfig(questionFields),
  response: question,
  status: 201,
});

export const updateQuestion = endpoint({
  method: 'PUT',
  path: '/quotes/{id}/questions/{qid}',
  caller: 'provider',
  summary: 'Change a question; with a revision in it, only if nobody else has changed it since',
  params: questionParams,
  body: changeOf(questionFields.omit({ type: true })).extend({ revision: revision.optional() }),
  response: question,
});

export const deleteQuestion = endpoint({
  method: 'DELETE',
  path: '/quotes/{id}/questions/{qid}',
  caller: 'provider',
  summary: 'Remove a question',
  params: questionParams,
  response: z.null(),
});

export const restoreQuestion = endpoint({
  method: 'POST',
  path: '/quotes/{id}/questions/{qid}/restore',
  caller: 'provider',
  summary: 'Bring a removed question back as it was',
  params: questionParams,
  response: question,
});

export const reorderQuestions = endpoint({
  method: 'POST',
  path: '/quotes/{id}/questions/reorder',
  caller: 'provider',
  summary: 'Put the questions into this order',
  params: idParams,
  body: z.object({ question_ids: z.array(uuid).min(1).max(200) }),
  response: z.array(question),
});

export const markQuestionsReviewed = endpoint({
  method: 'POST',
  path: '/quotes/{id}/questions/mark-reviewed',
  caller: 'provider',
  summary: 'Mark questions as looked at; without a list, all of them',
  params: idParams,
  body: z
    .object({
      question_ids: z.array(uuid).max(200).nullish(),
      /** Where the questions go once all are reviewed, in place of what was asked for at creation. */
      send_link: linkOrder.nullish(),
    })
    .optional(),
  response: z.array(question),
});
