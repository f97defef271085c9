import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

function pausesAt() {
  const time = { now: 0 };
  const waited: number[] = [];
  const wait = async (milliseconds = 0) => {
    waited.push(milliseconds);
    time.now += milliseconds;
  };
  return { time, waited, pauses: backOff({ now: () => time.now, wait: wait as never }) }; // a clock of the test's own
}

test('the first try is made at once, each after it later than the one before, none later than half a minute', async () => {
  const { waited, pauses } = pausesAt();
  for (let tries = 0; tries < 8; tries += 1) expect(await pauses.next(new AbortController().signal)).toBe(true);
  expect(waited).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('what lasted for a minute is started at once when it fails again', async () => {
  const { time, waited, pauses } = pausesAt();
  const { signal } = new AbortController();
  await pauses.next(signal);
  await pauses.next(signal);
  time.now += 60_001;
  await pauses.next(signal);
  expect(waited).toEqual([1000]);
});

test('nobody waits for a try that is not wanted any more', async () => {
  const pauses = backOff();
  const ending = new AbortController();
  await pauses.next(ending.signal);
  const next = pauses.next(ending.signal);
  ending.abort();
  expect(await next).toBe(false);
  expect(await pauses.next(ending.signal)).toBe(false);
});
