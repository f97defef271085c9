import type { ConsoleMessage, Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForScript } from '../support/browser.ts';
import { signIn } from '../support/screens.ts';
import { createPainter } from '../support/stories.ts';

const path = '/dev/design-system?lang=en';

test.beforeEach(({ page, watched }) => watched(page));

const look = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return Object.fromEntries(
      ['--primary-600', '--spacing', '--radius'].map((name) => [name, style.getPropertyValue(name)]),
    );
  });

/** What the page looked like when its first content was drawn. */
async function lookAtFirstPaint(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as { firstLook: unknown }).firstLook); // put there by rememberFirstPaint
}

async function rememberFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.body) return;
      seen.disconnect();
      const root = document.documentElement;
      Object.assign(window, {
        firstLook: {
          theme: root.dataset.theme,
          color: root.style.getPropertyValue('--primary-600'),
          spacing: root.style.getPropertyValue('--spacing'),
          radius: root.style.getPropertyValue('--radius'),
        },
      });
    });
    seen.observe(document, { childList: true, subtree: true });
  });
}

test('colour, spacing and corners are chosen, shown at once, kept over a reload and taken back', async ({
  app,
  page,
}) => {
  await rememberFirstPaint(page);
  await page.goto(app.url + path);
  await waitForScript(page.getByRole('radio', { name: 'Dense' }));
  const standard = await look(page);
  await page.getByText('Energy green', { exact: true }).click();
  await page.getByText('Dense', { exact: true }).click();
  const corners = page.getByRole('slider', { name: 'Corners' });
  await corners.focus();
  await page.keyboard.press('ArrowLeft');
  const chosen = { '--primary-600': '#0c7937', '--spacing': '0.225rem', '--radius': '8px' };
  expect(await look(page)).toEqual(chosen);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('theme-preferences') ?? '{}'));
  expect(Object.keys(kept)).toEqual(['primaryColor', 'spacing', 'borderRadius']);
  expect(Object.keys(kept.primaryColor)).toHaveLength(11);

  await page.reload();
  expect(await lookAtFirstPaint(page)).toMatchObject({ color: '#0c7937', spacing: '0.225rem', radius: '8px' });
  expect(await look(page)).toEqual(chosen);
  await expect(page.getByRole('radio', { name: 'Energy green' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dense' })).toBeChecked();
  await expect(corners).toHaveAttribute('aria-valuenow', '8');

  await page.getByRole('button', { name: 'Back to the standard look' }).click();
  expect(await look(page)).toEqual(standard);
  expect(await page.evaluate(() => localStorage.getItem('theme-preferences'))).toBeNull();
  await expect(page.getByRole('radio', { name: 'Purple blue' })).toBeChecked();
});

for (const color of ['Energy green', 'Modern yellow', 'Pistachio', 'Brand black', 'Red', 'Gray']) {
  test(`the design system is accessible in both themes in ${color}, densely set`, async ({ app, page }) => {
    await page.goto(app.url + path);
    await waitForScript(page.getByRole('radio', { name: 'Dense' }));
    await page.getByText(color, { exact: true }).click();
    await page.getByText('Dense', { exact: true }).click();
    await expectAccessible(page);
  });
}

test('the look is chosen in settings, holds on every page, and another tab follows', async ({ app, page, context }) => {
  const painter = await createPainter((at, init) => fetch(app.url + at, init));
  await signIn(page, app, painter);
  await page.goto(`${app.url}/provider/settings/look`);
  const other = await context.newPage();
  await other.goto(`${app.url}/provider/settings/look`);
  await expect(other.getByRole('radio', { name: 'Red', exact: true })).toBeVisible();
  await page.getByText('Red', { exact: true }).click();
  await expect.poll(() => look(other)).toMatchObject({ '--primary-600': '#d4252a' });
  await expectAccessible(page);
  await page.goto(`${app.url}/quotes`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await look(page)).toMatchObject({ '--primary-600': '#d4252a' });
});

test('a chosen colour mode is kept over a reload and there from the first paint', async ({ app, page }) => {
  await rememberFirstPaint(page);
  const painter = await createPainter((at, init) => fetch(app.url + at, init));
  await signIn(page, app, painter);
  for (const [mode, word] of [
    ['dark', 'Dark'],
    ['light', 'Light'],
  ] as const) {
    await page.locator('aside').getByRole('button').last().click();
    await page.getByRole('menuitemradio', { name: word }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await page.reload();
    expect(await lookAtFirstPaint(page)).toMatchObject({ theme: mode });
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

/** Browsers warn of other things, too. */
const isAboutMode = (message: ConsoleMessage): boolean =>
  message.type() === 'warning' && message.text().includes('colour mode');

test('a page forces light or dark over what was chosen, and the choice is back on the next page', async ({
  app,
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (isAboutMode(message)) warnings.push(message.text());
  });
  await rememberFirstPaint(page);
  await page.goto(app.url + path);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`${app.url}${path}&color-mode=light`);
  expect(await lookAtFirstPaint(page)).toMatchObject({ theme: 'light' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.getByRole('link', { name: 'Developer pages' }).click();
  await expect(page.getByRole('heading', { name: 'Developer pages' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  expect(warnings).toEqual([]);
});

test('a page cannot force the mode of the device: the console says so and the choice stays', async ({ app, page }) => {
  const warning = page.waitForEvent('console', isAboutMode);
  await page.goto(app.url + path);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`${app.url}${path}&color-mode=system`);
  expect((await warning).text()).toContain('A page cannot force the colour mode "system"');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});
