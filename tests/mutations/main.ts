// npm run test:mutations: opens the holes of holes.ts one at a time and demands that tests turn red. `-- word` takes those whose name has it.

import { holes } from './holes.ts';
import { type Counts, runTests } from './run-tests.ts';

const words = process.argv.slice(2).join(' ');
const chosen = holes.filter(({ name }) => name.includes(words));
const shut = await runTests([...new Set(chosen.flatMap(({ tests }) => tests))]);
console.log(`with every hole shut: ${sentence(shut)}`);

let unnoticed = 0;
if (shut.failed === 0) {
  for (const { name, tests } of chosen) {
    const open = await runTests(tests, name);
    if (open.failed === 0) unnoticed += 1;
    console.log(`${open.failed > 0 ? 'noticed  ' : 'UNNOTICED'} ${name}: ${sentence(open)}`);
    for (const title of open.red.slice(0, 3)) console.log(`            ${title}`);
  }
}
console.log(`${chosen.length} holes, ${chosen.length - unnoticed} noticed`);
if (shut.failed > 0 || shut.passed === 0 || unnoticed > 0) process.exitCode = 1;

function sentence({ passed, failed }: Counts): string {
  return `${passed} tests green, ${failed} red`;
}
