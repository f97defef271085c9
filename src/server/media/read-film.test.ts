import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { film, soundInFilmContainer } from '../../../tests/support/films.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { filmStill } from './film-still.ts';
import { readFilm } from './read-film.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

async function stored(name: string, bytes: Uint8Array | string): Promise<string> {
  const file = join(folder.path, name);
  await writeFile(file, bytes);
  return file;
}

test.each(['mp4', 'mov', 'webm'] as const)('a film as %s tells its length and size', async (format) => {
  const file = await stored(`film.${format}`, await film(format));
  expect(await readFilm(file, 'video')).toEqual({ durationSeconds: 2, width: 640, height: 360 });
});

test('a recording tells its length, whatever container it came in', async () => {
  const file = await stored('sound.webm', await soundInFilmContainer());
  expect(await readFilm(file, 'audio')).toEqual({ durationSeconds: 0.98, width: null, height: null });
});

test('sound alone is no video', async () => {
  const file = await stored('sound-as-video.webm', await soundInFilmContainer());
  await expect(readFilm(file, 'video')).rejects.toMatchObject({
    code: 'unsupported_media_type',
    sentence: { message: 'This file has sound but no picture. Please send it as a recording, or choose a video.' },
  });
});

test('a film whose index is missing is damaged', async () => {
  const whole = await film('mov');
  const file = await stored('torn.mov', whole.subarray(0, 2_000));
  await expect(readFilm(file, 'video')).rejects.toMatchObject({
    code: 'unsupported_media_type',
    sentence: { message: 'This video is damaged and cannot be opened. Please film it again or choose another one.' },
  });
});

describe('a still of a film', () => {
  /** Stands in for ffmpeg: a program that is found, and does this. */
  async function program(name: string, script: string): Promise<string> {
    const file = await stored(name, `#!/bin/sh\n${script}\n`);
    await chmod(file, 0o755);
    return file;
  }

  test('is left out where there is no ffmpeg, and where it fails', async () => {
    const file = await stored('still.mp4', await film('mp4'));
    expect(await filmStill(file, 'video/mp4', join(folder.path, 'not-there'))).toBeNull();
    expect(await filmStill(file, 'video/mp4', await program('failing', 'exit 1'))).toBeNull();
    expect(await filmStill(file, 'video/mp4', await program('talking', 'echo no picture'))).toBeNull();
  });

  test('is a small JPEG, asked for by this file alone and in its own format', async () => {
    const picture = await stored(
      'picture.png',
      await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#c33' } })
        .png()
        .toBuffer(),
    );
    const file = await stored('still.mp4', await film('mp4'));
    const expected = `-nostdin -v error -protocol_whitelist file -f mov -i ${file}`;
    const ffmpeg = await program('ffmpeg', `case "$*" in "${expected} "*) cat ${picture};; *) exit 1;; esac`);
    const still = await filmStill(file, 'video/mp4', ffmpeg);
    expect(await sharp(still ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 270 });
  });
});
