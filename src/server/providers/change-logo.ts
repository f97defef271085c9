import { randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import type { Disk } from 'flydrive';
import { logoBytesLimit, logoProblems, type Upload } from '#domain/media/upload-rules.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import { prepareLogo } from '#server/media/prepare-image.ts';
import { contentOf, receiveUpload, type UploadRules } from '#server/media/receive-upload.ts';
import { inTransaction, onceCommitted, type ProviderScope } from '#server/scope/scope.ts';
import { fieldSentences } from '../../locales/field-sentences.ts';
import { lockProvider, type ProviderRow, updateProvider } from './provider-store.ts';

/** A logo that lies in the storage and that nobody shows yet. */
export interface PreparedLogo {
  readonly storageKey: string;
  /** Of the upload as it came. */
  readonly content: string;
}

export const logoRules = (folder: string): UploadRules => ({ folder, maxBytes: logoBytesLimit - 1, field: 'logo' });

/** Takes a logo: recognised by its content, made anew, then stored. @throws Problem invalid_fields */
export async function receiveLogo(disk: Disk, folder: string, request: Request): Promise<PreparedLogo> {
  const { png, content } = await readLogo(request, folder);
  const storageKey = `logos/${randomUUID()}.png`;
  await disk.put(storageKey, png);
  return { storageKey, content };
}

/** Shows a stored logo in place of the one before, or none. */
export async function replaceLogo(
  scope: ProviderScope,
  disk: Disk,
  logo: Pick<PreparedLogo, 'storageKey'> | null,
): Promise<ProviderRow> {
  const { before, after } = await swapLogo(scope, logo?.storageKey ?? null);
  if (before) await onceCommitted(scope, () => disk.delete(before));
  return after;
}

/** Two at once: each takes away what it finds, so that one logo is shown in the end and no other file stays. */
async function swapLogo(
  scope: ProviderScope,
  key: string | null,
): Promise<{ before: string | null; after: ProviderRow }> {
  return inTransaction(scope, async (tx) => {
    const { logoKey } = await lockProvider(tx);
    return { before: logoKey, after: await updateProvider(tx, { logoKey: key }) };
  });
}

async function readLogo(request: Request, folder: string): Promise<{ png: Buffer; content: string }> {
  const upload = await receiveUpload(request, logoRules(folder)).catch(asLogoError(tooLarge));
  try {
    const { fileTypeFromFile } = await import('file-type');
    const found = (await fileTypeFromFile(upload.file))?.mime ?? null;
    // A moving PNG is a PNG.
    const contentType = found === 'image/apng' ? 'image/png' : found;
    const errors = sentencesOf({ bytes: upload.bytes, contentType });
    if (errors.length > 0) throw refused(errors);
    const png = await prepareLogo(upload.file).catch(asLogoError(unreadable));
    return { png, content: contentOf(upload) };
  } finally {
    await upload.discard();
  }
}

const refused = (logo: readonly Sentence[]) =>
  new Problem('invalid_fields', logo[0] ?? msg`Please check the marked fields.`, { fields: { logo } });

const sentencesOf = (upload: Upload): Sentence[] => logoProblems(upload).map((code) => fieldSentences[code]);

/** Whatever is wrong with the file is said beside the one field there is. */
const asLogoError = (sentences: (problem: Problem) => readonly Sentence[]) => (error: unknown) => {
  const isOfFile =
    error instanceof Problem && (error.code === 'payload_too_large' || error.code === 'unsupported_media_type');
  throw isOfFile ? refused(sentences(error)) : error;
};

const tooLarge = () => sentencesOf({ bytes: logoBytesLimit, contentType: 'image/png' });

/** Damaged behind a good beginning, or with more pixels than may be decoded. */
const unreadable = ({ code, sentence }: Problem) =>
  code === 'payload_too_large' ? [sentence] : sentencesOf({ bytes: 1, contentType: null });
