import { afterAll, expect, test } from 'vitest';
import { runFaults } from '../faults/run-faults.ts';
import { type RunningApp, startApp } from '../support/start-app.ts';

let app: RunningApp | undefined;
afterAll(() => app?.stop());

// The long form, with a database server of its own, is `npm run test:faults`.
test('a server that is killed four times under load loses no write and does none twice', async () => {
  app = await startApp();
  const report = await runFaults(app, { kills: 4, seconds: 120 });
  expect(report).toMatchObject({ lost: [], doubled: [], refused: [] });
  expect(report.cutOff).toBeGreaterThan(0);
}, 180_000);
