import type { FieldErrors, ProblemCode } from '../problem.ts';
import type { MediaType } from './media-type.ts';

const logoBytesLimit = 5_242_880;
const logoContentTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** An upload as the server found it. The content type is read from the bytes, never the client's word. */
export interface Upload {
  readonly bytes: number;
  /** Null when the bytes are of no known kind. */
  readonly contentType: string | null;
}

/** The specification's own sentences (§5), as `errors.logo` shows them; empty when the logo is fine. */
export function logoErrors({ bytes, contentType }: Upload): string[] {
  const errors: string[] = [];
  if (bytes >= logoBytesLimit) errors.push('Logo file size must be less than 5MB');
  if (contentType === null || !logoContentTypes.includes(contentType)) {
    errors.push('Logo must be a JPEG, PNG, GIF, or WebP image');
  }
  return errors;
}

/**
 * What each media type may be. The containers of MP4 and WebM tell no sound recording from a film, and browsers record
 * sound into them, so they are audio as well. SVG is an active format and in no list.
 */
export const acceptedContentTypes: Readonly<Record<MediaType, readonly string[]>> = {
  photo: [
    'image/jpeg',
    'image/png',
    'image/apng',
    'image/webp',
    'image/gif',
    'image/heic',
    'image/heif',
    'image/heic-sequence',
    'image/heif-sequence',
    'image/tiff',
  ],
  video: ['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/webm', 'video/3gpp'],
  audio: [
    'audio/wav',
    'audio/mpeg',
    'audio/mp4',
    'audio/x-m4a',
    'audio/aac',
    'audio/ogg',
    'audio/webm',
    'video/mp4',
    'video/webm',
  ],
  document: ['application/pdf'],
};

/** `audio/ogg; codecs=opus` is `audio/ogg`. */
const withoutParameters = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase();

/** Whether content may be kept as this media type. */
export function isAcceptedAs(mediaType: MediaType, contentType: string | null): boolean {
  return contentType !== null && acceptedContentTypes[mediaType].includes(withoutParameters(contentType));
}

export interface UploadProblem {
  readonly code: Extract<ProblemCode, 'invalid_fields' | 'payload_too_large' | 'unsupported_media_type'>;
  readonly message: string;
  readonly fields?: FieldErrors;
}

const wanted: Readonly<Record<MediaType, string>> = {
  photo: 'This file is not a photo we can read. Please send a JPEG, PNG, WebP, GIF, HEIC or TIFF image.',
  video: 'This file is not a video we can read. Please send an MP4, MOV or WebM video.',
  audio: 'This file is not a recording we can read. Please send a WAV, MP3, M4A, OGG or WebM recording.',
  document: 'This file is not a document we can read. Please send a PDF.',
};

const empty = 'This file is empty. Please choose it again.';

/** Why a customer's file is refused, or null. `maxBytes` is a setting; a file of exactly that size is taken. */
export function uploadProblem(upload: Upload, mediaType: MediaType, maxBytes: number): UploadProblem | null {
  if (upload.bytes === 0) return { code: 'invalid_fields', message: empty, fields: { file: [empty] } };
  if (upload.bytes > maxBytes) {
    const megabytes = Math.floor(maxBytes / 1_048_576);
    return { code: 'payload_too_large', message: `This file is too large. It can have up to ${megabytes} MB.` };
  }
  if (isAcceptedAs(mediaType, upload.contentType)) return null;
  return { code: 'unsupported_media_type', message: wanted[mediaType] };
}

/** Above the largest pictures telephones take by default (108 megapixels), far below what fills the memory. */
export const maxImagePixels = 120_000_000;

/** To be asked of the header, before a picture is decoded. */
export function hasTooManyPixels({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width * height > maxImagePixels;
}
