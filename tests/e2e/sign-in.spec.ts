import { createHash, randomBytes } from 'node:crypto';
import { createClient } from '../support/api-client.ts';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { latestMailText } from '../support/mailbox.ts';
import { signIn } from '../support/screens.ts';
import { createPainter, type SignedUp } from '../support/stories.ts';

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
    await page.waitForURL('**/onboarding');
    await page.getByRole('button', { name: 'Skip the tour' }).click();
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

test('what went wrong is read wherever a link carries it', async ({ app, page, watched }) => {
  watched(page);
  const said = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';
  for (const address of [`?${said}`, `#${said}`]) {
    await page.goto('about:blank');
    await page.goto(`${app.url}/auth/callback${address}`);
    await expect(page.getByText('Email link is invalid or has expired')).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/auth/callback`);
  }
  await page.goto(`${app.url}/auth/callback?code=unknown`);
  await expect(page.getByText('Invalid or expired magic link. Please request a new one.')).toBeVisible();
});

test('a link for another account asks before it changes who is signed in', async ({ app, page, watched }) => {
  watched(page);
  const fetchApp = (path: string, init: RequestInit) => fetch(app.url + path, init);
  const [ida, otto] = [await createPainter(fetchApp), await createPainter(fetchApp)];
  const sessionOf = async ({ email, password: secret }: SignedUp) => {
    const body = { email, password: secret };
    return (await createClient(fetchApp).send('POST', '/auth/v1/token?grant_type=password', body)).body;
  };
  const open = async (person: SignedUp) => {
    const session = await sessionOf(person);
    const { access_token, refresh_token, expires_in } = session;
    const fields = new URLSearchParams({
      access_token,
      refresh_token,
      expires_in,
      token_type: 'bearer',
      type: 'magiclink',
    });
    await page.goto('about:blank');
    await page.goto(`${app.url}/auth/callback#${fields}`);
    return session;
  };
  const signedInAs = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem(`sb-${location.hostname.split('.')[0]}-auth-token`) ?? '{}').user?.email,
    );
  await signIn(page, app, ida);

  const unused = await open(otto);
  await expect(page.getByText(`You are signed in as ${ida.email}. Sign in as ${otto.email} instead?`)).toBeVisible();
  expect(page.url()).not.toContain('token');
  expect(await signedInAs()).toBe(ida.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Stay signed in as ${ida.email}` }).click();
  await page.waitForURL('**/dashboard');
  expect(await signedInAs()).toBe(ida.email);
  const { refresh_token } = unused;
  const ended = await createClient(fetchApp).send('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token });
  expect(ended.status).toBe(400);

  await open(ida);
  await page.waitForURL('**/dashboard');
  await open(otto);
  await page.getByRole('button', { name: `Sign in as ${otto.email}` }).click();
  await page.waitForURL('**/dashboard');
  expect(await signedInAs()).toBe(otto.email);

  await page.goto(`${app.url}/auth/callback#access_token=x&refresh_token=y`);
  await expect(page.getByText('Invalid or expired magic link. Please request a new one.')).toBeVisible();
  expect(await signedInAs()).toBe(otto.email);
});

test('a code is exchanged by the browser that asked for it', async ({ app, page, watched }) => {
  watched(page);
  const fetchApp = (path: string, init: RequestInit) => fetch(app.url + path, init);
  const { email } = await createPainter(fetchApp);
  const verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const asked = { email, code_challenge, code_challenge_method: 's256' };
  expect((await createClient(fetchApp).send('POST', '/auth/v1/otp', asked)).status).toBe(200);
  const token = /token_hash=([^&\s]+)/.exec(await latestMailText(app.url, email))?.[1] ?? '';
  await page.goto(`${app.url}/auth/login`);
  await page.evaluate((secret) => {
    localStorage.setItem(`sb-${location.hostname.split('.')[0]}-auth-token-code-verifier`, JSON.stringify(secret));
  }, verifier);
  const fields = new URLSearchParams({ token, type: 'magiclink', redirect_to: `${app.url}/auth/callback` });
  await page.goto(`${app.url}/auth/v1/verify?${fields}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
});
