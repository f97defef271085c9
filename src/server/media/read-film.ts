import { msg } from '@lingui/core/macro';
import type { Input } from 'mediabunny';
import type { MediaType } from '#domain/media/media-type.ts';
import { Problem } from '#domain/problem.ts';

export interface FilmFacts {
  /** Null where the file does not tell. */
  readonly durationSeconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

const damaged = (mediaType: MediaType) =>
  new Problem(
    'unsupported_media_type',
    mediaType === 'video'
      ? msg`This video is damaged and cannot be opened. Please film it again or choose another one.`
      : msg`This recording is damaged and cannot be opened. Please record it again or choose another one.`,
  );

/** How long a film or recording is and how large its picture. @throws Problem unsupported_media_type */
export async function readFilm(file: string, mediaType: 'video' | 'audio'): Promise<FilmFacts> {
  // Loaded with the first film.
  const { ALL_FORMATS, FilePathSource, Input } = await import('mediabunny');
  const input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS });
  try {
    return await factsOf(input, mediaType);
  } finally {
    input.dispose();
  }
}

async function factsOf(input: Input, mediaType: 'video' | 'audio'): Promise<FilmFacts> {
  const tracks = await input.getTracks().catch(() => {
    throw damaged(mediaType);
  });
  if (tracks.length === 0) throw damaged(mediaType);
  const picture = tracks.find((track) => track.isVideoTrack());
  if (mediaType === 'video' && !picture)
    throw new Problem(
      'unsupported_media_type',
      msg`This file has sound but no picture. Please send it as a recording, or choose a video.`,
    );
  const seconds = await input.computeDuration().catch(() => null);
  return {
    durationSeconds: seconds === null ? null : Math.round(seconds * 1000) / 1000,
    width: mediaType === 'video' ? (picture?.displayWidth ?? null) : null,
    height: mediaType === 'video' ? (picture?.displayHeight ?? null) : null,
  };
}
