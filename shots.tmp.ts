import { chromium } from '@playwright/test';
import { startApp } from './tests/support/start-app.ts';
import { listScreens, demoOf, signIn } from './tests/support/screens.ts';
const t0 = Date.now();
const app = await startApp({ managedDatabase: true, env: { DEMO_DATA: 'true' } } as never);
console.log('start', Date.now() - t0); console.log(app.output().slice(-2200));
const names = process.argv[2]?.split(',') ?? [];
const widths = (process.argv[3] ?? '1440').split(',').map(Number);
const lang = process.argv[4] ?? 'en-GB';
const scheme = (process.argv[5] ?? 'light') as 'light' | 'dark';
try {
  const demo = demoOf(app);
  const screens = await listScreens(app, demo);
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: width < 700 ? 844 : 900 }, locale: lang, colorScheme: scheme, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'locale', value: lang, url: app.url }]);
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log('ERR', e.message));
    await page.goto(`${app.url}/auth/login`);
    await page.locator('input[type=email]').fill(demo.email); await page.locator('input[type=password]').fill(demo.password);
    await page.locator('form button[type=submit]').click(); await page.waitForURL('**/quotes');
    if (lang.startsWith('de')) await page.evaluate(() => sessionStorage.setItem('locale-followed', 'en-GB'));
    for (const s of screens.filter((x) => !names.length || names.some((n) => x.name.startsWith(n)))) {
      await page.goto(app.url + s.path); await page.waitForLoadState('networkidle').catch(() => undefined); await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/shots/${s.name}-${width}-${lang.slice(0, 2)}-${scheme}.png`, fullPage: width < 700 });
      console.log(s.name, page.url().replace(app.url, '').slice(0, 60));
    }
    await context.close();
  }
  await browser.close();
} finally { await app.stop(); }
