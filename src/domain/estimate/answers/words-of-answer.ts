import type { AnsweredQuestion } from '../fact.ts';

/** What somebody wrote or said in their own words; null of any other answer. */
export function wordsOfAnswer({ answer, status }: AnsweredQuestion): string | null {
  if (status === 'skipped' || status === 'deferred' || answer === null) return null;
  if (answer.type === 'TextQuestion') return answer.value.text;
  return answer.type === 'AudioNote' ? (answer.value.transcript ?? null) : null;
}
