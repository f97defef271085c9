import { and, asc, eq } from 'drizzle-orm';
import type { PlacedFact } from '#domain/estimate/facts/with-photo-facts.ts';
import type { PhotoLook } from '#domain/estimate/model/check-sightings.ts';
import { pipelineRuns, pipelineStepResults } from '#server/db/schema.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

/** What is known of a photo beside its rating. */
export interface SeenPhoto {
  readonly isUnderWay: boolean;
  readonly look: PhotoLook | null;
}

/** By media id, in the order in which the photos came. */
export async function listLooks({ db }: ProviderScope, quote: OwnQuote): Promise<ReadonlyMap<string, SeenPhoto>> {
  const rows = await db
    .select({ mediaId: pipelineRuns.mediaId, status: pipelineRuns.status, result: pipelineStepResults.result })
    .from(pipelineRuns)
    .leftJoin(
      pipelineStepResults,
      and(eq(pipelineStepResults.runId, pipelineRuns.id), eq(pipelineStepResults.step, 'media_validation')),
    )
    .where(and(eq(pipelineRuns.quoteId, quote.id), eq(pipelineRuns.kind, 'media_analysis')))
    .orderBy(asc(pipelineRuns.createdAt), asc(pipelineRuns.id));
  return new Map(
    rows.flatMap(({ mediaId, status, result }) => {
      if (mediaId === null) return [];
      const stored = result as { readonly look?: PhotoLook | null } | null; // stored by that very step and the look after it
      const isUnderWay = status === 'pending' || status === 'processing';
      return [[mediaId, { isUnderWay, look: stored?.look ?? null }] as const];
    }),
  );
}

export const photoFactsOf = (photos: ReadonlyMap<string, SeenPhoto>): PlacedFact[] =>
  [...photos.values()].flatMap(({ look }) => look?.facts ?? []);
