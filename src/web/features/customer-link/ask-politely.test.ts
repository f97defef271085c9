import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askPolitely } from './ask-politely.ts';

/** As much of a page as can be hidden. */
class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  show(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let asked: number[];
let startedAt: number;

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  asked = [];
  startedAt = Date.now();
});
afterEach(() => {
  vi.useRealTimers();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

function start(ask: () => Promise<boolean> = async () => true): () => void {
  const noted = () => {
    asked.push((Date.now() - startedAt) / 1000);
    return ask();
  };
  return askPolitely({ ask: noted, firstMs: 2000, longestMs: 10_000 }, page);
}

test('a page that waits asks less and less often, also when nobody answers', async () => {
  start(() => Promise.reject(new Error('offline')));
  await seconds(41);
  expect(asked).toEqual([2, 5, 9.5, 16.25, 26.25, 36.25]);
});

test('a hidden page does not ask, and asks at once when somebody comes back', async () => {
  start();
  await seconds(3);
  page.show('hidden');
  expect(vi.getTimerCount()).toBe(0);
  await seconds(600);
  page.show('visible');
  await seconds(2);
  expect(asked).toEqual([2, 603, 605]);
});

test('nobody is asked twice at a time, however often the page is looked at', async () => {
  let answer = (_goesOn: boolean): void => undefined;
  start(() => new Promise((resolve) => (answer = resolve)));
  await seconds(2);
  for (const state of ['hidden', 'visible', 'hidden', 'visible'] as const) page.show(state);
  expect(asked).toEqual([2]);
  answer(true);
  await seconds(2);
  expect(asked).toEqual([2, 4]);
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing is left behind once the answer is there, or the page is left', async () => {
  start(async () => false);
  await seconds(60);
  expect(asked).toEqual([2]);
  const stop = start();
  await seconds(3);
  stop();
  page.show('visible');
  await seconds(60);
  expect(asked).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer that comes after the page was left starts nothing', async () => {
  let answer = (_goesOn: boolean): void => undefined;
  const stop = start(() => new Promise((resolve) => (answer = resolve)));
  await seconds(2);
  stop();
  answer(true);
  await seconds(60);
  expect(asked).toEqual([2]);
  expect(vi.getTimerCount()).toBe(0);
});
