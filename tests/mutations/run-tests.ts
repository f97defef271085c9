import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly red: readonly string[];
}

const report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) }),
  ),
});

/** Runs test files, with a hole open or with none. A file that does not even load is an error, not a test that noticed. */
export async function runTests(files: readonly string[], hole?: string): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'qp-mutations-'));
  const file = join(folder, 'report.json');
  try {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile.json=${file}`, ...files];
    const said = await run(args, hole === undefined ? {} : { OPEN_HOLE: hole });
    const { numPassedTests, testResults } = report.parse(JSON.parse(await readFile(file, 'utf8')));
    const unloaded = testResults.find(({ assertionResults }) => assertionResults.length === 0);
    if (unloaded) throw new Error(`${unloaded.name} did not load: ${said}`);
    const red = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    );
    return { passed: numPassedTests, failed: red.length, red };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(args: readonly string[], env: Record<string, string>): Promise<string> {
  return new Promise((done, refuse) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4000);
      });
    }
    child.once('error', refuse);
    child.once('close', () => done(said));
  });
}
