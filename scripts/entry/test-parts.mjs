import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, run } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

/** The gate but for the tests that `runVitest` runs; each of its lines counts as one test. @returns {Promise<Counts>} */
export async function runCheck() {
  const { code, output } = await runToEnd(bin('tsx'), ['scripts/check.ts', '--without', 'unit tests'], {
    output: 'both',
  });
  const [, ok = 0, failed = 0] = /^check: (\d+) ok, (\d+) failed/m.exec(output) ?? [];
  return judged({ passed: Number(ok), failed: Number(failed) }, code);
}

/** Unit and server tests. @returns {Promise<Counts>} */
export function runVitest() {
  return withReport(async (file) => {
    const { code } = await runToEnd(bin('vitest'), [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(file);
    // A file that breaks before its first test has no test to count.
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
    );
    return judged({ passed: numPassedTests, failed: numFailedTests + broken.length }, code);
  });
}

/** Journeys in a browser. @returns {Promise<Counts>} */
export function runPlaywright(chromium) {
  return withReport(async (file) => {
    const { code } = await runToEnd(bin('playwright'), ['test', '--reporter=list,json'], {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {}, errors = [] } = read(file);
    return judged({ passed: expected, failed: unexpected + flaky + errors.length }, code);
  });
}

/** Ctrl-C ends the whole, not only the part that runs. */
async function runToEnd(program, args, options) {
  const result = await run(program, args, options);
  if (result.interrupted) process.exit(result.code || 130);
  return result;
}

/** A run that failed without naming a test, or ended without running one, counts as a failure. */
function judged({ passed, failed }, code) {
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}

async function withReport(use) {
  const folder = mkdtempSync(join(tmpdir(), 'qp-report-'));
  try {
    return await use(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
