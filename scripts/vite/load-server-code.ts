import { lingui } from '@lingui/vite-plugin';
import { createServer } from 'vite';
import { linguiMacros } from './lingui-macro.ts';

export interface ServerCode {
  /** A module by its path in the repository, and what it imports, with the macros of its texts resolved. */
  readonly load: (path: string) => Promise<Record<string, unknown>>;
  readonly close: () => Promise<void>;
}

/** For programs that run a part of the server from its source, without a build. */
export async function openServerCode(): Promise<ServerCode> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [linguiMacros(), lingui()],
  });
  return { load: (path) => vite.ssrLoadModule(path), close: () => vite.close() };
}
