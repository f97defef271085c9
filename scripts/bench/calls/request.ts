import { Agent, request as httpRequest } from 'node:http';

/** Kept alive, as a browser does; nothing between the two but the loopback. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

/** Sends one call and takes its answer whole. @throws Error for an answer that is none of success */
export function request(url: string, { method, path, token, body }: Call): Promise<string> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(sent !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
  };
  return new Promise((resolve, reject) => {
    const call = httpRequest(url + path, { method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        const status = response.statusCode ?? 0;
        if (status >= 200 && status < 300) resolve(text);
        else reject(new Error(`${method} ${path} answered ${status}: ${text.slice(0, 500)}`));
      });
    });
    call.on('error', reject);
    call.end(sent);
  });
}
