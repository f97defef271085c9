import type { z } from 'zod';
import type { requestMark } from '#contract/quote-shapes.ts';
import type { Fact } from '#domain/estimate/fact.ts';
import { describeValue } from '#domain/estimate/facts/describe-value.ts';
import type { Playbook } from '#domain/playbooks/playbook.ts';
import { textOf, textsOf } from '#domain/playbooks/texts-of.ts';
import type { ComponentRow } from '#server/quotes/component-store.ts';
import type { QuoteRow } from '#server/quotes/quote-store.ts';

type Mark = z.input<typeof requestMark>;

/** The words of the request that were read, in order and without overlap. Words that were rewritten since are left out. */
export function requestMarks(
  quote: Pick<QuoteRow, 'description' | 'locale' | 'statedFacts'>,
  components: readonly Pick<ComponentRow, 'title' | 'statedFacts' | 'sectionKey'>[],
  playbook: Playbook | undefined,
): Mark[] {
  const parts = components.filter(({ sectionKey }) => sectionKey !== null);
  if (!playbook) return [];
  const texts = textsOf(playbook, quote.locale);
  const marks = new Map<string, Mark>();
  const read = (fact: Fact, place: string | null): void => {
    const requirement = playbook.requirements.find(({ key }) => key === fact.requirement);
    if (fact.source.kind !== 'request' || !requirement) return;
    const [start, end] = fact.source.span;
    if (quote.description.slice(start, end) !== fact.source.quote) return;
    const label = textOf(texts.requirements, requirement.key);
    const mark = marks.get(`${start}-${end}`) ?? { start, end, meanings: [] };
    const value = describeValue(requirement, fact.value, texts, quote.locale);
    // "Hallway: Room Hallway" would say one thing three times.
    const meaning = { label: place && place !== value ? `${place}: ${label}` : label, value };
    if (!mark.meanings.some((known) => known.label === meaning.label && known.value === meaning.value))
      marks.set(`${start}-${end}`, { ...mark, meanings: [...mark.meanings, meaning] });
  };
  for (const fact of quote.statedFacts) read(fact, null);
  for (const part of parts) for (const fact of part.statedFacts) read(fact, parts.length > 1 ? part.title : null);
  return withoutOverlap([...marks.values()]);
}

function withoutOverlap(marks: readonly Mark[]): Mark[] {
  const inOrder = marks.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Mark[] = [];
  for (const mark of inOrder) {
    const last = kept.at(-1);
    if (!last || mark.start >= last.end) kept.push(mark);
    else kept[kept.length - 1] = { ...last, meanings: [...last.meanings, ...mark.meanings] };
  }
  return kept;
}
