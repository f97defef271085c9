import type { BrowserContext, Page } from '@playwright/test';
import { type Client, createClient } from './api-client.ts';
import { test } from './browser.ts';
import { createPainter, type SignedUp } from './stories.ts';

export const phoneScreen = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };

interface People {
  /** Signed up once a file. */
  painter: SignedUp;
  /** Calls without an account. */
  anybody: Client;
  /** The customer's, new for each test. */
  phone: BrowserContext;
  customer: Page;
}

/** A painter with an account and a customer with a phone, for the tests of the file that asks for them. */
export function painterAndCustomer(): Readonly<People> {
  const people = {} as People; // nobody looks before the hooks below have run
  test.beforeAll(async ({ app }) => {
    const fetchApp = (path: string, init: RequestInit) => fetch(app.url + path, init);
    people.painter = await createPainter(fetchApp);
    people.anybody = createClient(fetchApp);
  });
  test.beforeEach(async ({ browser, watched }) => {
    people.phone = await browser.newContext(phoneScreen);
    people.customer = await people.phone.newPage();
    watched(people.customer);
  });
  test.afterEach(() => people.phone.close());
  return people;
}
