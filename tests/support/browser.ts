import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type RunningApp, startApp } from './start-app.ts';

interface Fixtures {
  /** A place for small checks that hold on every page. */
  readonly watched: (page: Page) => void;
}

/** One app a file; every page that reports a broken policy or a thrown error fails its test. */
export const test = base.extend<Fixtures, { app: RunningApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  watched: async ({ page }, use) => {
    const complaints: string[] = [];
    const watch = (watched: Page) => {
      watched.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
      watched.on('console', (message) => {
        if (/Content Security Policy|Minified React error|Hydration/i.test(message.text()))
          complaints.push(message.text());
      });
    };
    watch(page);
    await use(watch);
    expect(complaints).toEqual([]);
  },
});

/** Frames as a slow device draws them: what is typed right after a press must not depend on one. */
export async function drawLate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 400);
  });
}

/** What is drawn by the server takes presses and keys only once its script has come, which may be later than the page's. */
export async function waitForScript(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Picks an item of a sortable list up with the space bar. */
export async function pickUp(handle: Locator, announced: string): Promise<void> {
  const page = handle.page();
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(announced)).toBeAttached();
  // dnd-kit listens to the arrow keys from the task after the one that says so; timers run in their order.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** No finding of WCAG 2.2 A and AA, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(drawnInItsColours);
    // No page of ours has frames: without them axe needs no second page to put its findings together.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** In the page: a change of theme is drawn, and whatever colour goes over into another has arrived. */
async function drawnInItsColours(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
}

function photoFile(): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: readFileSync(new URL('./wall.jpg', import.meta.url)) };
}

/** Answers the question on show, whatever its type, with the first thing that would do. */
export async function answerQuestion(page: Page): Promise<void> {
  const answers: [string, (field: Locator) => Promise<void>][] = [
    ['input[type=file]', photograph],
    ['input[name=length]', (field) => field.fill('5')],
    ['input[name=width]', (field) => field.fill('4')],
    ['input[type=date]', (field) => field.fill('2027-03-01')],
    ['select[name^="item:"]', chooseForEach],
    // The card around it takes the click; the input itself is out of sight.
    ['input[type=radio]', (field) => field.check({ force: true })],
    // Where "none of these" is offered, what is asked about is what makes a job out of the ordinary.
    ['input[type=checkbox][value=none]', (field) => field.check({ force: true })],
    [
      'fieldset:not(:has([value=none])) input[type=checkbox]:not([name=flexible])',
      (field) => field.check({ force: true }),
    ],
    ['input[inputmode=decimal]:not([name=length], [name=width], [name=height])', (field) => field.fill('2')],
    ['textarea', (field) => field.fill('Nothing more')],
  ];
  for (const [selector, answer] of answers) {
    const field = page.locator(selector).first();
    if (await field.count()) await answer(field);
  }
}

async function chooseForEach(first: Locator): Promise<void> {
  for (const field of await first.page().locator('select[name^="item:"]').all()) await field.selectOption({ index: 1 });
}

async function photograph(field: Locator): Promise<void> {
  await field.setInputFiles(photoFile());
  await expect(field.page().getByText(/Clear|retake|Deutlich|neu aufnehmen/)).toBeVisible({ timeout: 20_000 });
}

export { expect };
