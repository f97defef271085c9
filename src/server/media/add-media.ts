import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { msg } from '@lingui/core/macro';
import type { Disk } from 'flydrive';
import { mediaFields } from '#contract/customer-quotes.ts';
import type { MediaType } from '#domain/media/media-type.ts';
import { uploadProblem } from '#domain/media/upload-rules.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import { isSubmitBeingChecked, listReviewedQuestions } from '#server/customer-quotes/customer-quote-store.ts';
import { parse } from '#server/http/parse.ts';
import { startRun } from '#server/pipeline/start-run.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import { listComponents } from '#server/quotes/component-store.ts';
import { findDeleted } from '#server/quotes/deletion-store.ts';
import { findQuote, lockQuote } from '#server/quotes/quote-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import { inTransaction, onceCommitted } from '#server/scope/scope.ts';
import { deleteFiles } from './delete-files.ts';
import { filmStill } from './film-still.ts';
import { deleteMedia, insertMedia, listMedia, type MediaRow, type NewMedia } from './media-store.ts';
import { prepareImage } from './prepare-image.ts';
import { readFilm } from './read-film.ts';
import { contentOf, type ReceivedUpload, receiveUpload, type UploadRules } from './receive-upload.ts';
import { stripMetadata } from './strip-metadata.ts';
import { uploadRefusal } from './upload-sentence.ts';

interface ReceiveDeps {
  readonly disk: Disk;
  readonly rules: UploadRules;
}

const maxFilesPerQuote = 100;

/** A file that lies in the storage and hangs on no quote yet. */
export interface PreparedMedia {
  readonly values: NewMedia;
  /** Of the upload as it came. */
  readonly content: string;
}

/** Takes a customer's file: streamed, recognised by its content, pictures made anew, then stored. @throws Problem */
export async function receiveMedia(
  scope: CustomerScope,
  { disk, rules }: ReceiveDeps,
  request: Request,
): Promise<PreparedMedia> {
  await refuseClosed(scope);
  const upload = await receiveUpload(request, rules);
  try {
    const fields = parse(mediaFields, upload.fields);
    const questionId = await questionOf(scope, fields);
    const { fileTypeFromFile } = await import('file-type');
    const contentType = (await fileTypeFromFile(upload.file))?.mime ?? null;
    const problem = uploadProblem({ bytes: upload.bytes, contentType }, fields.media_type, rules.maxBytes);
    if (problem || contentType === null)
      throw uploadRefusal(problem ?? 'unsupported_media_type', fields.media_type, rules.maxBytes);
    const values = {
      ...(await store(disk, upload, fields.media_type, contentType)),
      mediaType: fields.media_type,
      questionId,
      componentId: fields.component_id ?? null,
    };
    return { values, content: contentOf(upload) };
  } finally {
    await upload.discard();
  }
}

async function refuseClosed(scope: CustomerScope): Promise<void> {
  const quote = await findQuote(scope, scope.quote.id);
  if (quote.status !== 'awaiting_customer')
    throw new Problem('invalid_state', msg`This quote does not take photos any more.`);
  if ((await listMedia(scope, scope.quote)).length >= maxFilesPerQuote)
    throw new Problem('invalid_state', msg`There are enough files on this quote. Please remove some first.`);
}

/** The question a file is sent with; null without one, or where it was taken out meanwhile: the file is kept with the quote. */
async function questionOf(
  scope: CustomerScope,
  { question_id, component_id }: { question_id?: string | undefined; component_id?: string | undefined },
): Promise<string | null> {
  const fields: Record<string, Sentence[]> = {};
  const isAsked = question_id && (await listReviewedQuestions(scope)).some(({ id }) => id === question_id);
  if (question_id && !isAsked && !(await findDeleted(scope, scope.quote, 'question', question_id)))
    fields.question_id = [msg`This question is not in the quote`];
  if (component_id && !(await listComponents(scope, scope.quote)).some(({ id }) => id === component_id))
    fields.component_id = [msg`This part is not in the quote`];
  if (Object.keys(fields).length > 0)
    throw new Problem('invalid_fields', msg`Please check the marked fields.`, { fields });
  return isAsked ? question_id : null;
}

