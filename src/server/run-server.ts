import { pathTo } from '#contract/page-paths.ts';
import { DatabaseStartError } from './db/managed-postgres/database-start-error.ts';
import { prepareDemo } from './dev/prepare-demo.ts';
import { readEnv, SettingsError } from './env.ts';
import { dieInOwnWords, outliveReaders } from './process-errors.ts';
import { redactOutput } from './redact-output.ts';
import { type RunningServer, type StartOptions, startServer } from './start-server.ts';

/** Runs until it is told to stop. What a person can put right is said in one sentence; the exit code is then 1. */
export async function runServer(options: Omit<StartOptions, 'env'>): Promise<void> {
  redactOutput(process.stdout, process.stderr);
  outliveReaders(process.stdout, process.stderr);
  dieInOwnWords();
  try {
    const env = readEnv(process.env);
    const starting = startServer({ env, ...options });
    stopOnSignal(starting);
    const server = await starting;
    const demo =
      env.APP_ENV === 'development' && env.DEMO_DATA && !env.AUTH_URL
        ? await prepareDemo(server, env.DATA_DIR)
        : undefined;
    const lines = [
      `ready ${server.url}`,
      ...(server.serviceUrl ? [`  service calls at ${server.serviceUrl}/auth/v1`] : []),
      ...(demo ? [`  demo sign-in: ${demo.email}  password: ${demo.password}`] : []),
      ...(env.APP_ENV === 'development' && !env.SMTP_URL
        ? [`  mails appear at ${server.url}${pathTo('devMailbox')}`]
        : []),
    ];
    // In one piece: whoever waits for the first line can read the others.
    process.stdout.write(`${lines.join('\n')}\n`);
    if (demo?.fill) {
      await demo.fill();
      process.stdout.write('  the demo quotes are all there\n');
    }
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof DatabaseStartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** A terminal tells everybody of its group of a Ctrl-C, and npm tells us again: only a later one means "at once". */
const repeatsWithinMs = 2000;

/** Also while it is still starting: then it stops as soon as there is something to stop. */
function stopOnSignal(starting: Promise<RunningServer>): void {
  let stoppingSince: number | undefined;
  const stop = async () => {
    const server = await starting;
    await server.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > repeatsWithinMs) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
