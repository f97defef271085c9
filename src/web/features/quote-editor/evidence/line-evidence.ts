import type { LineItem, Quote, QuoteMedia } from '#web/api/quote-types.ts';

type EvidenceEntry = LineItem['evidence'][number];

export interface LineEvidence {
  /** Photos the line rests on first, then those of its part of the job, then the others. */
  readonly photos: readonly QuoteMedia[];
  readonly sources: readonly EvidenceEntry[];
  readonly assumptions: readonly EvidenceEntry[];
  readonly formulas: readonly string[];
}

const isPhoto = ({ media_type }: QuoteMedia): boolean => media_type === 'photo';

export function lineEvidence(line: LineItem, quote: Pick<Quote, 'media'>): LineEvidence {
  const cited = new Set(line.evidence.flatMap(({ kind, id }) => (kind === 'media' && id ? [id] : [])));
  const rank = ({ id, component_id }: QuoteMedia): number => {
    if (cited.has(id)) return 0;
    return component_id !== null && component_id === line.component_id ? 1 : 2;
  };
  return {
    photos: quote.media.filter(isPhoto).toSorted((a, b) => rank(a) - rank(b)),
    sources: line.evidence.filter(({ kind }) => kind !== 'assumption' && kind !== 'formula'),
    assumptions: line.evidence.filter(({ kind }) => kind === 'assumption'),
    formulas: line.evidence.filter(({ kind }) => kind === 'formula').map(({ text }) => text),
  };
}

/** "Photo 2" as the customer sent them. */
export function photoNumber(mediaId: string, quote: Pick<Quote, 'media'>): number {
  return quote.media.filter(isPhoto).findIndex(({ id }) => id === mediaId) + 1;
}
