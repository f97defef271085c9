import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** What no page can be faster than here and now: some words, no style, no script, no font, nothing to work out. */
const bare = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A bare page</title><link rel="icon" href="data:,"></head><body><main><h1>Replace the back-garden fence</h1>
${Array.from({ length: 12 }, (_, at) => `<p>Line ${at + 1}: some work that is named in one sentence and has a price.</p>`).join('\n')}
</main></body></html>`;

export interface BarePage {
  readonly url: string;
  readonly stop: () => void;
}

export async function serveBarePage(): Promise<BarePage> {
  const body = gzipSync(bare);
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server that listens on a port has one
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
