import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface SniffedText {
  readonly encoding: Encoding;
  /** The beginning of the text. */
  readonly sample: string;
}

const sampleBytes = 65_536;

const notText = (): Problem =>
  new Problem('invalid_fields', msg`This is not a CSV file.`, {
    fields: { file: [msg`Please save the table as CSV first, and choose that file`] },
  });

/** How a file's letters are written: by its mark, else UTF-8 where all of it is that, else as Windows writes in the West. @throws Problem invalid_fields */
export async function sniffText(file: string): Promise<SniffedText> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head = Buffer.alloc(0);
  let isUtf8 = true;
  for await (const chunk of bytesOf(file)) {
    if (head.length < sampleBytes) head = Buffer.concat([head, chunk.subarray(0, sampleBytes - head.length)]);
    isUtf8 &&= isValid(decoder, chunk);
  }
  const encoding = markOf(head) ?? (isUtf8 && isValid(decoder) ? 'utf-8' : 'windows-1252');
  // Workbooks and other programs' files have bytes that no text has.
  if (!encoding.startsWith('utf-16') && head.includes(0)) throw notText();
  return { encoding, sample: new TextDecoder(encoding).decode(head, { stream: true }) };
}

/** Without an encoding a file's stream gives buffers. */
const bytesOf = (file: string): AsyncIterable<Buffer> => createReadStream(file);

function markOf(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

function isValid(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** A file's text piece by piece, without its mark. */
export async function* textOf(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytesOf(file)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
