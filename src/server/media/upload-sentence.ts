import { msg } from '@lingui/core/macro';
import type { MediaType } from '#domain/media/media-type.ts';
import type { UploadProblemCode } from '#domain/media/upload-rules.ts';
import { Problem, type Sentence } from '#domain/problem.ts';

const wanted: Readonly<Record<MediaType, Sentence>> = {
  photo: msg`This file is not a photo we can read. Please send a JPEG, PNG, WebP, GIF, HEIC or TIFF image.`,
  video: msg`This file is not a video we can read. Please send an MP4, MOV or WebM video.`,
  audio: msg`This file is not a recording we can read. Please send a WAV, MP3, M4A, OGG or WebM recording.`,
  document: msg`This file is not a document we can read. Please send a PDF.`,
};

const empty: Sentence = msg`This file is empty. Please choose it again.`;

/** The refusal of a customer's file. */
export function uploadRefusal(code: UploadProblemCode, mediaType: MediaType, maxBytes: number): Problem {
  if (code === 'invalid_fields') return new Problem(code, empty, { fields: { file: [empty] } });
  return code === 'payload_too_large' ? tooLarge(maxBytes) : new Problem(code, wanted[mediaType]);
}

/** More bytes than a file may have. */
export function tooLarge(maxBytes: number): Problem {
  const megabytes = Math.floor(maxBytes / 1_048_576);
  return new Problem('payload_too_large', msg`This file is too large. It can have up to ${megabytes} MB.`);
}
