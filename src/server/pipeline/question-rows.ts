import { randomUUID } from 'node:crypto';
import type { PlannedQuestion } from '#domain/estimate/planned-question.ts';
import type { EngineName } from '#domain/quote/pipeline.ts';
import type { NewQuestion } from '#server/questions/question-store.ts';
import type { ComponentRow } from '#server/quotes/component-store.ts';

interface Target {
  readonly components: readonly ComponentRow[];
  readonly firstPosition: number;
  readonly engine: EngineName;
  /** Follow-ups go out as they are; first questions wait for the provider's look. */
  readonly reviewedAt: Date | null;
  /** When the provider's own are reviewed: by having been written. */
  readonly now: Date;
  /** Names a question; those that are stored get a name of their own each time. */
  readonly idFor?: (name: string) => string;
}

/** Planned questions as rows; a dependency on another planned question becomes that one's id. */
export function questionRows(planned: readonly PlannedQuestion[], target: Target) {
  const { idFor = () => randomUUID() } = target;
  const nameOf = (question: { question_key: string; section_key: string | null }) =>
    `${question.section_key ?? ''}/${question.question_key}`;
  const ids = new Map(planned.map((question) => [nameOf(question), idFor(nameOf(question))]));
  return planned.map((question, index) => {
    const parent = question.depends_on && ids.get(nameOf(question.depends_on));
    return {
      id: ids.get(nameOf(question)) ?? randomUUID(),
      componentId:
        target.components.find(({ sectionKey }) => sectionKey !== null && sectionKey === question.section_key)?.id ??
        null,
      questionKey: question.question_key,
      requirementKey: question.requirement_key,
      type: question.type,
      prompt: question.prompt,
      help: question.help,
      config: { ...question.config },
      prefill: question.prefill && { ...question.prefill },
      role: question.role,
      importance: question.importance,
      matchMode: question.match_mode,
      urgency: question.urgency,
      origin: question.origin,
      required: question.required,
      position: target.firstPosition + index,
      reviewedAt: question.author === 'provider' ? target.now : target.reviewedAt,
      engine: question.author ?? target.engine,
      dependsOn:
        question.depends_on && parent ? { question_id: parent, any_of: [...question.depends_on.any_of] } : null,
    } satisfies NewQuestion;
  });
}
