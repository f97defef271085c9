/** One answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever fields the case is about
  readonly body: any; // whatever the case reads
}

export type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>;

export interface Client {
  readonly send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** The same, for a call that has to succeed: its `data`. */
  readonly get: (path: string) => Promise<Answer['body']>;
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer['body']>;
  readonly put: (path: string, body?: unknown) => Promise<Answer['body']>;
}

/** A plain HTTP client with an optional bearer, for the app in process or a server that listens. */
export function createClient(fetch: Fetch, token?: string): Client {
  const send: Client['send'] = async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(path, {
      method,
      headers: {
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  };
  const data = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const answer = await send(method, path, body, headers);
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body?.data;
  };
  return {
    send,
    get: (path) => data('GET', path),
    post: (path, body, headers) => data('POST', path, body ?? {}, headers),
    put: (path, body) => data('PUT', path, body),
  };
}
