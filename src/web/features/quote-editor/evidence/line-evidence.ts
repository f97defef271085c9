import type { LineItem, Quote, QuoteMedia } from '#web/api/quote-types.ts';

type EvidenceEntry = LineItem['evidence'][number];

export interface LineEvidence {
  /** Photos the line rests on, else those of its part of the job. */
  readonly photos: readonly QuoteMedia[];
  /** Why, in whole sentences. */
  readonly reasons: readonly string[];
  readonly sources: readonly EvidenceEntry[];
  readonly assumptions: readonly string[];
  readonly formulas: readonly string[];
}

const isPhoto = ({ media_type }: QuoteMedia): boolean => media_type === 'photo';

export function lineEvidence(line: LineItem, quote: Pick<Quote, 'media'>): LineEvidence {
  const cited = new Set(line.evidence.flatMap(({ kind, id }) => (kind === 'media' && id ? [id] : [])));
  const own = quote.media.filter((media) => isPhoto(media) && cited.has(media.id));
  const ofPart = quote.media.filter((media) => isPhoto(media) && media.component_id === line.component_id);
  const textsOf = (kind: EvidenceEntry['kind']) =>
    line.evidence.filter((entry) => entry.kind === kind).map(({ text }) => text);
  const sources = line.evidence.filter(({ kind }) => kind !== 'assumption' && kind !== 'formula');
  return {
    photos: [...own, ...ofPart.filter(({ id }) => !cited.has(id))],
    // A source without a label says its sentence in the list already.
    reasons: sources.filter(({ label, kind }) => label && kind !== 'rule').map(({ text }) => text),
    sources,
    assumptions: textsOf('assumption'),
    formulas: textsOf('formula'),
  };
}

/** "Photo 2" as the customer sent them. */
export function photoNumber(mediaId: string, quote: Pick<Quote, 'media'>): number {
  return quote.media.filter(isPhoto).findIndex(({ id }) => id === mediaId) + 1;
}
