import { expect, expectAccessible, test } from '../support/browser.ts';
import { latestMailText } from '../support/mailbox.ts';

test('a mistyped code reads as mistyped, one that came too late as expired, and the right one signs in', async ({
  app,
  page,
  watched,
}) => {
  watched(page);
  await page.clock.install();
  const email = 'typist@painters.example';
  await page.goto(`${app.url}/auth/signup?source=trade-fair`);
  await expect(page.getByText(/At least 10 characters/)).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/auth/verify-email');
  const code = /(?<!\d)\d{6}(?!\d)/.exec(await latestMailText(app.url, email))?.[0] ?? '';
  const mistyped = code.replace(/\d$/, (last) => String((Number(last) + 1) % 10));
  const enter = async (digits: string) => {
    await page.getByLabel('Six-digit code').fill(digits);
    await page.getByRole('button', { name: 'Confirm' }).click();
  };
  await enter(mistyped);
  await expect(page.getByText('This code is not right. Please check the digits.')).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward('11:00');
  await enter(mistyped);
  await expect(page.getByText('This code has expired. Please ask for a new one.')).toBeVisible();
  // The server's clock was left alone.
  await enter(code);
  await page.waitForURL('**/onboarding');
  await page.getByRole('button', { name: 'Skip the tour' }).click();
  await page.waitForURL('**/provider/profile/setup');
  const about = await page.evaluate(
    () =>
      JSON.parse(localStorage.getItem(`sb-${location.hostname.split('.')[0]}-auth-token`) ?? '{}').user?.user_metadata,
  );
  expect(about).toMatchObject({ source: 'trade-fair', locale: 'en-GB' });
});

test('a sign-in mail’s code may be typed where it was asked for', async ({ app, page, watched }) => {
  watched(page);
  const email = 'typed@painters.example';
  await page.goto(`${app.url}/auth/request-magic-link?source=leaflet`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const code = /(?<!\d)\d{6}(?!\d)/.exec(await latestMailText(app.url, email))?.[0] ?? '';
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL('**/onboarding');
  await page.getByRole('button', { name: 'Skip the tour' }).click();
  await page.waitForURL('**/provider/profile/setup');
  // Nobody has a profile to make the account safe, or to leave.
  await page.goto(`${app.url}/account/security`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeVisible();
});

test('sign-in and sign-up without anything say what is needed', async ({ app, page, watched }) => {
  watched(page);
  for (const [path, button] of [
    ['login', 'Sign in'],
    ['signup', 'Create account'],
  ]) {
    await page.goto(`${app.url}/auth/${path}`);
    await page.getByRole('button', { name: button ?? '', exact: true }).click();
    await expect(
      page.getByText('You must provide either an email or phone number and a password', { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  }
});
