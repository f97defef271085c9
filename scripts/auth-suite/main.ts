// Loads the server's code through Vite, which knows its texts' macros, and serves the variants until it is told to stop.
import { lingui } from '@lingui/vite-plugin';
import { createServer } from 'vite';
import { SettingsError } from '../../src/server/env.ts';
import { linguiMacros } from '../vite/lingui-macro.ts';
import type { serveVariants } from './serve-variants.ts';

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [linguiMacros(), lingui()],
});
const loaded = await vite.ssrLoadModule('/scripts/auth-suite/serve-variants.ts');
const serve: typeof serveVariants = loaded.serveVariants;

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
  await vite.close();
  process.exit();
}

/** By name: the module that threw it is another one than the one imported here. */
function isForTheOperator(error: unknown): error is Error {
  return error instanceof Error && error.constructor.name === SettingsError.name;
}
