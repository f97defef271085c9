// A process whose output nobody reads any more: tells how often it wrote after its one line failed.
import { dieInOwnWords, outliveReaders } from '#server/process-errors.ts';

const turns = 200;

process.once('message', () => {
  let written = 0;
  const write = process.stdout.write.bind(process.stdout) as (...given: readonly unknown[]) => boolean; // handed on as they come
  process.stdout.write = (...given: readonly unknown[]) => {
    written += 1;
    return write(...given);
  };
  dieInOwnWords();
  outliveReaders(process.stdout, process.stderr);
  process.stdout.write('a line of the log\n');
  const wait = (left: number) =>
    left > 0 ? setImmediate(wait, left - 1) : process.send?.(written, () => process.exit(0));
  wait(turns);
});
process.send?.('ready');
