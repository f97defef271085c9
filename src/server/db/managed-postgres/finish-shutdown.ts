import { isAlive, readPostmaster } from './postmaster-file.ts';

const lookMs = 500;

/**
 * Told to stop by SIGTERM, a server waits for its clients to leave, for ever if need be, and takes no new ones: the app
 * would be left with the connections that it has. So it is told once more, in the way that cuts them off.
 */
export function finishShutdown(data: string): boolean {
  const server = readPostmaster(data);
  if (server?.status !== 'stopping' || !isAlive(server.pid)) return false;
  process.kill(server.pid, 'SIGINT');
  return true;
}

/** Looks after a server that runs, until `end`. @param onStopping somebody else told it to stop, and now it does */
export function watchShutdown(data: string, onStopping: () => void): { readonly end: () => void } {
  const timer = setInterval(() => {
    if (!finishShutdown(data)) return;
    clearInterval(timer);
    onStopping();
  }, lookMs);
  timer.unref();
  return { end: () => clearInterval(timer) };
}
