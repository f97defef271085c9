import type { Quote } from '#web/api/quote-types.ts';
import type { UnderstoodFact } from '#web/api/understood.ts';

export interface UnderstoodPart {
  /** Null for the job as a whole. */
  readonly id: string | null;
  readonly title: string | null;
  readonly facts: readonly UnderstoodFact[];
  /** What is not known and nothing is assumed of yet. */
  readonly open: readonly string[];
}

/** What was understood by the part that it is about, in the parts' order, the whole job last. */
export function understoodParts({
  components,
  understood,
}: Pick<Quote, 'components' | 'understood'>): UnderstoodPart[] {
  const known = new Set(understood.map(({ requirement }) => requirement));
  const parts = components
    .filter(({ requirements }) => requirements.length > 0)
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, title, requirements }) => ({
      id,
      title,
      facts: understood.filter(({ component_id }) => component_id === id),
      open: requirements.flatMap(({ key, label, satisfied }) => (satisfied || known.has(key) ? [] : [label])),
    }));
  const job = understood.filter(({ component_id }) => component_id === null);
  return job.length > 0 ? [...parts, { id: null, title: null, facts: job, open: [] }] : parts;
}
