import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { expect, expectAccessible, test } from '../support/browser.ts';
import { latestMailText } from '../support/mailbox.ts';
import { signIn } from '../support/screens.ts';
import type { RunningApp } from '../support/start-app.ts';
import { createPainter, createQuote, type SignedUp } from '../support/stories.ts';

const painterOf = (app: RunningApp) => createPainter((path, init) => fetch(app.url + path, init));
const codeNow = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();

async function openSecurity(page: Page, app: RunningApp, person: SignedUp): Promise<void> {
  await signIn(page, app, person);
  await page.goto(`${app.url}/account/security`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeVisible();
}

/** As if the sign-in had been a quarter of an hour ago. */
async function letSignInAge(app: RunningApp, { email }: SignedUp): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(
    `update auth.amr_claims set at = at - interval '15 minutes' where session_id in
      (select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1)`,
    [email],
  );
  await client.query(
    `update auth.sessions set created_at = created_at - interval '15 minutes' where user_id in
      (select id from auth.users where email = $1)`,
    [email],
  );
  await client.end();
}

async function passwordOpens(app: RunningApp, email: string, password: string): Promise<boolean> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  };
  return (await fetch(`${app.url}/auth/v1/token?grant_type=password`, init)).ok;
}

test('a second step is set up, asked for at sign-in, replaced by a recovery code, and taken away', async ({
  app,
  page,
  watched,
}) => {
  test.setTimeout(240_000);
  watched(page);
  const ida = await painterOf(app);
  await openSecurity(page, app, ida);
  await expectAccessible(page);
  let recoveryCode = '';

  await test.step('the key comes as a picture and as text, and the first code proves it', async () => {
    await page.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    const picture = dialog.getByRole('img', { name: /QR code/ });
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    await expectAccessible(page);
    const key = await dialog.getByLabel('Or write this key into the app').inputValue();
    await dialog.getByLabel('Six-digit code').fill('000000');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText(/This code is not right/)).toBeVisible();
    await dialog.getByLabel('Six-digit code').fill(codeNow(key));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  });

  await test.step('ten recovery codes are shown this once, and can be kept as a file', async () => {
    const dialog = page.getByRole('dialog', { name: 'Keep your recovery codes' });
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCode = (await codes.first().textContent()) ?? '';
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 left. Each works once.')).toBeVisible();
  });

  await test.step('the password alone leads no further than the second step, whatever page is asked for', async () => {
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL('**/auth/login');
    await page.getByLabel('Email').fill(ida.email);
    await page.getByLabel('Password', { exact: true }).fill(ida.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/auth/verify-factor**');
    await expectAccessible(page);
    await page.goto(`${app.url}/customers`);
    await page.waitForURL('**/auth/verify-factor?next=%2Fcustomers');
    await page.getByLabel('Six-digit code').fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(/This code is not right/)).toBeVisible();
  });

  await test.step('a recovery code opens it once', async () => {
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code', { exact: true }).fill('no such code');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('This code is not right, or it was used already.')).toBeVisible();
    await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCode);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/customers');
    await page.goto(`${app.url}/account/security`);
    await expect(page.getByText('9 left. Each works once.')).toBeVisible();
  });

  await test.step('whoever has lost the phone takes the authenticator away', async () => {
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Not set up.', { exact: false })).toBeVisible();
    await page.goto(`${app.url}/customers`);
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  });
});

