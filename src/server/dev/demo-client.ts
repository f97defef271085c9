import type { z } from 'zod';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';

type Key = keyof EndpointByKey;
type Data<K extends Key> = z.output<EndpointByKey[K]['response']>;

interface Parts<K extends Key> {
  readonly params?: OutputOf<EndpointByKey[K]['params']>;
  readonly body?: InputOf<EndpointByKey[K]['body']>;
}

export type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>;

/** Calls the API as anybody would, so that demo data can only be what the product itself can make. */
export function createDemoClient(fetch: Fetch) {
  let token: string | undefined;

  async function send(path: string, init: RequestInit): Promise<unknown> {
    const headers = {
      ...(init.body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const response = await fetch(path, { ...init, headers });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${init.method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  }

  return {
    signIn: async (email: string, password: string): Promise<void> => {
      const session = await send('/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify({ email, password }),
      });
      if (typeof session !== 'object' || session === null || !('access_token' in session))
        throw new Error('no session');
      token = String(session.access_token);
    },
    call: async <K extends Key>(key: K, { params, body }: Parts<K> = {}): Promise<Data<K>> => {
      const [method = '', pattern = ''] = key.split(' ');
      const path = Object.entries<unknown>(params ?? {}).reduce(
        (text, [name, value]) => text.replace(`{${name}}`, String(value)),
        pattern,
      );
      const answer = await send(`/api${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (answer as { data: Data<K> }).data; // the server checks its answers against the contract
    },
    upload: async (path: string, form: FormData): Promise<void> => {
      await send(`/api${path}`, { method: 'POST', body: form });
    },
  };
}

export type DemoClient = ReturnType<typeof createDemoClient>;
