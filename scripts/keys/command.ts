import { parseArgs } from 'node:util';

export type KeysCommand =
  | { readonly name: 'status' | 'rotate' }
  | { readonly name: 'service-key'; readonly hours: number };

/** What was asked for cannot be done; the message says why. */
export class KeysRefusal extends Error {}

const usage = `Usage: npm run keys -- status
       npm run keys -- rotate
       npm run keys -- service-key [--hours 1]`;
const mostHours = 168;

/** @throws KeysRefusal */
export function parseKeysCommand(argv: readonly string[]): KeysCommand {
  const { name, hours } = read(argv);
  if (name === 'service-key') {
    const number = Number(hours ?? '1');
    if (!Number.isInteger(number) || number < 1 || number > mostHours)
      throw new KeysRefusal(`A service key lives 1 to ${mostHours} hours.\n${usage}`);
    return { name, hours: number };
  }
  if ((name !== 'status' && name !== 'rotate') || hours !== undefined) throw new KeysRefusal(usage);
  return { name };
}

function read(argv: readonly string[]): { name: string | undefined; hours: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { hours: { type: 'string' } },
      allowPositionals: true,
    });
    return { name: positionals.length === 1 ? positionals[0] : undefined, hours: values.hours };
  } catch {
    return { name: undefined, hours: undefined };
  }
}
