import { expect, expectAccessible, test } from '../support/browser.ts';
import { demoOf, listScreens, signIn } from '../support/screens.ts';
import { startApp } from '../support/start-app.ts';

test.describe.configure({ mode: 'parallel' });

for (const width of [390, 1440]) {
  test(`every screen with the demo data is accessible in both themes at ${width} px`, async ({ page, watched }) => {
    test.setTimeout(900_000);
    watched(page);
    const app = await startApp({ env: { DEMO_DATA: 'true' } });
    try {
      const demo = demoOf(app);
      const screens = await listScreens(app, demo);
      await page.setViewportSize({ width, height: 900 });
      for (const isSignedIn of [false, true]) {
        if (isSignedIn) await signIn(page, app, demo);
        for (const { name, path } of screens.filter((screen) => screen.isSignedIn === isSignedIn)) {
          await test.step(name, async () => {
            await page.goto(app.url + path);
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
            await expectAccessible(page);
            const isWide = await page.evaluate(
              () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
            );
            expect(isWide, `${name} scrolls sideways`).toBe(false);
          });
        }
      }
    } finally {
      await app.stop();
    }
  });
}
