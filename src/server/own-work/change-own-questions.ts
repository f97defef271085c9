import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { configSchemas } from '#contract/question-shapes.ts';
import { measuringTypes } from '#domain/own-work/own-work.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import type { ComponentType } from '#domain/question/component-type.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { requireServiceType } from '#server/services/refuse-unknown-service.ts';
import {
  findOwnQuestion,
  insertOwnQuestion,
  listOwnQuestions,
  nextOwnQuestionPosition,
  type OwnQuestionRow,
  updateOwnQuestion,
} from './own-question-store.ts';
import { requireEachOnce } from './require-each-once.ts';

type New = z.output<(typeof endpoints)['createOwnQuestion']['body']>;
type Change = z.output<(typeof endpoints)['updateOwnQuestion']['body']>;

/** Only a number or a size can be a quantity, and a size only one of area. */
function misfitsOf(type: ComponentType, { measures, config }: Change): Record<string, Sentence[]> {
  const isMeasuring =
    measuringTypes.some((one) => one === type) && (type !== 'Dimensions' || measures?.unit === 'per_area');
  return {
    ...(measures && !isMeasuring ? { measures: [msg`This kind of answer is no quantity of that unit`] } : {}),
    ...(config && !configSchemas[type].safeParse(config).success
      ? { config: [msg`This does not fit the kind of question`] }
      : {}),
  };
}

function refuseMisfits(type: ComponentType, change: Change): void {
  const fields = misfitsOf(type, change);
  if (Object.keys(fields).length === 0) return;
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, { fields });
}

function measuresOf({ measures }: Change) {
  if (measures === undefined) return {};
  return { measuresUnit: measures?.unit ?? null, measuresLabel: measures?.unit_label || null };
}

/** @throws Problem not_found for a service that is not in the catalogue, invalid_fields */
export async function addOwnQuestion(scope: ProviderScope, serviceTypeId: string, input: New): Promise<OwnQuestionRow> {
  await requireServiceType(scope.db, serviceTypeId);
  refuseMisfits(input.type, input);
  return inTransaction(scope, async (tx) =>
    insertOwnQuestion(tx, serviceTypeId, {
      type: input.type,
      prompt: input.prompt,
      help: input.help || null,
      config: input.config,
      required: input.required,
      ...measuresOf(input),
      position: input.position ?? (await nextOwnQuestionPosition(tx, serviceTypeId)),
    }),
  );
}

/** @throws Problem not_found, invalid_fields */
export async function changeOwnQuestion(
  scope: ProviderScope,
  { serviceTypeId, id }: { readonly serviceTypeId: string; readonly id: string },
  input: Change,
): Promise<OwnQuestionRow> {
  const { type } = await findOwnQuestion(scope, serviceTypeId, id);
  refuseMisfits(type, input);
  const { prompt, help, config, required, position } = input;
  return updateOwnQuestion(scope, serviceTypeId, id, {
    ...(prompt === undefined ? {} : { prompt }),
    ...(help === undefined ? {} : { help: help || null }),
    ...(config === undefined ? {} : { config }),
    ...(required === undefined ? {} : { required }),
    ...(position === undefined ? {} : { position }),
    ...measuresOf(input),
  });
}

/** @throws Problem invalid_fields unless the ids are exactly the service's questions */
export async function reorderOwnQuestions(
  scope: ProviderScope,
  serviceTypeId: string,
  ids: readonly string[],
): Promise<OwnQuestionRow[]> {
  return inTransaction(scope, async (tx) => {
    requireEachOnce('question_ids', await listOwnQuestions(tx, serviceTypeId), ids);
    for (const [position, id] of ids.entries()) await updateOwnQuestion(tx, serviceTypeId, id, { position });
    return listOwnQuestions(tx, serviceTypeId);
  });
}
