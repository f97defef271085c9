import type { Browser, Page } from '@playwright/test';
import { answerQuestion } from '../../tests/support/browser.ts';
import { openPhone } from './phone.ts';

const mostQuestions = 6;

/** Milliseconds from the finger on "Continue" to the next question on the screen, question by question. */
export async function timeTaps(browser: Browser, url: string): Promise<number[]> {
  const { page, close } = await openPhone(browser);
  const times: number[] = [];
  try {
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForFunction(isTakenOver, null, { timeout: 60_000 });
    while (times.length < mostQuestions && new URL(page.url()).pathname.endsWith('/flow')) {
      // A photo is sent and looked at first: what that takes is no tap's.
      if ((await page.locator('input[type=file]').count()) > 0) break;
      await answerQuestion(page);
      const time = await timeTap(page);
      if (time === null) break;
      times.push(time);
    }
    return times;
  } finally {
    await close();
  }
}

/** Null where another page follows: that was the last question. */
async function timeTap(page: Page): Promise<number | null> {
  await page.evaluate(watchHeading);
  await page.getByRole('button', { name: 'Continue' }).tap();
  return page
    .waitForFunction(() => window.benchTap ?? (location.pathname.endsWith('/flow') ? false : -1), null, {
      timeout: 15_000,
    })
    .then((handle) => handle.jsonValue())
    .then((ms) => (typeof ms === 'number' && ms >= 0 ? ms : null));
}

/** Runs in the page: before the script has it, a press would send the form as a page without script does. */
function isTakenOver(): boolean {
  return Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
}

declare global {
  interface Window {
    benchTap: number | undefined;
  }
}

/** Runs in the page: from the first sign of the finger to the frame after the one that has another heading. */
function watchHeading(): void {
  window.benchTap = undefined;
  const before = document.querySelector('h1')?.textContent;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const look = (): void => {
        if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look);
        else
          setTimeout(() => {
            window.benchTap = performance.now() - timeStamp;
          });
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
