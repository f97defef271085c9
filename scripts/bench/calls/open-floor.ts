import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Floor {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the bare server on a free port; it reads this one quote from the same database. */
export async function openFloor(databaseUrl: string, quoteId: string): Promise<Floor> {
  const child = fork(join(import.meta.dirname, 'floor-server.mjs'), [databaseUrl, quoteId], { execArgv: [] });
  const told = once(child, 'message');
  const ended = once(child, 'exit').then(() => {
    throw new Error('the bare server ended before it listened');
  });
  const [address]: [AddressInfo] = await Promise.race([told as Promise<[AddressInfo]>, ended]); // the program sends nothing else
  ended.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
