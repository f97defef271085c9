import type { z } from 'zod';
import type { lateAnswer, question, response } from '#contract/question-shapes.ts';
import { presentTime } from '#server/http/present-time.ts';
import type { LateAnswerRow } from './late-answer-store.ts';
import type { QuestionRow, ResponseRow } from './question-store.ts';

/** A question's status is that of its latest answer. */
export function presentQuestion(row: QuestionRow, response: ResponseRow | undefined): z.input<typeof question> {
  return {
    id: row.id,
    component_id: row.componentId,
    requirement_key: row.requirementKey,
    type: row.type,
    prompt: row.prompt,
    help: row.help,
    config: row.config,
    role: row.role,
    importance: row.importance,
    match_mode: row.matchMode,
    urgency: row.urgency,
    origin: row.origin,
    status: response?.status ?? 'active',
    required: row.required,
    position: row.position,
    reviewed_at: presentTime(row.reviewedAt),
    engine: row.engine,
    depends_on: row.dependsOn && { ...row.dependsOn, any_of: [...row.dependsOn.any_of] },
    revision: row.revision,
  };
}

/** Questions with the status that their answers give them. */
export function presentQuestions(
  rows: readonly QuestionRow[],
  latest: readonly ResponseRow[],
): z.input<typeof question>[] {
  return rows.map((row) =>
    presentQuestion(
      row,
      latest.find(({ questionId }) => questionId === row.id),
    ),
  );
}

export function presentLateAnswer(row: LateAnswerRow): z.input<typeof lateAnswer> {
  return {
    question_id: row.questionId,
    type: row.type,
    prompt: row.prompt,
    config: row.config,
    value: row.value,
    answered_at: presentTime(row.answeredAt),
  };
}

export function presentResponse(row: ResponseRow): z.input<typeof response> {
  return {
    question_id: row.questionId,
    value: row.value,
    status: row.status,
    answered_at: presentTime(row.answeredAt),
  };
}
