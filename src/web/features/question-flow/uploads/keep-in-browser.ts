import { newKey } from '#web/api/new-key.ts';
import type { Media } from '../customer-quote.ts';
import type { UploadOutcome, UploadRequest } from './media-uploads.ts';

/** A file of somebody who only looks on: shown as if it had been sent, and gone with the page. */
export function keepInBrowser({ file, mediaType, questionId, componentId }: UploadRequest): Promise<UploadOutcome> {
  const media: Media = {
    id: newKey(),
    media_type: mediaType,
    question_id: questionId,
    component_id: componentId,
    url: URL.createObjectURL(file),
    thumbnail_url: null,
    width: null,
    height: null,
    duration_s: null,
    bytes: file.size,
    quality_rating: mediaType === 'photo' ? 'good' : null,
    quality_reason: null,
    caption: null,
    shows_what_was_asked: null,
    is_being_looked_at: false,
  };
  return Promise.resolve({ kind: 'stored', media });
}
