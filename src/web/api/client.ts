import type { Transport } from '#contract/request-context.ts';
import { ApiError, cancelled, refusal, unreachable } from './api-error.ts';
import type { Answer, AnswerData, Call, CallOptions, EndpointKey } from './call-types.ts';

const defaultTimeoutMs = 60_000;
const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** A longer wait is the reader's to decide. */
const longestWaitMs = 5_000;

export type Log = (message: string, details: unknown) => void;

/** Where a visit came from, when known and allowed by the visitor. */
export interface AdIds {
  readonly clickId?: string | undefined;
  readonly browserId?: string | undefined;
}

export interface CallSettings {
  readonly transport: Transport;
  readonly accessToken?: () => Promise<string | undefined>;
  readonly adIds?: () => AdIds;
  readonly log?: Log;
  readonly timeoutMs?: number;
}

/** The one way to the API, in the browser and on the server. Typed by the contract, without its schemas. */
export function createCall(settings: CallSettings): Call {
  const call: Call = async (key, ...rest) => {
    const [method, path] = splitKey(key);
    const options: LooseOptions = rest[0] ?? {};
    const url = fill(path, options.params) + search(options.query);
    const init = await requestInit(method, options, settings);
    const response = await send(url, init, settings);
    return (await read(response, settings.log)) as Answer<AnswerData<typeof key>>; // the contract says what is answered; no schema is loaded to check it again
  };
  return call;
}

type LooseOptions = Pick<CallOptions<EndpointKey>, 'headers' | 'signal'> & {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
};

function splitKey(key: EndpointKey): [method: string, path: string] {
  const gap = key.indexOf(' ');
  return [key.slice(0, gap), key.slice(gap + 1)];
}

export function fill(path: string, params: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
}

function search(query: object = {}): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) pairs.append(name, String(one));
    }
  }
  return pairs.size > 0 ? `?${pairs}` : '';
}

async function requestInit(method: string, options: LooseOptions, settings: CallSettings): Promise<RequestInit> {
  const headers = new Headers(await commonHeaders(settings));
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  const timeout = AbortSignal.timeout(settings.timeoutMs ?? defaultTimeoutMs);
  const init: RequestInit = {
    method,
    headers,
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  };
  if (options.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(options.body);
  }
  return init;
}

/** Accept, who is asking, and where the visit came from. */
export async function commonHeaders(
  settings: Pick<CallSettings, 'accessToken' | 'adIds' | 'log'>,
): Promise<Record<string, string>> {
  const headers: Record<string, string> = { Accept: 'application/json', ...pageLanguage() };
  const token = await tokenOrNone(settings);
  if (token) headers.Authorization = `Bearer ${token}`;
  const { clickId, browserId } = settings.adIds?.() ?? {};
  if (clickId) headers['X-Ad-Click-Id'] = clickId;
  if (browserId) headers['X-Ad-Browser-Id'] = browserId;
  return headers;
}

/** Refusals come in the language of the page, which may not be the browser's. While a page is rendered the server adds it. */
function pageLanguage(): Record<string, string> {
  return typeof document === 'undefined' ? {} : { 'Accept-Language': document.documentElement.lang };
}

/** Without a token the request still goes: the server says whether it needs one. */
async function tokenOrNone({
  accessToken,
  log,
}: Pick<CallSettings, 'accessToken' | 'log'>): Promise<string | undefined> {
  try {
    return await accessToken?.();
  } catch (error) {
    log?.('The access token could not be read', error);
    return undefined;
  }
}

async function send(url: string, init: RequestInit, settings: CallSettings): Promise<Response> {
  const mayRetry = init.method === 'GET';
  try {
    const response = await settings.transport(url, init);
    if (!mayRetry || !retriedStatuses.has(response.status)) return response;
    const waitMs = waitOf(response);
    if (waitMs > longestWaitMs) return response;
    await response.body?.cancel();
    await pause(waitMs, init.signal);
    return await settings.transport(url, init);
  } catch (error) {
    throw init.signal?.aborted ? cancelled(error) : unreachable(error);
  }
}

function waitOf(response: Response): number {
  const asked = response.headers.get('retry-after');
  if (!asked) return 0;
  const seconds = Number(asked);
  const waitMs = Number.isNaN(seconds) ? Date.parse(asked) - Date.now() : seconds * 1000;
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : 0;
}

function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(cancelled(signal.reason));
    });
  });
}

const nothing: Answer<unknown> = { data: null, message: 'Success', meta: undefined };

async function read(response: Response, log?: Log): Promise<Answer<unknown>> {
  const text = await textOf(response);
  const body = parsed(text);
  if (!response.ok) {
    log?.('The API refused a call', { status: response.status, url: response.url, body });
    throw refusal(response.status, body);
  }
  return text === '' ? nothing : unwrap(response.status, body);
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw cancelled(error);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The envelope of a successful answer. Something else with status 200 comes from between us and the API. */
export function unwrap(status: number, body: unknown): Answer<unknown> {
  if (typeof body !== 'object' || body === null || !('data' in body)) {
    throw new ApiError({ status, code: 'unexpected', message: `API Error: ${status}`, body });
  }
  const { data, message, meta }: { data: unknown; message?: string; meta?: Answer<unknown>['meta'] } = body;
  return { data, message: message ?? 'Success', meta };
}
