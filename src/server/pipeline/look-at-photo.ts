import { placeOfPhoto, visibleRequirements } from '#domain/estimate/model/check-sightings.ts';
import type { MediaRow } from '#server/media/media-store.ts';
import { photoForModel } from '#server/media/photo-for-model.ts';
import type { PhotoRating } from '#server/media/rate-photo.ts';
import type { ModelCall, PhotoToLookAt } from '#server/ports/engine.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import { lockQuote } from '#server/quotes/quote-store.ts';
import { inTransaction } from '#server/scope/scope.ts';
import { loadAssessment } from './load-assessment.ts';
import { type RunContext, RunEnded } from './run-step.ts';
import { insertAiLogs, isUnfinished, saveStep } from './run-store.ts';

interface RatedPhoto {
  readonly media: MediaRow;
  readonly rating: PhotoRating;
  readonly bytes: Uint8Array;
}

/**
 * Lets the provider's model look at a photo whose rating is stored. What it sees is kept beside the rating: words for the
 * provider, and facts that count for nothing before the customer confirms them.
 */
export async function lookAtPhoto(context: RunContext, { media, rating, bytes }: RatedPhoto): Promise<void> {
  const { scope, run, quote, engine, clock } = context;
  if (engine.name === 'builtin') return;
  const calls: ModelCall[] = [];
  const look = await engine.run('media_validation', await prepare(context, media, bytes), (call) => calls.push(call));
  await inTransaction(scope, async (tx) => {
    await lockQuote(tx, quote.id);
    // Taken back by the customer meanwhile.
    if (!(await isUnfinished(tx, context))) throw new RunEnded();
    await saveStep(tx, context, {
      step: 'media_validation',
      status: 'completed',
      engine: look ? 'llm' : 'builtin',
      result: { rating: rating.rating, reason: rating.reason, look },
      finishedAt: clock(),
    });
    const about = { runId: run.id, kind: run.kind, step: 'media_validation' } as const;
    await insertAiLogs(
      tx,
      quote,
      calls.map((call) => ({ ...about, engine: 'llm', ...call })),
    );
  });
}

async function prepare(context: RunContext, media: MediaRow, bytes: Uint8Array): Promise<PhotoToLookAt> {
  const { scope, quote } = context;
  const [{ knowledge, questions, components }, provider, photo] = await Promise.all([
    loadAssessment(scope, context, quote),
    findProvider(scope),
    photoForModel(bytes),
  ]);
  const question = questions.find(({ id }) => id === media.questionId);
  const partId = media.componentId ?? question?.componentId;
  const sectionKey = components.find(({ id }) => id === partId)?.sectionKey ?? null;
  const place = knowledge ? placeOfPhoto(knowledge.sections, sectionKey) : null;
  return {
    mediaId: media.id,
    photo,
    asked: question?.prompt ?? null,
    playbook: knowledge?.playbook ?? null,
    place,
    visible: knowledge ? visibleRequirements(knowledge, place) : [],
    locale: provider.locale,
  };
}
