// How long what people wait for takes: calls as a firm grows, a draft from the last answer on, the engine alone. Figures to read, with no limit that fails.
import { reportText } from '../eval/report/table.ts';
import { BenchRefusal, parseArguments } from './arguments.ts';
import { callsReport } from './calls/calls-report.ts';
import { draftReport } from './draft/draft-report.ts';
import { engineReport } from './engine/engine-report.ts';
import { machineText } from './machine-text.ts';

try {
  const { sizes } = parseArguments(process.argv.slice(2));
  console.log(machineText());
  console.log(`\n${reportText(await callsReport(sizes))}`);
  console.log(`\n${machineText()}`);
  console.log(`\n${reportText(await draftReport())}`);
  console.log(`\n${reportText(await engineReport())}`);
  console.log(`\n${machineText()}`);
} catch (error) {
  console.error(error instanceof BenchRefusal ? error.message : error);
  process.exitCode = 1;
}
