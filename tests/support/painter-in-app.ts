import { afterAll, beforeAll } from 'vitest';
import { type Client, createClient } from './api-client.ts';
import { createPainter, type SignedUp } from './stories.ts';
import { startTestApp, type TestApp } from './test-app.ts';

interface PainterInApp {
  running: TestApp;
  painter: SignedUp;
  /** Calls without an account. */
  customer: Client;
}

/** An app of the file's own, with a painter who has an account and a customer who has none. */
export function painterInApp(): Readonly<PainterInApp> {
  const people = {} as PainterInApp; // nobody looks before the hook below has run
  const fetchApp = (path: string, init: RequestInit) => people.running.app.request(path, init);
  beforeAll(async () => {
    people.running = await startTestApp();
    people.painter = await createPainter(fetchApp);
    people.customer = createClient(fetchApp);
  }, 60_000);
  afterAll(() => people.running?.stop());
  return people;
}
