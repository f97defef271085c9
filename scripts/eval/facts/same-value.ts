import type { FactValue } from '#domain/estimate/fact.ts';

/** Feet in metres come rounded. */
const nearly = 0.01;

const isNear = (a: unknown, b: unknown): boolean =>
  Math.abs(Number(a) - Number(b)) <= nearly * Math.max(Math.abs(Number(a)), Math.abs(Number(b)));

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return new Set(a).size === new Set(b).size && a.every((one) => b.includes(one));
}

function isSameCounts(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean {
  const names = [...Object.keys(a), ...Object.keys(b)];
  return names.every((name) => (a[name] ?? 0) === (b[name] ?? 0));
}

/** Whether two values of a requirement say the same; lengths to a hundredth. */
export function isSameValue(a: FactValue, b: FactValue): boolean {
  if (a.type === 'dimensions' && b.type === 'dimensions') return isNear(a.length, b.length) && isNear(a.width, b.width);
  if (a.type === 'number' && b.type === 'number') return isNear(a.number, b.number);
  if (a.type === 'multi_choice' && b.type === 'multi_choice') return isSameSet(a.options, b.options);
  if (a.type === 'counts' && b.type === 'counts') return isSameCounts(a.counts, b.counts);
  if (a.type === 'date' && b.type === 'date') return a.date === b.date;
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A value as answers are named. */
export function plainValueOf(value: FactValue): unknown {
  switch (value.type) {
    case 'dimensions':
      return { length: Number(value.length), width: Number(value.width) };
    case 'number':
      return Number(value.number);
    case 'choice':
      return value.option;
    case 'multi_choice':
      return value.options;
    case 'counts':
      return value.counts;
    case 'flag':
      return value.flag;
    case 'text':
      return value.text;
    case 'date':
      return value.date;
    case 'photo':
      return value.media_ids;
  }
}
