import { log } from '../app/log.ts';
import { getAccessToken } from '../app/session.ts';
import { withSession } from '../app/session-again.ts';
import type { Call } from './call-types.ts';
import { createCall } from './client.ts';
import { withFailureWords } from './failure-words.ts';

const send = createCall({
  transport: (path: string, init: RequestInit) => fetch(`/api${path}`, init),
  accessToken: getAccessToken,
  log,
});

/** The API as the signed-in person. Browser only: clientLoaders, queries and mutations. */
export const call: Call = (key, ...rest) =>
  withSession(() => send(key, ...rest)).catch((error: unknown) => {
    throw withFailureWords(key, error);
  });
