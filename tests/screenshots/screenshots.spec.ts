import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Demo, demoOf, listScreens, type Screen, setLocale, signIn } from '../support/screens.ts';
import { type RunningApp, startApp } from '../support/start-app.ts';

const widths = (process.env.WIDTHS ?? '390,768,1440').split(',').map(Number);
const languages = (process.env.LANGUAGES ?? 'en,de').split(',');
const only = process.env.SCREENS?.split(',');
/** A signed-in screen speaks the account's language, which is a locale. */
const locales: Readonly<Record<string, string>> = { en: 'en-GB', de: 'de-DE' };
const themes = ['light', 'dark'] as const;

let app: RunningApp;
let demo: Demo;
let screens: Screen[];

test.beforeAll(async () => {
  // The demo's quotes are there after minutes on a busy machine.
  test.setTimeout(400_000);
  app = await startApp({ env: { DEMO_DATA: 'true' } });
  demo = demoOf(app);
  const all = await listScreens(app, demo);
  screens = only ? all.filter(({ name }) => only.includes(name)) : all;
});
test.afterAll(() => app.stop());

/** Under load a signed-in page is quiet before it has all it asks for. */
async function expectLoaded(page: Page, { isSignedIn }: Screen): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (isSignedIn) await expect(page.locator('.animate-appear-late')).toHaveCount(0);
}

async function take(
  browser: Browser,
  width: number,
  colorScheme: (typeof themes)[number],
  language: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    colorScheme,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await setLocale(app, demo, 'en-GB');
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) {
      await signIn(page, app, demo);
      await setLocale(app, demo, locales[language] ?? language);
    }
    await page.goto(`${app.url}/?lang=${language}`);
    for (const screen of screens.filter((one) => one.isSignedIn === isSignedIn)) {
      const { name, path } = screen;
      await page.goto(app.url + path, { waitUntil: 'networkidle' });
      await expectLoaded(page, screen);
      const picture = (of: string) => `screenshots/${of}-${width}-${colorScheme}-${language}.png`;
      await page.screenshot({ path: picture(name), fullPage: true });
      if (name !== 'quote-review') continue;
      await page.getByRole('button', { name: /^(Send to |An )/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.screenshot({ path: picture('quote-send') });
    }
  }
  await context.close();
}

for (const width of widths) {
  for (const theme of themes) {
    for (const language of languages) {
      test(`every screen at ${width} px in ${theme} in ${language}`, async ({ browser }) => {
        test.setTimeout(600_000);
        await take(browser, width, theme, language);
      });
    }
  }
}
