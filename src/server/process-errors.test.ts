import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const unread = join(import.meta.dirname, '../../tests/support/unread-output-process.ts');

it('a line that nobody reads any more is not told of in further lines', async () => {
  const child = fork(unread, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  await once(child, 'message');
  child.stdout?.destroy();
  child.stderr?.destroy();
  const answer = once(child, 'message');
  child.send('print');
  expect((await answer)[0]).toBe(1);
  await once(child, 'exit');
  expect(child.exitCode).toBe(0);
});
