import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A phone of the middle class on a line of the country: what Lighthouse calls slow 4G. */
const phone = {
  cpuSlowdown: 4,
  latencyMs: 150,
  bytesPerSecond: 1_600_000 / 8,
  viewport: { width: 390, height: 844 },
} as const;

export interface PhonePage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

/** What the browser keeps for a signed-in person, by key. */
export type Kept = Readonly<Record<string, string>>;

/** A page of its own with nothing in its cache. */
export async function openPhone(browser: Browser, kept: Kept = {}): Promise<PhonePage> {
  const context: BrowserContext = await browser.newContext({
    viewport: phone.viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, kept);
  // The compiler of these scripts names inner functions by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(observe);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuSlowdown });
  return { page, session, close: () => context.close() };
}

interface Seen {
  firstByte: number;
  lcp: number;
  shift: number;
}

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

/** Runs in the page before anything of it. */
function observe(): void {
  const seen: Seen = { firstByte: 0, lcp: 0, shift: 0 };
  window.benchSeen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('responseStart' in entry) seen.firstByte = Number(entry.responseStart);
  }).observe({ type: 'navigation', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}
