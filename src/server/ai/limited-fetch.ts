import { ModelFailure } from './model-failure.ts';

/** No answer that fits our schemas is nearly as long. */
const mostBytes = 1_000_000;

/** A fetch that follows no redirect, which could lead to another host, and reads no more than a megabyte. @throws ModelFailure too_large */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new ModelFailure('too_large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
};
