import type { Quote } from '#web/api/quote-types.ts';

type Component = Quote['components'][number];
type Meaning = Quote['request_marks'][number]['meanings'][number];

export interface UnderstoodFact {
  readonly key: string;
  readonly label: string;
  /** In words, as the request says it; empty where it is settled without words of the request, or still open. */
  readonly values: readonly string[];
  readonly isOpen: boolean;
}

export interface Understood {
  readonly parts: readonly { readonly component: Component; readonly facts: readonly UnderstoodFact[] }[];
  /** Read from the request, but of no part by itself. */
  readonly others: readonly Meaning[];
}

/** What was read from the request, put to what each part needs to know. */
export function understoodOf({ components, request_marks }: Pick<Quote, 'components' | 'request_marks'>): Understood {
  const meanings = request_marks.flatMap((mark) => mark.meanings);
  const used = new Set<Meaning>();
  const parts = components
    .toSorted((a, b) => a.position - b.position)
    .map((component) => ({
      component,
      facts: component.requirements.map(({ key, label, satisfied }) => {
        const found = meaningsOf(meanings, component, label);
        for (const meaning of found) used.add(meaning);
        return { key, label, values: [...new Set(found.map(({ value }) => value))], isOpen: !satisfied };
      }),
    }));
  // A part's own title is read from the request as well, and stands above its facts.
  const titles = new Set(components.map(({ title }) => title));
  return { parts, others: meanings.filter((one) => !used.has(one) && !titles.has(one.value)) };
}

/** The API puts a part's title before what is said of that part alone, unless the value is that very title. */
function meaningsOf(meanings: readonly Meaning[], { title }: Component, label: string): readonly Meaning[] {
  const own = meanings.filter((one) => one.label === `${title}: ${label}`);
  const plain = meanings.filter((one) => one.label === label);
  const named = plain.filter(({ value }) => value === title);
  return own.length > 0 ? own : named.length > 0 ? named : plain;
}
