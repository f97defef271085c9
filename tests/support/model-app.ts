import type { AiService } from '#domain/provider/ai-settings.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export interface ModelApp {
  readonly model: ModelServer;
  readonly running: TestApp;
  readonly stop: () => Promise<void>;
}

/** An app whose named model services are all one server of the tests, with a model of a known price. */
export async function startModelApp(services: readonly AiService[]): Promise<ModelApp> {
  const model = await startModelServer();
  const addressOf = (service: AiService) => (services.includes(service) ? model.url : undefined);
  const running = await startTestApp({
    ai: {
      addresses: {
        openai: addressOf('openai'),
        anthropic: addressOf('anthropic'),
        google: addressOf('google'),
        compatible: addressOf('compatible'),
      },
      apiKey: null,
      prices: [{ model: 'priced', in: 10, out: 100 }],
      timeoutMs: 3500,
    },
  });
  const stop = async () => {
    await running.stop();
    await model.stop();
  };
  return { model, running, stop };
}
