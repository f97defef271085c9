// npm run test:faults: the built server with its own PostgreSQL is killed 40 times under load; nothing may be lost or doubled.
import { startApp } from '../support/start-app.ts';
import { runFaults } from './run-faults.ts';

const kills = Number(process.argv[2] ?? 40);
const app = await startApp({ managedDatabase: true });
try {
  const onKill = (number: number) => process.stdout.write(`\rkilled ${number} of ${kills} times`);
  const { calls, cutOff, lost, doubled, refused, kinds } = await runFaults(app, {
    kills,
    seconds: 120 + kills * 20,
    onKill,
  });
  console.log(`\n${[...kinds].map(([kind, number]) => `  ${kind}: ${number}`).join('\n')}`);
  for (const words of lost) console.log(`lost: ${words}`);
  for (const words of doubled) console.log(`doubled: ${words}`);
  for (const words of refused) console.log(`refused: ${words}`);
  console.log(
    `${kills} kills, ${calls} writes, ${cutOff} cut off and repeated: ${lost.length} lost, ${doubled.length} doubled, ${refused.length} refused`,
  );
  if (lost.length + doubled.length + refused.length > 0 || cutOff === 0) process.exitCode = 1;
} finally {
  await app.stop();
}
