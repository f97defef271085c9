import { log } from '../app/log.ts';
import { getAccessToken } from '../app/session.ts';
import type { AnswerData } from './call-types.ts';
import { createCall } from './client.ts';
import { type UploadKey, type UploadOptions, upload } from './upload.ts';

const settings = {
  transport: (path: string, init: RequestInit) => fetch(`/api${path}`, init),
  accessToken: getAccessToken,
  log,
};

/** The API as the signed-in person. Browser only: clientLoaders, queries and mutations. */
export const call = createCall(settings);

/** Sends one file as the signed-in person. */
export function uploadFile<K extends UploadKey>(key: K, options: UploadOptions): Promise<AnswerData<K>> {
  return upload(key, options, settings);
}
