import type { KeyAdministration, KeyStatus } from '../../src/server/auth/administer-keys.ts';
import type { KeySource } from '../../src/server/auth/sessions/signing-keys.ts';
import type { Env } from '../../src/server/env.ts';
import { type KeysCommand, KeysRefusal } from './command.ts';

interface Installation {
  readonly env: Pick<Env, 'AUTH_SERVICE_PORT'>;
  readonly signing: KeySource;
}

/** What to print. @throws KeysRefusal */
export async function runKeysCommand(
  command: KeysCommand,
  keys: KeyAdministration,
  { env, signing }: Installation,
): Promise<string> {
  if (command.name === 'service-key') {
    if (env.AUTH_SERVICE_PORT === undefined)
      throw new KeysRefusal('Service calls are off: set AUTH_SERVICE_PORT to the port that they shall have.');
    return keys.serviceKey(command.hours * 3600);
  }
  if (signing.kind !== 'stored')
    throw new KeysRefusal(
      'The keys come from AUTH_SIGNING_KEYS_FILE. To change them, add the next key to the file behind the others and start the servers anew; after 20 minutes put it first; an access token’s life and 20 minutes later take the old one out.',
    );
  if (command.name === 'status') return table(await keys.status());
  const { isNew, keys: all } = await keys.rotate();
  const said = isNew ? 'The next key is published.' : 'A key is published already and waits for its turn.';
  return `${said}\n${table(all)}`;
}

const order = ['current', 'standby', 'previous'] as const;
const moment = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function table(keys: readonly KeyStatus[]): string {
  return keys
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
    .map((key) => `${key.state.padEnd(8)}  ${key.kid}  ${sentence(key)}`)
    .join('\n');
}

function sentence({ state, since, until }: KeyStatus): string {
  if (state === 'current' || until === undefined) return `signs since ${moment(since)}`;
  return state === 'standby' ? `signs from ${moment(until)}` : `proves tokens until ${moment(until)}`;
}
