import { cpus, loadavg } from 'node:os';

/** Whoever reads the figures has to know how busy the machine was. */
export function machineText(): string {
  const load = loadavg().map((one) => one.toFixed(1));
  return `Node ${process.versions.node}, ${cpus().length} cores, load ${load.join(', ')} (1, 5, 15 minutes)`;
}
