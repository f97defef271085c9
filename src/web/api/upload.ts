import { type ApiError, cancelled, refusal, unreachable } from './api-error.ts';
import type { AnswerData, EndpointKey } from './call-types.ts';
import { type CallSettings, commonHeaders, fill, unwrap } from './client.ts';

const uploadTimeoutMs = 300_000;

export type UploadKey = Extract<EndpointKey, `POST ${string}/media` | `POST ${string}/logo` | `POST ${string}/import`>;

export interface UploadOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly file: Blob;
  readonly fileName: string;
  /** The form's name for the file, where it is not `file`. */
  readonly fileField?: string;
  /** What goes beside the file. */
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends one file from the browser. XMLHttpRequest, since fetch cannot tell how much has left. */
export async function upload<K extends UploadKey>(
  key: K,
  options: UploadOptions,
  settings: Pick<CallSettings, 'accessToken' | 'adIds' | 'log'> = {},
): Promise<AnswerData<K>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options.fields ?? {})) {
    if (value !== undefined) form.append(name, value);
  }
  form.append(options.fileField ?? 'file', options.file, options.fileName);
  const headers = { ...(await commonHeaders(settings)), ...options.headers };
  const url = `/api${fill(key.slice('POST '.length), options.params)}`;
  return (await post(url, form, headers, options)) as AnswerData<K>; // the contract says what the endpoint answers
}

function post(
  url: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  { onProgress, signal }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = uploadTimeoutMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const outcome = answerOf(request);
      if (outcome.error) reject(outcome.error);
      else resolve(outcome.data);
    });
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('timeout', () => reject(cancelled()));
    request.addEventListener('abort', () => reject(cancelled()));
    if (signal?.aborted) return reject(cancelled(signal.reason));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function answerOf(request: XMLHttpRequest): { data?: unknown; error?: ApiError } {
  const body = bodyOf(request.responseText);
  if (request.status < 200 || request.status > 299) return { error: refusal(request.status, body) };
  try {
    return { data: body === '' ? null : unwrap(request.status, body).data };
  } catch {
    return { error: refusal(request.status, body) };
  }
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
