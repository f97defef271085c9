import { machineText } from '../bench/machine-text.ts';
import { reportText } from '../eval/report/table.ts';
import { openServerCode } from '../vite/load-server-code.ts';
import type { authReport } from './auth-report.ts';

const code = await openServerCode();
try {
  const loaded = await code.load('/scripts/bench-auth/auth-report.ts');
  const report = loaded.authReport as typeof authReport; // what that module exports by this name
  console.log(machineText());
  console.log(`\n${reportText(await report({ few: 1000, many: 100_000 }))}`);
  console.log(`\n${machineText()}`);
} finally {
  await code.close();
}
