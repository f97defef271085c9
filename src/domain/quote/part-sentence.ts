import type { Locale } from '../locale.ts';

/** More than can be read in one breath. */
const mostNamed = 5;

interface DescribedLine {
  readonly description: string;
  readonly amountMinor: number;
}

interface PartSentence {
  /** "Take down the old fence, set the posts and fit the panels", without the stop at its end. */
  readonly words: string;
  /** How many kinds of work are not named. */
  readonly left: number;
}

/**
 * What is done in a part of the job, from the descriptions of its lines: the dearest, in the order of the work. Null where
 * the lines say nothing.
 */
export function partSentence(lines: readonly DescribedLine[], locale: Locale): PartSentence | null {
  const done = distinct(lines.filter(({ amountMinor }) => amountMinor >= 0));
  const dearest = done.toSorted((a, b) => b.amountMinor - a.amountMinor).slice(0, mostNamed);
  const named = done.filter((line) => dearest.includes(line));
  if (named.length === 0) return null;
  const left = done.length - named.length;
  const words = named.map(({ description }, index) => (index === 0 ? description : inSentence(description, locale)));
  const type = left > 0 ? 'unit' : 'conjunction';
  return { words: new Intl.ListFormat(locale, { type, style: 'long' }).format(words), left };
}

/** What is done without its details: "Panels, 1.83 m" are panels. Kinds of work that are called the same are one. */
function distinct(lines: readonly DescribedLine[]): DescribedLine[] {
  const byWords = new Map<string, DescribedLine>();
  for (const line of lines) {
    const description = withoutDetails(line.description.trim().replace(/\s+/g, ' '));
    const known = byWords.get(description);
    if (description)
      byWords.set(description, { description, amountMinor: line.amountMinor + (known?.amountMinor ?? 0) });
  }
  return [...byWords.values()];
}

const withoutDetails = (description: string): string => {
  const [work = ''] = description.split(/[,:;] | \(/u);
  return work.replace(/\.$/, '');
};

/** A capital that only began a line; German nouns and "MDF boards" keep theirs. */
function inSentence(description: string, locale: Locale): string {
  const isPlainWord = /^\p{Lu}(?:\p{Ll}|\s|$)/u.test(description);
  return isPlainWord && !locale.startsWith('de')
    ? description.charAt(0).toLowerCase() + description.slice(1)
    : description;
}
