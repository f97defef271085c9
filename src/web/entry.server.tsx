import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { nonceContext } from '#contract/request-context.ts';
import { NonceContext } from './app/nonce.ts';
import { isCustomers, pageAreaOf } from './app/page-area.ts';
import { StylesContext } from './app/styles.ts';
import appStyles from './app.css?inline';
import customerStyles from './customer.css?inline';

const renderTimeoutMs = 10_000;

interface Rendering {
  readonly request: Request;
  readonly status: number;
  readonly headers: Headers;
  readonly entry: EntryContext;
  readonly nonce: string;
  /** Send nothing before everything is there. */
  readonly isWhole: boolean;
}

export default /* React Router calls it with five parameters. */ function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  const agent = request.headers.get('user-agent') ?? '';
  // A browser without a window is a person's tool or a test, not a crawler.
  const isBot = isbot(agent) && !agent.includes('HeadlessChrome');
  // R2.15: crawlers get the status of a failed page and not its words.
  if (isBot && status >= 400 && request.method === 'GET') return new Response(null, { status, headers });
  headers.set('content-type', 'text/html; charset=utf-8');
  return render({ request, status, headers, entry, nonce: context.get(nonceContext), isWhole: isBot });
}

function render({ request, status, headers, entry, nonce, isWhole }: Rendering): Promise<Response> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough();
    const answer = () => {
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      stream.pipe(body);
    };
    const stream = renderToPipeableStream(
      <NonceContext value={nonce}>
        <StylesContext value={stylesOf(request)}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </StylesContext>
      </NonceContext>,
      {
        nonce,
        ...(isWhole ? { onAllReady: answer } : { onShellReady: answer }),
        onShellError: reject,
        // A failure after the shell has gone out is shown by the nearest boundary once the script runs.
        onError: () => undefined,
      },
    );
    const timer = setTimeout(() => stream.abort(), renderTimeoutMs);
    body.on('close', () => clearTimeout(timer));
  });
}

/** A customer's page never leads to another's without a full load, so it needs no other styles. */
const stylesOf = ({ url }: Request): string =>
  isCustomers(pageAreaOf(new URL(url).pathname)) ? customerStyles : appStyles;

/** What a page threw, by its name: the address can hold a link's token, and a message anything. */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  if (request.signal.aborted) return;
  const name = error instanceof Error ? error.name : 'unknown';
  const frames = error instanceof Error ? error.stack?.split('\n').filter((line) => line.startsWith('    at ')) : [];
  process.stderr.write(
    `${JSON.stringify({ level: 50, time: new Date().toISOString(), msg: 'a page failed', error: { name, stack: frames?.slice(0, 8) } })}\n`,
  );
}
