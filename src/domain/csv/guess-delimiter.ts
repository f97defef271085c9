export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** How many records are looked at. */
const sampled = 20;

/** The sign that parts every record into the most equally many cells; what stands within quotation marks parts nothing. */
export function guessDelimiter(text: string): Delimiter {
  const named = /^\uFEFF?sep=(.)\r?\n/i.exec(text)?.[1];
  const told = delimiters.find((delimiter) => delimiter === named);
  if (told) return told;
  const counts = countsOf(text);
  const scores = delimiters.map((delimiter) => ({ delimiter, score: scoreOf(counts.map((one) => one[delimiter])) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

type Counts = Record<Delimiter, number>;

function countsOf(text: string): Counts[] {
  const none = (): Counts => ({ ',': 0, ';': 0, '\t': 0 });
  const records: Counts[] = [];
  let record = none();
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === ',' || sign === ';' || sign === '\t') record[sign] += 1;
    else if (sign === '\n') {
      records.push(record);
      if (records.length === sampled) return records;
      record = none();
    }
  }
  return [...records, record];
}

/** Records that have as many as the first one, the heading; each the more, the more cells they have. */
function scoreOf(counts: readonly number[]): number {
  const [first = 0] = counts;
  return first === 0 ? 0 : counts.filter((count) => count === first).length * 100 + Math.min(first, 99);
}
