import type { ServerResponse } from 'node:http';
import { type Behaviour, completion } from './model-server.ts';

/** An answer as it is, whatever it is. */
export function raw(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): undefined {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(text);
  return undefined;
}

/** All that can go wrong with a model's answer: what it does, how, and what the log calls it. */
export const modelFailures: readonly (readonly [what: string, behave: Behaviour, kind: string])[] = [
  ['hangs', () => undefined, 'timeout'],
  [
    'takes no more calls',
    (_, response) => raw(response, 429, '{"error":{"message":"slow down"}}', { 'retry-after': '0' }),
    'rate_limited',
  ],
  [
    'is broken',
    (_, response) => raw(response, 500, '{"error":{"message":"oops"}}', { 'retry-after': '0' }),
    'server_error',
  ],
  ['refuses the key', (_, response) => raw(response, 401, '{"error":{"message":"no"}}'), 'refused_key'],
  [
    'is cut off',
    (_, response) => raw(response, 200, JSON.stringify(completion('{"facts":[{"requirement":"walls', {}, 'length'))),
    'cut_off',
  ],
  [
    'answers garbage',
    (_, response) => raw(response, 200, JSON.stringify(completion('Sure! Here you are: {'))),
    'unreadable',
  ],
  [
    'answers a page',
    (_, response) => raw(response, 200, '<html>gateway</html>', { 'content-type': 'text/html' }),
    'unreadable',
  ],
  ['answers another shape', () => ({ total: 1, price_minor: 1 }), 'wrong_shape'],
  [
    'answers far too much',
    (_, response) => raw(response, 200, JSON.stringify(completion('x'.repeat(3_000_000)))),
    'too_large',
  ],
  [
    'wants to use a tool',
    (_, response) =>
      raw(
        response,
        200,
        JSON.stringify(
          completion(
            '',
            {
              content: null,
              tool_calls: [{ id: '1', type: 'function', function: { name: 'set_price', arguments: '{"price":1}' } }],
            },
            'tool_calls',
          ),
        ),
      ),
    'unreadable',
  ],
  [
    'breaks the connection',
    (_, response) => {
      response.socket?.destroy();
      return undefined;
    },
    'unreachable',
  ],
];
