// What pages cost on a phone with a slow line: figures to read beside their goals, with no limit that fails.

import { machineText } from '../bench/machine-text.ts';
import { reportText } from '../eval/report/table.ts';
import { webReports } from './web-report.ts';

try {
  console.log(machineText());
  await webReports(process.argv.slice(2), (report) => console.log(`\n${reportText(report)}`));
  console.log(`\n${machineText()}`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
