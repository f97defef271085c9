import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What a chat completion asks for: the name of the schema, its JSON schema and all texts. */
export interface ModelRequest {
  readonly name: string;
  readonly text: string;
  readonly authorization: string | undefined;
  /** Whether the service may keep what it is shown; undefined where its protocol does not ask. */
  readonly store: boolean | undefined;
}

/** Answers one request: an object is a good answer, a function does anything else. */
export type Behaviour = (request: ModelRequest, response: ServerResponse) => object | undefined;

export interface ModelServer {
  readonly url: string;
  readonly requests: ModelRequest[];
  /** From the next request on. */
  behave: (behaviour: Behaviour) => void;
  readonly stop: () => Promise<void>;
}

/** A completion as an OpenAI-compatible server gives it. */
export function completion(content: string, more: object = {}, finishReason = 'stop'): object {
  return {
    id: 'completion',
    object: 'chat.completion',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', content, ...more } }],
    usage: { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 },
  };
}

/** A small server that speaks OpenAI's chat completions on a port of its own. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = () => ({});
  const requests: ModelRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await read(incoming);
    requests.push(request);
    const answer = behaviour(request, response);
    if (answer === undefined) return;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(completion(JSON.stringify(answer))));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the model server does not listen');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    behave: (next) => {
      behaviour = next;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

async function read(incoming: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  return {
    name: body.response_format?.json_schema?.name ?? '',
    text: JSON.stringify(body.messages ?? body.input),
    authorization: incoming.headers.authorization,
    store: body.store,
  };
}
