import type { FieldProblemCode, ProblemCode } from '../problem.ts';
import type { MediaType } from './media-type.ts';

/** A logo has fewer bytes than this. */
export const logoBytesLimit = 5_242_880;
export const logoContentTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** An upload as the server found it. The content type is read from the bytes, never the client's word. */
export interface Upload {
  readonly bytes: number;
  /** Null when the bytes are of no known kind. */
  readonly contentType: string | null;
}

/** What `errors.logo` names; empty when the logo is fine. */
export function logoProblems({ bytes, contentType }: Upload): FieldProblemCode[] {
  const problems: FieldProblemCode[] = [];
  if (bytes >= logoBytesLimit) problems.push('logo_too_large');
  if (contentType === null || !logoContentTypes.includes(contentType)) problems.push('logo_wrong_type');
  return problems;
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

export type UploadProblemCode = Extract<ProblemCode, 'invalid_fields' | 'payload_too_large' | 'unsupported_media_type'>;

/**
 * Why a customer's file is refused (invalid_fields: it is empty), or null. `maxBytes` is a setting; a file of exactly
 * that size is taken.
 */
export function uploadProblem(upload: Upload, mediaType: MediaType, maxBytes: number): UploadProblemCode | null {
  if (upload.bytes === 0) return 'invalid_fields';
  if (upload.bytes > maxBytes) return 'payload_too_large';
  return isAcceptedAs(mediaType, upload.contentType) ? null : 'unsupported_media_type';
}

/** Above the largest pictures telephones take by default (108 megapixels), far below what fills the memory. */
export const maxImagePixels = 120_000_000;

/** To be asked of the header, before a picture is decoded. */
export function hasTooManyPixels({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width * height > maxImagePixels;
}
