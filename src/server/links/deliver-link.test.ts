import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/create-app.ts';
import { createClient } from '../../../tests/support/api-client.ts';
import { createPainter, createQuote, sendQuestions } from '../../../tests/support/stories.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

const hour = 3_600_000;

test('a provider sends so many messages an hour, and another provider sends all the same', async () => {
  // To just after the hour, so that no message of the case falls into the next.
  running.moveClock(hour - (running.deps.clock().getTime() % hour));
  const settings = { ...running.deps.settings, rateLimitFactor: 0.02 };
  const strict = createApp({ ...running.deps, settings });
  const [painter, other] = await Promise.all(
    [1, 2].map(async () => {
      const { client, token } = await createPainter((path, init) => running.app.request(path, init));
      const quote = await createQuote(client);
      const { linkId } = await sendQuestions(client, quote.id);
      const limited = createClient((path, init) => strict.request(path, init), token);
      return () => limited.send('POST', `/api/quotes/${quote.id}/links/${linkId}/resend`, {});
    }),
  );
  expect((await painter?.())?.status).toBe(200);
  expect((await painter?.())?.status).toBe(200);
  const refused = await painter?.();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await other?.())?.status).toBe(200);
});
