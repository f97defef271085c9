import type { Server } from 'node:http';
import { SettingsError } from './env.ts';

export interface Place {
  readonly host: string;
  readonly port: number;
  /** What the operator calls these. */
  readonly settings: { readonly host: string; readonly port: string };
}

const drainMs = 10_000;

/** Returns the address, whose port is known only now where it was 0. @throws SettingsError */
export function listen(server: Server, place: Place): Promise<string> {
  return new Promise((done, refuse) => {
    server.once('error', (error: NodeJS.ErrnoException) => refuse(listenProblem(error, place)));
    server.listen(place.port, place.host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : place.port;
      const host = place.host.includes(':') ? `[${place.host}]` : place.host;
      done(`http://${host}:${port}`);
    });
  });
}

function listenProblem(error: NodeJS.ErrnoException, { host, port, settings }: Place): Error {
  if (error.code === 'EADDRINUSE')
    return new SettingsError(
      `Port ${port} is taken by another program. Set ${settings.port} to a free one, or ${settings.port}=0 for any.`,
    );
  if (error.code === 'EACCES')
    return new SettingsError(`This user may not listen on port ${port}. Set ${settings.port} to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL')
    return new SettingsError(`${settings.host} is ${host}, which is no address of this machine.`);
  return error;
}

/** Lets running requests end, for a while. */
export function close(server: Server): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(timer);
      done();
    });
    server.closeIdleConnections();
  });
}
