import { randomBytes } from 'node:crypto';
import { type Client, createClient } from '../../../tests/support/api-client.ts';
import { type RunningApp, startApp } from '../../../tests/support/start-app.ts';
import { createPainter } from '../../../tests/support/stories.ts';

export interface BenchApp {
  readonly app: RunningApp;
  readonly provider: Client;
  readonly customer: Client;
  /** The provider's. */
  readonly token: string;
}

/** As somebody would run it for customers; no mail leaves, since no customer here has an address. */
const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://quotes.example',
  SMTP_URL: 'smtps://127.0.0.1:1',
  SMTP_FROM: 'Quotes <quotes@quotes.example>',
};

/** The built server in production mode, with a database of its own, and a provider in it who signed up while it was development. */
export async function openBenchApp(): Promise<BenchApp> {
  const app = await startApp({ managedDatabase: true, env: { APP_SECRET: randomBytes(48).toString('base64') } });
  try {
    const fetchFrom = (path: string, init: RequestInit) => fetch(app.url + path, init);
    const { email, password } = await createPainter(fetchFrom);
    await app.restart(production);
    const customer = createClient(fetchFrom);
    const { status, body } = await customer.send('POST', '/auth/v1/token?grant_type=password', { email, password });
    if (status !== 200) throw new Error(`the sign-in answered ${status}: ${JSON.stringify(body)}`);
    const token: string = body.access_token;
    return { app, provider: createClient(fetchFrom, token), customer, token };
  } catch (error) {
    await app.stop();
    throw error;
  }
}
