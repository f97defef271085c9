import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mediaTypes } from './media-type.ts';
import { hasTooManyPixels, isAcceptedAs, logoProblems, maxImagePixels, uploadProblem } from './upload-rules.ts';

describe('a logo', () => {
  const tooLarge = 'logo_too_large';
  const wrongType = 'logo_wrong_type';

  test.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])('may be %s', (contentType) => {
    expect(logoProblems({ bytes: 1, contentType })).toEqual([]);
  });

  test.each(['image/svg+xml', 'image/heic', 'image/tiff', 'application/pdf', null])('may not be %s', (contentType) => {
    expect(logoProblems({ bytes: 1, contentType })).toEqual([wrongType]);
  });

  test('is under 5242880 bytes', () => {
    expect(logoProblems({ bytes: 5_242_879, contentType: 'image/png' })).toEqual([]);
    expect(logoProblems({ bytes: 5_242_880, contentType: 'image/png' })).toEqual([tooLarge]);
  });

  test('names both faults', () => {
    expect(logoProblems({ bytes: 6_000_000, contentType: null })).toEqual([tooLarge, wrongType]);
  });
});

describe('a customer’s file', () => {
  const maxBytes = 50 * 1_048_576;
  const codeOf = (bytes: number, contentType: string | null) =>
    uploadProblem({ bytes, contentType }, 'photo', maxBytes);

  test('is taken up to the limit itself', () => {
    expect(codeOf(maxBytes, 'image/jpeg')).toBeNull();
    expect(codeOf(maxBytes + 1, 'image/jpeg')).toBe('payload_too_large');
  });

  test('that is empty is a bad field rather than a wrong type', () => {
    expect(codeOf(0, null)).toBe('invalid_fields');
  });

  test('is refused by its content', () => {
    expect(codeOf(130, 'application/zip')).toBe('unsupported_media_type');
    expect(codeOf(91, null)).toBe('unsupported_media_type');
    expect(codeOf(91, 'image/svg+xml')).toBe('unsupported_media_type');
  });

  test('of sound in a film’s container is a recording, a film is no photo', () => {
    expect(isAcceptedAs('audio', 'video/webm')).toBe(true);
    expect(isAcceptedAs('audio', 'video/quicktime')).toBe(false);
    expect(isAcceptedAs('photo', 'video/mp4')).toBe(false);
    expect(isAcceptedAs('video', 'audio/x-m4a')).toBe(false);
  });

  test('with more pixels than memory takes is told by its header', () => {
    expect(hasTooManyPixels({ width: 20_000, height: 20_000 })).toBe(true);
    expect(hasTooManyPixels({ width: 12_000, height: 9_000 })).toBe(false);
    expect(hasTooManyPixels({ width: maxImagePixels, height: 1 })).toBe(false);
    expect(hasTooManyPixels({ width: maxImagePixels + 1, height: 1 })).toBe(true);
  });
});

interface Sample {
  readonly file: string;
  readonly kind: string;
  readonly bytes: number;
  readonly expected: { readonly accept: boolean; readonly media_type: string | null; readonly lenient?: boolean };
}

/** The samples lie beside the project where it is developed; elsewhere this part is left out, with a word. */
const folder = join(import.meta.dirname, '../../../../shared/data/media');

/** What file-type 21 reads from the samples' bytes, by the manifest's kind; the rule is only as good as this list. */
const sniffed: Readonly<Record<string, string | null>> = {
  'jpeg-orientation': 'image/jpeg',
  'jpeg-gps': 'image/jpeg',
  heic: 'image/heif',
  webp: 'image/webp',
  'png-alpha': 'image/png',
  'gif-animated': 'image/gif',
  'jpeg-cmyk': 'image/jpeg',
  'jpeg-progressive': 'image/jpeg',
  tiff: 'image/tiff',
  'mp4-h264': 'video/mp4',
  webm: 'video/webm',
  wav: 'audio/wav',
  m4a: 'audio/x-m4a',
  ogg: 'audio/ogg; codecs=opus',
  'mov-h264': 'video/quicktime',
  pdf: 'application/pdf',
  svg: null,
  'hostile-zip': 'application/zip',
  'hostile-html': null,
  'hostile-empty': null,
  'hostile-polyglot': 'image/jpeg',
  'hostile-name': 'image/jpeg',
};

/** Accepted by their kind and refused while they are decoded, which is not this rule's to see. */
const refusedLater = ['jpeg-truncated', 'hostile-bomb'];

describe.skipIf(!existsSync(folder))('the sample files', () => {
  const samples: readonly Sample[] = existsSync(folder)
    ? JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'))
    : [];

  test.each(samples.filter((sample) => !refusedLater.includes(sample.kind)))('$file ($kind)', (sample) => {
    const contentType = sniffed[sample.kind];
    if (contentType === undefined) throw new Error(`The manifest has a new kind: ${sample.kind}`);
    const upload = { bytes: sample.bytes, contentType };
    const accepted = mediaTypes.filter((type) => uploadProblem(upload, type, 50 * 1_048_576) === null);
    if (sample.expected.accept) expect(accepted).toContain(sample.expected.media_type);
    else expect(accepted).toEqual([]);
  });
});
