import { setTimeout as delay } from 'node:timers/promises';

const floorMilliseconds = 100;

/** Answers after the same time whether there was something to do or not: else the clock tells which addresses have an account. */
export async function evenAnswer<T>(work: () => Promise<T>): Promise<T> {
  const floor = delay(floorMilliseconds);
  try {
    return await work();
  } finally {
    await floor;
  }
}