test('devices are listed and signed out, this one, another one, all others', async ({
  app,
  page,
  watched,
  browser,
}) => {
  watched(page);
  const ida = await painterOf(app);
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
  });
  const onPhone = await phone.newPage();
  await signIn(onPhone, app, ida);
  await onPhone.goto(`${app.url}/provider/profile`);
  await onPhone.getByLabel('First name').fill('Ida Maria');
  await openSecurity(page, app, ida);
  // Who made the account by the API is signed in as well.
  await expect(page.getByRole('button', { name: /^Sign out .+/ })).toHaveCount(5);
  await expect(page.getByText('This device')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out Chrome on Android phone' }).click();
  await expect(page.getByText('Chrome on Android phone is signed out', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out Chrome on Android phone' })).toHaveCount(0);
  await onPhone.getByRole('button', { name: 'Save profile' }).click();
  await expect(onPhone.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await expect(onPhone.getByLabel('First name')).toHaveValue('Ida Maria');

  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(page.getByText('All other devices are signed out', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);
  await phone.close();
});

test('what is shown in other tabs goes at once with the sign-out in one', async ({ app, page, watched }) => {
  watched(page);
  const ida = await painterOf(app);
  await createQuote(ida.client);
  await signIn(page, app, ida);
  await page.goto(`${app.url}/customers`);
  await expect(page.getByText('Mara Muster').first()).toBeVisible();
  const beside = await page.context().newPage();
  watched(beside);
  await beside.goto(`${app.url}/quotes`);
  await beside
    .getByRole('button', { name: /Ida|Account/ })
    .first()
    .click();
  await beside.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect(page.getByText('Mara Muster')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/auth/login?next=%2Fcustomers');
});

test('a token that has run out, or will in two minutes, is renewed without a word', async ({ app, page, watched }) => {
  watched(page);
  await signIn(page, app, await painterOf(app));
  for (const secondsLeft of [-60, 115]) {
    await page.evaluate((left) => {
      const name = `sb-${location.hostname.split('.')[0]}-auth-token`;
      const session = JSON.parse(localStorage.getItem(name) ?? '{}');
      localStorage.setItem(name, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + left }));
    }, secondsLeft);
    const renewal = page.waitForResponse(/grant_type=refresh_token/);
    await page.goto(`${app.url}/customers`);
    expect((await renewal).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  }
});

test('a password is changed with the present one, once the sign-in is no longer fresh', async ({
  app,
  page,
  watched,
}) => {
  watched(page);
  const ida = await painterOf(app);
  const next = 'green bicycle under moonlight';
  await openSecurity(page, app, ida);
  await letSignInAge(app, ida);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
  const field = dialog.getByLabel('New password', { exact: true });
  await field.fill('short');
  await expect(dialog.getByText('5 more characters are needed.')).toBeVisible();
  await field.fill('password12');
  await expect(dialog.getByText('Long enough, but easy to guess. Add a few words.')).toBeVisible();
  await field.fill(next);
  await expect(dialog.getByText('Strong: very hard to guess.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save the password' }).click();
  const present = dialog.getByLabel('Present password', { exact: true });
  await present.fill('not the password at all');
  await dialog.getByRole('button', { name: 'Save the password' }).click();
  await expect(dialog.getByText('This is not your present password.')).toBeVisible();
  await expectAccessible(page);
  await present.fill(ida.password);
  await dialog.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your new password is saved', { exact: true })).toBeVisible();
  expect(await passwordOpens(app, ida.email, ida.password)).toBe(false);
  expect(await passwordOpens(app, ida.email, next)).toBe(true);
});

test('an address changes once the old one and the new one have agreed', async ({ app, page, watched }) => {
  watched(page);
  const ida = await painterOf(app);
  const wanted = ida.email.replace('person', 'moved');
  await openSecurity(page, app, ida);
  await page.getByRole('button', { name: 'Change address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email address' });
  await dialog.getByLabel('New email address').fill(wanted);
  await dialog.getByRole('button', { name: 'Send the links' }).click();
  await expect(dialog.getByText('Nearly done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(`Waiting until ${wanted} and the present address have agreed.`)).toBeVisible();
  const addressLink = /http\S+\/auth\/verify#\S*type=email_change\S*/;
  const linkIn = async (address: string) =>
    addressLink.exec(await latestMailText(app.url, address, addressLink))?.[0] ?? '';
  await page.goto(await linkIn(wanted));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { name: 'One of two is done' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('about:blank');
  await page.goto(await linkIn(ida.email));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await page.waitForURL(/\/(dashboard|quotes|account\/security)/);
  expect(await passwordOpens(app, wanted, ida.password)).toBe(true);
  expect(await passwordOpens(app, ida.email, ida.password)).toBe(false);
});

test('an account is deleted with the password, after its owner has seen what goes', async ({ app, page, watched }) => {
  watched(page);
  const ida = await painterOf(app);
  await createQuote(ida.client);
  await openSecurity(page, app, ida);
  await letSignInAge(app, ida);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('1 customer', { exact: true })).toBeVisible();
  await expect(dialog.getByText('1 quote', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password', { exact: true }).fill('not the password at all');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(ida.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL('**/auth/login');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await latestMailText(app.url, ida.email, /Your account is gone/);
  expect(await passwordOpens(app, ida.email, ida.password)).toBe(false);
  await page.goto(`${app.url}/quotes`);
  await page.waitForURL('**/auth/login?next=%2Fquotes');
});
