// Loads the server's code through Vite, which knows its texts' macros, and serves the variants until it is told to stop.
import { SettingsError } from '../../src/server/env.ts';
import { openServerCode } from '../vite/load-server-code.ts';
import type { serveVariants } from './serve-variants.ts';

const code = await openServerCode();
const loaded = await code.load('/scripts/auth-suite/serve-variants.ts');
const serve = loaded.serveVariants as typeof serveVariants; // what that module exports by this name

let isStopping = false;
const serving = serve(process.env, (line) => console.log(line));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void serving.then(({ stop }) => stop()).then(leave, leave);
  });
}
try {
  await serving;
} catch (error) {
  console.error(isForTheOperator(error) ? error.message : error);
  process.exitCode = 1;
  await leave();
}

async function leave(): Promise<never> {
  await code.close();
  process.exit();
}

/** By name: the module that threw it is another one than the one imported here. */
function isForTheOperator(error: unknown): error is Error {
  return error instanceof Error && error.constructor.name === SettingsError.name;
}
