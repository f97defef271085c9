import { test } from '@playwright/test';
import { demoOf, listScreens, signIn } from '../support/screens.ts';
import { startApp } from '../support/start-app.ts';

/** The two pictures of the README, as a person sees the screens: no page taller than its window. */
test('the pictures of the README', async ({ browser }) => {
  test.setTimeout(180_000);
  const app = await startApp({ env: { DEMO_DATA: 'true' } });
  const demo = demoOf(app);
  const screens = await listScreens(app, demo);
  const pathOf = (name: string) => `${app.url}${screens.find((screen) => screen.name === name)?.path}`;

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await phone.goto(pathOf('q-result'), { waitUntil: 'networkidle' });
  await phone.screenshot({ path: 'docs/pictures/customer-result.png' });

  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
  await signIn(desk, app, demo);
  await desk.goto(pathOf('quote-review'), { waitUntil: 'networkidle' });
  await desk.getByRole('table').first().waitFor();
  await desk.screenshot({ path: 'docs/pictures/provider-review.png' });
  await app.stop();
});
