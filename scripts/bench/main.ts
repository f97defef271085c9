// How long a draft takes from the last answer on, and how long the engine alone takes: figures to read, with no limit that fails.
import { reportText } from '../eval/report/table.ts';
import { draftReport } from './draft/draft-report.ts';
import { engineReport } from './engine/engine-report.ts';
import { machineText } from './machine-text.ts';

try {
  console.log(machineText());
  console.log(`\n${reportText(await draftReport())}`);
  console.log(`\n${reportText(await engineReport())}`);
  console.log(`\n${machineText()}`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
