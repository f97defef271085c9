import { log } from '../app/log.ts';
import { getAccessToken } from '../app/session.ts';
import { createCall } from './client.ts';

/** The API as the signed-in person. Browser only: clientLoaders, queries and mutations. */
export const call = createCall({
  transport: (path: string, init: RequestInit) => fetch(`/api${path}`, init),
  accessToken: getAccessToken,
  log,
});