type Stored = Pick<
  NewMedia,
  'contentType' | 'storageKey' | 'thumbnailKey' | 'sha256' | 'bytes' | 'width' | 'height' | 'durationSeconds'
>;

/** Names are our own; what the customer's file was called is never used. Whole with its small picture, or not at all. */
async function store(disk: Disk, upload: ReceivedUpload, mediaType: MediaType, contentType: string): Promise<Stored> {
  const key = `media/${randomUUID()}`;
  return storeUnder(key, { disk, upload, mediaType, contentType }).catch(async (error: unknown) => {
    await deleteFiles(disk, [{ storageKey: key, thumbnailKey: `${key}-thumbnail` }]);
    throw error;
  });
}

interface Storing {
  readonly disk: Disk;
  readonly upload: ReceivedUpload;
  readonly mediaType: MediaType;
  readonly contentType: string;
}

async function storeUnder(key: string, { disk, upload, mediaType, contentType }: Storing): Promise<Stored> {
  if (mediaType === 'document') return storeAsItIs(disk, upload, { key, contentType });
  if (mediaType !== 'photo') {
    const facts = await readFilm(upload.file, mediaType);
    await stripMetadata(upload.file, contentType);
    const still = mediaType === 'video' ? await filmStill(upload.file, contentType) : null;
    if (still) await disk.put(`${key}-thumbnail`, still);
    return {
      ...(await storeAsItIs(disk, upload, { key, contentType })),
      ...facts,
      ...(still && { thumbnailKey: `${key}-thumbnail` }),
    };
  }
  const image = await prepareImage(upload.file, contentType);
  await disk.put(key, image.full);
  await disk.put(`${key}-thumbnail`, image.thumbnail);
  return {
    contentType: image.contentType,
    storageKey: key,
    thumbnailKey: `${key}-thumbnail`,
    sha256: createHash('sha256').update(image.full).digest('hex'),
    bytes: image.full.length,
    width: image.width,
    height: image.height,
  };
}

async function storeAsItIs(
  disk: Disk,
  upload: ReceivedUpload,
  { key, contentType }: { readonly key: string; readonly contentType: string },
): Promise<Stored> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(upload.file), hash);
  await disk.putStream(key, createReadStream(upload.file));
  return { contentType, storageKey: key, sha256: hash.digest('hex'), bytes: upload.bytes };
}

/** Hangs a stored file on the quote. @throws Problem invalid_state */
export async function addMedia(scope: CustomerScope, queue: JobQueue, { values }: PreparedMedia): Promise<MediaRow> {
  return inTransaction(scope, async (tx) => {
    // Again, under the lock: the upload may have taken minutes.
    await lockQuote(tx, tx.quote.id);
    await refuseClosed(tx);
    const row = await insertMedia(tx, tx.quote, values);
    if (row.mediaType === 'photo')
      await startRun(tx, queue, tx.quote, { kind: 'media_analysis', trigger: 'upload', mediaId: row.id });
    return row;
  });
}

/** Takes a file back while answers can still change. @throws Problem not_found, invalid_state */
export async function removeMedia(scope: CustomerScope, disk: Disk, mediaId: string): Promise<void> {
  const media = (await listMedia(scope, scope.quote)).find(({ id }) => id === mediaId);
  if (!media) throw new Problem('not_found', msg`This file does not exist any more.`);
  await inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, tx.quote.id);
    if (quote.status !== 'awaiting_customer' || (await isSubmitBeingChecked(tx)))
      throw new Problem('invalid_state', msg`Your answers have been handed in; photos can no longer be removed here.`);
    await deleteMedia(tx, quote, mediaId);
  });
  await onceCommitted(scope, () => deleteFiles(disk, [media]));
}
