// The gate: every rule that needs no server and no browser, as named lines. The same here and in continuous integration.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

const repository = join(import.meta.dirname, '..');
const bin = (name: string) => join(repository, 'node_modules', '.bin', name);

interface Line {
  readonly name: string;
  /** Run one after the other; the first that fails ends the line. */
  readonly steps: readonly (readonly [program: string, ...args: string[]])[];
}

/** The longest first, so that the cores are busy to the end. */
const lines: readonly Line[] = [
  // Builds what is not built yet, and is the only line that does.
  { name: 'weight of pages', steps: [[bin('tsx'), 'scripts/check-pages.ts']] },
  {
    name: 'types',
    steps: [
      [bin('react-router'), 'typegen'],
      ...['domain', 'server', 'web'].map((zone) => [bin('tsc'), '-p', `tsconfig.${zone}.json`] as const),
    ],
  },
  {
    name: 'unit tests',
    steps: [[bin('vitest'), 'run', '--project', 'domain', '--project', 'web', '--reporter', 'dot']],
  },
  { name: 'texts in the catalogues', steps: [[bin('tsx'), 'scripts/check-catalogues.ts']] },
  { name: 'playbooks', steps: [[bin('tsx'), 'scripts/check-playbooks.ts']] },
  { name: 'docs', steps: [[bin('tsx'), 'scripts/check-docs.ts']] },
  { name: 'dead code', steps: [[bin('knip'), '--no-progress']] },
  { name: 'zones and cycles', steps: [[bin('tsx'), 'scripts/check-zones.ts']] },
  { name: 'style', steps: [[bin('tsx'), 'scripts/check-style.ts']] },
  { name: 'format and lint', steps: [[bin('biome'), 'check', '--error-on-warnings', '--colors=off']] },
];

/** Of what a failed line printed: enough to see what is wrong. */
const mostLines = 80;

// Who runs all tests anyway need not run some of them here: `--without "unit tests"`.
const { values } = parseArgs({ options: { without: { type: 'string', multiple: true, default: [] } } });
const wanted = lines.filter(({ name }) => !values.without.includes(name));
const waiting = [...wanted];
const failed: string[] = [];
const started = performance.now();
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
for (const name of failed) console.log(`failed: ${name}`);
console.log(`check: ${wanted.length - failed.length} ok, ${failed.length} failed, ${seconds(started)}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function work(): Promise<void> {
  for (let line = waiting.shift(); line; line = waiting.shift()) {
    const start = performance.now();
    const complaint = await complaintOf(line);
    console.log(`${complaint === undefined ? 'ok    ' : 'FAILED'}  ${line.name.padEnd(24)} ${seconds(start)}`);
    if (complaint === undefined) continue;
    failed.push(line.name);
    const said = complaint.trimEnd().split('\n');
    for (const one of said.slice(0, mostLines)) console.log(`        ${one}`);
    if (said.length > mostLines) console.log(`        … and ${said.length - mostLines} more lines`);
  }
}

/** What the first failing step printed, or undefined when all went well. */
async function complaintOf({ steps }: Line): Promise<string | undefined> {
  for (const [program, ...args] of steps) {
    const { code, output } = await run(program, args);
    if (code !== 0) return output || `${program} ended with ${code}`;
  }
  return undefined;
}

function run(program: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: repository,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const add = (text: Buffer) => {
      output += text.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
