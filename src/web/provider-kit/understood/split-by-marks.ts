import type { Quote } from '#web/api/quote-types.ts';

type RequestMark = Quote['request_marks'][number];

/** Words of the request, what was read from them, and what is doubtful about it. */
export interface Mark extends RequestMark {
  readonly doubts: readonly string[];
}

export interface TextPart {
  readonly start: number;
  readonly text: string;
  /** Empty for words that were not read. */
  readonly meanings: Mark['meanings'];
  readonly doubts: readonly string[];
}

/** The words that were read with the doubts about them, and the words that found no place: in order, without overlap. */
export function marksOf({ request_marks, doubts }: Pick<Quote, 'request_marks' | 'doubts'>): Mark[] {
  const marks: Mark[] = request_marks.map((mark) => ({ ...mark, doubts: [] }));
  for (const { span, text } of doubts) {
    if (!span) continue;
    const at = marks.findIndex(({ start, end }) => start < span.end && span.start < end);
    const known = marks[at];
    if (known) marks[at] = { ...known, doubts: [...known.doubts, text] };
    else marks.push({ ...span, meanings: [], doubts: [text] });
  }
  return marks.toSorted((a, b) => a.start - b.start);
}

/** A text cut at its marks, which come in order and without overlap. */
export function splitByMarks(text: string, marks: readonly Mark[]): TextPart[] {
  const parts: TextPart[] = [];
  const plain = { meanings: [], doubts: [] };
  let at = 0;
  for (const { start, end, meanings, doubts } of marks) {
    if (start > at) parts.push({ start: at, text: text.slice(at, start), ...plain });
    parts.push({ start, text: text.slice(start, end), meanings, doubts });
    at = end;
  }
  if (at < text.length) parts.push({ start: at, text: text.slice(at), ...plain });
  return parts;
}
