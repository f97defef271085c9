import type { Browser } from '@playwright/test';
import { type Kept, openPhone } from './phone.ts';

export interface PageWeight {
  /** Until the first byte: a trip of the line, and what the server took. */
  readonly firstByteMs: number;
  readonly lcpMs: number;
  readonly shift: number;
  /** Of the page itself: HTML, script, styles, fonts, our own pictures. */
  readonly requests: number;
  readonly bytes: number;
  /** Of its HTML alone. */
  readonly htmlBytes: number;
  /** Calls and photos, which are the customer's or the provider's own. */
  readonly calls: number;
}

export interface Asked {
  readonly url: string;
  readonly kept?: Kept;
}

/** One view with an empty cache, until nothing is loaded any more. */
export async function measurePage(browser: Browser, { url, kept }: Asked): Promise<PageWeight> {
  const { page, session, close } = await openPhone(browser, kept);
  const isData = new Map<string, boolean>();
  const weight = { requests: 0, bytes: 0, htmlBytes: 0, calls: 0 };
  let document: string | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    isData.set(requestId, /^\/(?:api|auth\/v1)\//.test(new URL(request.url).pathname));
    if (type === 'Document') document = requestId;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const data = isData.get(requestId);
    if (data === undefined) return;
    if (data) weight.calls += 1;
    else {
      weight.requests += 1;
      weight.bytes += encodedDataLength;
      if (requestId === document) weight.htmlBytes = encodedDataLength;
    }
  });
  try {
    const answer = await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    const { lcp, shift, firstByte } = await page.evaluate(() => window.benchSeen);
    return { firstByteMs: firstByte, lcpMs: lcp, shift, ...weight };
  } finally {
    await close();
  }
}
