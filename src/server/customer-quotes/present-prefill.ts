import type { z } from 'zod';
import type { customerQuestion } from '#contract/question-shapes.ts';
import type { PlacedFact } from '#domain/estimate/facts/with-photo-facts.ts';
import { photoPrefill } from '#domain/estimate/questions/photo-prefill.ts';
import type { QuestionRow } from '#server/questions/question-store.ts';
import type { ComponentRow } from '#server/quotes/component-store.ts';

/** An answer to confirm: the request's words come before what a photo shows. */
export function presentPrefill(
  question: QuestionRow,
  components: readonly ComponentRow[],
  photoFacts: readonly PlacedFact[],
): Pick<z.input<typeof customerQuestion>, 'prefill' | 'prefill_source'> {
  if (question.prefill) return { prefill: question.prefill, prefill_source: 'request' };
  const sectionKey = components.find(({ id }) => id === question.componentId)?.sectionKey ?? null;
  const seen = photoPrefill({ ...question, sectionKey }, photoFacts);
  return { prefill: seen, prefill_source: seen && 'photo' };
}
