import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';

/** A request's body whole, counted as it comes, whatever its head says of its length. @throws Problem payload_too_large */
export async function bodyBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(value);
    }
  } finally {
    // Not cancelled, which would cut the connection before the answer: the server drains a little and closes it.
    reader.releaseLock();
  }
}

const tooLarge = () => new Problem('payload_too_large', msg`That is more than can be taken at once.`);
