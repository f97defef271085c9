import type { Quote } from '#web/api/quote-types.ts';

type Mark = Quote['request_marks'][number];

export interface TextPart {
  readonly start: number;
  readonly text: string;
  /** Empty for words that were not read. */
  readonly meanings: Mark['meanings'];
}

/** A text cut at its marks, which come in order and without overlap. */
export function splitByMarks(text: string, marks: readonly Mark[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end, meanings } of marks) {
    if (start > at) parts.push({ start: at, text: text.slice(at, start), meanings: [] });
    parts.push({ start, text: text.slice(start, end), meanings });
    at = end;
  }
  if (at < text.length) parts.push({ start: at, text: text.slice(at), meanings: [] });
  return parts;
}
