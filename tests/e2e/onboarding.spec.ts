import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { latestMailText } from '../support/mailbox.ts';
import { signIn } from '../support/screens.ts';
import type { RunningApp } from '../support/start-app.ts';
import { createPainter, signUp } from '../support/stories.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const goOn = (page: Page) => page.getByRole('link', { name: 'Go on', exact: true }).click();
const client = (app: RunningApp) => (path: string, init: RequestInit) => fetch(app.url + path, init);

/** From the sample customer on, which asks for nothing. */
async function goThroughSample(page: Page): Promise<void> {
  for (const name of ['Meet a customer', 'This is what she writes', 'This is what she is asked']) {
    await expect(heading(page, name)).toBeVisible();
    await expectAccessible(page);
    if (name === 'This is what she is asked')
      await expect(page.getByRole('region', { name: 'The customer’s phone' }).getByRole('main')).toBeVisible();
    await goOn(page);
  }
  await expect(heading(page, 'Her answers become a draft')).toBeVisible();
  await goOn(page);
  await expect(heading(page, 'This is your draft')).toBeVisible();
  await expect(page.getByText(/^Total/)).toBeVisible();
  await expectAccessible(page);
  await goOn(page);
  await expect(heading(page, 'This is what she gets')).toBeVisible();
}

test('a business goes through the ten steps with its own numbers, stops, and goes on on another device', async ({
  app,
  page,
  browser,
  watched,
}) => {
  test.setTimeout(600_000);
  watched(page);
  const person = await signUp(client(app));
  await signIn(page, app, person);
  await page.waitForURL('**/onboarding');
  await expect(heading(page, 'Welcome. See a quote from request to yes')).toBeVisible();
  await expectAccessible(page);
  await goOn(page);

  await test.step('who it is, also for the tax office', async () => {
    await page.getByLabel('Business name').fill('Petra’s Invented Fences');
    await page.getByLabel('Phone').fill('+44 20 7946 0002');
    await page.getByLabel('Address', { exact: true }).fill('2 Nowhere Street, Exampleton');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(heading(page, 'Do you charge tax?')).toBeVisible();
    await page.getByRole('radio', { name: /not registered/ }).check({ force: true });
    await page.getByRole('button', { name: 'Save and go on' }).click();
  });

  await test.step('what it offers, and two numbers', async () => {
    await page.getByLabel('Search services').fill('fenc');
    await page.getByRole('checkbox', { name: /fencing/i }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(heading(page, 'What do you charge?')).toBeVisible();
    await page.getByLabel('My hour in GBP').fill('50');
    await page.getByRole('button', { name: 'Save both numbers' }).click();
    await expect(page.getByText('Saved: new estimates are priced with these').first()).toBeVisible();
    await expectAccessible(page);
    await goOn(page);
    await expect(heading(page, 'Meet a customer')).toBeVisible();
  });

  await test.step('another device begins where this one stopped', async () => {
    const elsewhere = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await signIn(elsewhere, app, person);
    // The profile is complete, so the sign-in leads to the dashboard; the tour goes on where it was.
    await elsewhere.waitForURL('**/dashboard');
    await elsewhere.goto(`${app.url}/onboarding`);
    await elsewhere.waitForURL('**/onboarding/customer_persona');
    await elsewhere.context().close();
  });

  await goThroughSample(page);
  await page.getByLabel('A few words for the mail').fill('For tonight');
  await page.getByRole('button', { name: 'Send me the demo link' }).click();
  await expect(page.getByText(`It is on its way to ${person.email}.`)).toBeVisible();
  await goOn(page);
  await expect(heading(page, 'You have seen it all')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await page.waitForURL('**/dashboard');
  const mail = await latestMailText(app.url, person.email);
  expect(mail).toContain('For tonight');

  await page.goto(/http\S+\/q\/demo\/\S+/.exec(mail)?.[0] ?? '');
  await expect(page.getByText('Petra’s Invented Fences')).toBeVisible();
  await expect(page.getByText('Demo: nothing you enter is kept or sent.')).toBeVisible();
});

test('an individual skips the tour and is led to the profile, then to the dashboard', async ({
  app,
  page,
  watched,
}) => {
  test.setTimeout(300_000);
  watched(page);
  const person = await signUp(client(app));
  await signIn(page, app, person);
  await page.waitForURL('**/onboarding');
  await page.getByRole('button', { name: 'Skip the tour' }).click();
  await page.waitForURL('**/provider/profile/setup');
  await page.goto(`${app.url}/dashboard`);
  await page.waitForURL('**/provider/profile/setup');
  await page.getByRole('radio', { name: /On my own/ }).check({ force: true });
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Invented');
  await page.getByLabel('Phone').fill('+44 20 7946 0003');
  await page.getByLabel('Address', { exact: true }).fill('3 Nowhere Street, Exampleton');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await page.waitForURL('**/provider/tax/setup');
  await page.goto(`${app.url}/dashboard`);
  await expect(page.getByRole('main')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('an individual goes through all ten steps', async ({ app, page, watched }) => {
  test.setTimeout(600_000);
  watched(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const person = await signUp(client(app));
  await signIn(page, app, person);
  await page.waitForURL('**/onboarding');
  await goOn(page);
  await page.getByRole('radio', { name: /On my own/ }).check({ force: true });
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Invented');
  await page.getByLabel('Phone').fill('+44 20 7946 0004');
  await page.getByLabel('Address', { exact: true }).fill('4 Nowhere Street, Exampleton');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  for (const name of ['Do you charge tax?', 'What do you offer?']) {
    await expect(heading(page, name)).toBeVisible();
    await page.getByRole('link', { name: 'Skip for now' }).click();
  }
  await expect(heading(page, 'What do you charge?')).toBeVisible();
  await goOn(page);
  await goThroughSample(page);
  await goOn(page);
  await page.getByRole('link', { name: 'Start the first quote' }).click();
  await page.waitForURL('**/quotes/create');
});

test('somebody signed in without a profile is led to it from the landing page too', async ({ app, page, watched }) => {
  watched(page);
  const person = await signUp(client(app));
  await signIn(page, app, person);
  await page.goto(app.url);
  await page.waitForURL('**/provider/profile/setup');
});

test('the tour to try asks for no sign-in and writes nothing', async ({ app, page, watched }) => {
  test.setTimeout(300_000);
  watched(page);
  const painter = await createPainter(client(app));
  const before = await painter.client.get('/api/provider/profile');
  await signIn(page, app, painter);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto(`${app.url}/onboarding-test`);
  await goOn(page);
  await page.getByRole('radio', { name: /On my own/ }).check({ force: true });
  await goOn(page);
  await page.getByLabel('Painting').check({ force: true });
  await goOn(page);
  await goThroughSample(page);
  await goOn(page);
  await expect(heading(page, 'You have seen it all')).toBeVisible();
  expect(writes).toEqual([]);
  expect(await painter.client.get('/api/provider/profile')).toEqual(before);
});
