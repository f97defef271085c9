// How long what people wait for takes: calls as a firm grows, a draft from the last answer on, the engine alone. Figures to read, with no limit that fails.
import { cpus, loadavg } from 'node:os';
import { reportText } from '../eval/report/table.ts';
import { BenchRefusal, parseArguments } from './arguments.ts';
import { callsReport } from './calls/calls-report.ts';
import { draftReport } from './draft/draft-report.ts';
import { engineReport } from './engine/engine-report.ts';

try {
  const { sizes } = parseArguments(process.argv.slice(2));
  console.log(machine());
  console.log(`\n${reportText(await callsReport(sizes))}`);
  console.log(`\n${machine()}`);
  console.log(`\n${reportText(await draftReport())}`);
  console.log(`\n${reportText(await engineReport())}`);
  console.log(`\n${machine()}`);
} catch (error) {
  console.error(error instanceof BenchRefusal ? error.message : error);
  process.exitCode = 1;
}

/** Whoever reads the figures has to know how busy the machine was. */
function machine(): string {
  const load = loadavg().map((one) => one.toFixed(1));
  return `Node ${process.versions.node}, ${cpus().length} cores, load ${load.join(', ')} (1, 5, 15 minutes)`;
}
