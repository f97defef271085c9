import { createContext, use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MediaType } from '#domain/media/media-type.ts';
import type { Answer } from '#domain/question/answer.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { Call } from '#web/api/call-types.ts';
import { newKey } from '#web/api/new-key.ts';
import { upload } from '#web/api/upload.ts';
import type { AnswersInHand } from '../answers/use-answers.ts';
import {
  type CustomerQuote,
  type FlowQuestion,
  type Media,
  type PhotoPrefill,
  photoPrefills,
} from '../customer-quote.ts';
import { compressPhoto } from './compress-photo.ts';
import { keepInBrowser } from './keep-in-browser.ts';
import { MediaUploads, type Upload, type UploadOutcome, type UploadRequest } from './media-uploads.ts';

export interface StoredMedia {
  readonly media: Media;
  /** What this browser still has of the file; spares a download. */
  readonly previewUrl: string | null;
}

export interface FlowMedia {
  readonly uploads: readonly Upload[];
  readonly stored: ReadonlyMap<string, StoredMedia>;
  /** What photos show of other questions, by question, as far as it came in since the page opened. */
  readonly prefills: ReadonlyMap<string, PhotoPrefill>;
  readonly add: (question: FlowQuestion, files: readonly File[], mediaType: MediaType) => void;
  readonly retry: (uploadId: string) => void;
  readonly cancel: (uploadId: string) => void;
  readonly remove: (questionId: string, mediaId: string) => void;
}

export const FlowMediaContext = createContext<FlowMedia | null>(null);

export function useMediaOfFlow(): FlowMedia {
  const media = use(FlowMediaContext);
  if (!media) throw new Error('A media input needs the flow around it');
  return media;
}

function outcomeOf(error: unknown): UploadOutcome {
  if (!(error instanceof ApiError)) throw error;
  const mayRepeat = error.status === 0 || error.status === 429 || error.status >= 500;
  return mayRepeat ? { kind: 'unreachable' } : { kind: 'refused', message: error.message };
}

function uploadThrough(token: string) {
  return async (request: UploadRequest): Promise<UploadOutcome> => {
    try {
      const media = await upload('POST /customer/quotes/{id}/media', {
        params: { id: token },
        file: request.file,
        fileName: request.file.name,
        fields: {
          media_type: request.mediaType,
          question_id: request.questionId,
          component_id: request.componentId ?? undefined,
        },
        headers: { 'Idempotency-Key': request.idempotencyKey },
        onProgress: (share) => request.onPercent(Math.round(share * 100)),
      });
      return { kind: 'stored', media };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

export const mediaIdsOf = (answer: Answer | null): readonly string[] =>
  answer?.type === 'PhotoCapture' || answer?.type === 'VideoCapture' ? answer.value.media_ids : [];

interface FlowMediaOptions {
  readonly quote: CustomerQuote;
  readonly token: string;
  readonly call: Call;
  readonly inHand: AnswersInHand;
}

/** Photos, videos and recordings of the whole flow: an upload outlives the step it began on. */
export function useFlowMedia({ quote, token, call, inHand }: FlowMediaOptions): FlowMedia {
  const [stored, setStored] = useState<ReadonlyMap<string, StoredMedia>>(
    () => new Map(quote.media.map((media) => [media.id, { media, previewUrl: null }])),
  );
  const answers = useRef(inHand);
  answers.current = inHand;

  const keep = useCallback((media: Media, previewUrl: string | null) => {
    setStored((known) => new Map([...known, [media.id, { media, previewUrl }]]));
  }, []);
  const [uploads] = useState(
    () =>
      new MediaUploads({
        prepare: (file, mediaType) => (mediaType === 'photo' ? compressPhoto(file) : Promise.resolve(file)),
        upload: quote.is_preview || quote.is_demo ? keepInBrowser : uploadThrough(token),
        newKey,
        onStored: (questionId, media, previewUrl) => {
          keep(media, previewUrl);
          const answer = answers.current.latest().get(questionId)?.answer ?? null;
          answers.current.change(questionId, valueWith(media, answer));
        },
      }),
  );
  const snapshot = useSyncExternalStore(uploads.subscribe, uploads.snapshot, noUploads);

  useEffect(() => {
    const retry = () => uploads.retryUnreachable();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [uploads]);
  const [prefills, setPrefills] = useState<ReadonlyMap<string, PhotoPrefill>>(new Map());
  useLooksAt({ stored, call, token, setStored, setPrefills });

  const remove = (questionId: string, mediaId: string): void => {
    const rest = mediaIdsOf(inHand.latest().get(questionId)?.answer ?? null).filter((id) => id !== mediaId);
    inHand.change(questionId, { media_ids: rest });
    if (quote.is_preview) return;
    // The answer no longer names it, which is what counts; a file left behind is the server's to clear.
    call('DELETE /customer/quotes/{id}/media/{mediaId}', { params: { id: token, mediaId } }).catch(() => {});
  };
  return {
    uploads: snapshot,
    stored,
    prefills,
    add: (question, files, mediaType) => uploads.add(question, files, mediaType),
    retry: (id) => uploads.retry(id),
    cancel: (id) => uploads.remove(id),
    remove,
  };
}

const none: readonly Upload[] = [];
const noUploads = (): readonly Upload[] => none;

function valueWith(media: Media, answer: Answer | null): object {
  if (media.media_type === 'audio') return { media_id: media.id };
  return { media_ids: [...mediaIdsOf(answer), media.id] };
}

interface LooksOptions {
  readonly stored: ReadonlyMap<string, StoredMedia>;
  readonly call: Call;
  readonly token: string;
  readonly setStored: (change: (known: ReadonlyMap<string, StoredMedia>) => ReadonlyMap<string, StoredMedia>) => void;
  readonly setPrefills: (prefills: ReadonlyMap<string, PhotoPrefill>) => void;
}

const pausesMs = [1_500, 2_500, 4_000, 8_000, 8_000];

const isLookedAt = (media: Media): boolean => media.quality_rating === null || media.is_being_looked_at;

/** The server looks at a photo a moment after it came: asks a few times until it has seen the new ones. */
function useLooksAt({ stored, call, token, setStored, setPrefills }: LooksOptions): void {
  const waiting = [...stored.values()]
    .filter(({ media, previewUrl }) => previewUrl && media.media_type === 'photo' && isLookedAt(media))
    .map(({ media }) => media.id)
    .join(' ');
  useEffect(() => {
    if (waiting === '') return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (attempt: number): void => {
      const pause = pausesMs[attempt];
      if (pause === undefined) return;
      timer = setTimeout(async () => {
        const answer = await call('GET /customer/quotes/{id}', { params: { id: token } }).catch(() => null);
        const ours = answer?.data.media.filter((media) => waiting.includes(media.id)) ?? [];
        const rated = ours.filter((media) => media.quality_rating !== null);
        if (rated.length > 0) setStored((known) => withRatings(known, rated));
        if (answer) setPrefills(photoPrefills(answer.data));
        // As soon as one is done, those that are left are waited for anew.
        if (!ours.some((media) => !isLookedAt(media))) ask(attempt + 1);
      }, pause);
    };
    ask(0);
    return () => clearTimeout(timer);
  }, [waiting, call, token, setStored, setPrefills]);
}

function withRatings(
  known: ReadonlyMap<string, StoredMedia>,
  rated: readonly Media[],
): ReadonlyMap<string, StoredMedia> {
  const fresh = rated.map(
    (media) => [media.id, { media, previewUrl: known.get(media.id)?.previewUrl ?? null }] as const,
  );
  return new Map([...known, ...fresh]);
}
