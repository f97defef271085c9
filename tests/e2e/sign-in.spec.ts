import { expect, test } from '../support/browser.ts';
import { latestMailText } from '../support/mailbox.ts';

const password = 'correct horse battery staple';

test('whoever asked for a page is led to sign in and back to it; forgotten passwords are made new', async ({
  app,
  page,
  watched,
}) => {
  watched(page);
  const email = 'sam@painters.example';

  await test.step('a new person confirms by the mailed link, which asks for a press', async () => {
    await page.goto(`${app.url}/auth/signup`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('short');
    await expect(page.getByText(/too short/i).first()).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/auth/verify-email**');
    const link = /http\S+\/auth\/verify#\S+/.exec(await latestMailText(app.url, email))?.[0] ?? '';
    await page.goto(link);
    await page.getByRole('button', { name: /Sign in|Confirm/ }).click();
    await page.waitForURL('**/provider/profile/setup');
  });

  await test.step('signed out, a page of the desk leads to sign-in; a wrong password says so and keeps the address', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${app.url}/provider/pricing/setup`);
    await page.waitForURL('**/auth/login?next=**');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password at all');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  await test.step('a forgotten password is made new by a mailed link', async () => {
    await page.goto(`${app.url}/auth/forgot-password`);
    await page.getByLabel('Email').fill(email);
    // One mail a minute for each address: the wait is the rule, so this part only checks that nothing is told.
    await page.getByRole('button').filter({ hasText: /send/i }).click();
    await expect(page.getByText(/mail/i).first()).toBeVisible();
  });
});

test('a page that does not exist says so with its status, and Go Home leads home', async ({ app, page, watched }) => {
  watched(page);
  const answer = await page.goto(`${app.url}/nowhere`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page
    .getByRole('link', { name: 'Go Home' })
    .or(page.getByRole('button', { name: 'Go Home' }))
    .click();
  await expect(page).toHaveURL(`${app.url}/`);
});

test('a link without its tokens says what is missing', async ({ app, page, watched }) => {
  watched(page);
  await page.goto(`${app.url}/auth/callback`);
  await expect(
    page.getByText('No authentication parameters found. Please use the magic link from your email.'),
  ).toBeVisible();
  await page.goto(`${app.url}/auth/callback#access_token=x`);
  await page.reload();
  await expect(page.getByText('Invalid magic link format. Please request a new one.')).toBeVisible();
  await page.goto(`${app.url}/auth/callback#access_token=x&refresh_token=y`);
  await page.reload();
  await expect(page.getByText('Invalid or expired magic link. Please request a new one.')).toBeVisible();
});
