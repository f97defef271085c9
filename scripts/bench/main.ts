// How long a draft takes from the last answer on, and how long the engine alone takes: figures to read, with no limit that fails.
import { cpus, loadavg } from 'node:os';
import { reportText } from '../eval/report/table.ts';
import { draftReport } from './draft/draft-report.ts';
import { engineReport } from './engine/engine-report.ts';

try {
  console.log(machine());
  console.log(`\n${reportText(await draftReport())}`);
  console.log(`\n${reportText(await engineReport())}`);
  console.log(`\n${machine()}`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

/** Whoever reads the figures has to know how busy the machine was. */
function machine(): string {
  const load = loadavg().map((one) => one.toFixed(1));
  return `Node ${process.versions.node}, ${cpus().length} cores, load ${load.join(', ')} (1, 5, 15 minutes)`;
}
