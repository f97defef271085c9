import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import {
  credentialsMessage,
  failureMessages,
  linkMessages,
  logoMessages,
  profileMessages,
} from '../support/spec-messages.ts';
import { createPainter, type SignedUp, signUp } from '../support/stories.ts';

let painter: SignedUp;

test.beforeAll(async ({ app }) => {
  painter = await createPainter((path, init) => fetch(app.url + path, init));
});

test.beforeEach(({ page, watched }) => watched(page));

/** Alone, or below the title of a notice. */
const shows = (page: Page, message: string) =>
  expect(page.getByText(new RegExp(`${message.replaceAll('.', '\\.')}$`)).first()).toBeVisible();

/** Something between the page and the API answers instead of it, without words fit to show. */
async function failing(page: Page, method: string, path: string): Promise<void> {
  await page.route(`**/api${path}`, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      : route.fallback(),
  );
}

const photo = { name: 'logo.png', mimeType: 'image/png' };

test('a profile without what it needs says so word for word', async ({ app, page }) => {
  await signIn(page, app, painter);
  await page.goto(`${app.url}/provider/profile`);
  for (const field of ['Business name', 'Email', 'Phone', 'Address'])
    await page.getByLabel(field, { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  for (const field of ['business_name', 'email', 'phone_number', 'address.formatted_address'] as const)
    await shows(page, profileMessages[field]);
  await page.getByText('On my own').click();
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Last name').fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await shows(page, profileMessages.first_name);
  await shows(page, profileMessages.last_name);
});

test('a logo that cannot be taken says so word for word', async ({ app, page }) => {
  await signIn(page, app, painter);
  await page.goto(`${app.url}/provider/profile`);
  await page.getByLabel('Logo file').setInputFiles({ ...photo, buffer: Buffer.from('<script>') });
  await shows(page, logoMessages.wrongType);
  await page.getByLabel('Logo file').setInputFiles({ ...photo, buffer: Buffer.alloc(5_242_880) });
  await shows(page, logoMessages.tooLarge);
});

test('a sign-in link that does not work says why word for word', async ({ app, page }) => {
  for (const [fragment, message] of Object.entries(linkMessages)) {
    await page.goto('about:blank');
    await page.goto(`${app.url}/auth/callback${fragment}`);
    await shows(page, message);
  }
});

test('sign-in and sign-up without anything say word for word what is needed', async ({ app, page }) => {
  for (const [path, button] of [
    ['login', 'Sign in'],
    ['signup', 'Create account'],
  ] as const) {
    await page.goto(`${app.url}/auth/${path}`);
    await page.getByRole('button', { name: button, exact: true }).click();
    await shows(page, credentialsMessage);
  }
});

test('a call about profile, logo or services that failed without words says which one', async ({ app, page }) => {
  await signIn(page, app, painter);

  await failing(page, 'PUT', '/provider/profile');
  await page.goto(`${app.url}/provider/profile`);
  await page.getByLabel('Business name').fill('Renamed Painters');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await shows(page, failureMessages.update);

  await failing(page, 'POST', '/provider/profile/logo');
  await page.getByLabel('Logo file').setInputFiles('tests/support/wall.jpg');
  await shows(page, failureMessages.uploadLogo);
  await page.unroute('**/api/provider/profile/logo');
  await page.getByLabel('Logo file').setInputFiles('tests/support/wall.jpg');
  await failing(page, 'DELETE', '/provider/profile/logo');
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await shows(page, failureMessages.deleteLogo);

  await failing(page, 'PUT', '/provider/services');
  await page.goto(`${app.url}/provider/services`);
  await page.getByRole('checkbox').first().check({ force: true });
  await page.getByRole('button', { name: /^Save/ }).click();
  await shows(page, failureMessages.updateServices);

  await failing(page, 'GET', '/provider/services');
  await page.goto(`${app.url}/provider/services`);
  await shows(page, failureMessages.services);
  await failing(page, 'GET', '/provider/services/categories');
  await page.goto(`${app.url}/provider/services`);
  await shows(page, failureMessages.categories);
});

test('a profile that could not be looked for, or made, says so word for word', async ({ app, page }) => {
  const newcomer = await signUp((path, init) => fetch(app.url + path, init));
  await failing(page, 'POST', '/provider/profile');
  await signIn(page, app, newcomer);
  await page.goto(`${app.url}/provider/profile/setup`);
  await page.getByLabel('Business name').fill('Invented Sweeps');
  await page.getByLabel('Phone').fill('+44 20 7946 0003');
  await page.getByLabel('Address', { exact: true }).fill('3 Nowhere Street');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await shows(page, failureMessages.create);

  await failing(page, 'GET', '/provider/profile/check');
  await page.goto(`${app.url}/provider/profile/setup`);
  await shows(page, failureMessages.check);
});

test('a magic link that could not be sent says so word for word', async ({ app, page }) => {
  await failing(page, 'POST', '/auth/request-magic-link');
  await page.goto(`${app.url}/auth/request-magic-link`);
  await page.getByLabel('Email').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await shows(page, failureMessages.magicLink);
});
