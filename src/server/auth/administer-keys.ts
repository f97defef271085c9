import { SignJWT } from 'jose';
import type { AuthDeps } from './auth-context.ts';
import { masterKeyOf } from './master-key.ts';
import { serviceRole } from './requests/service-role.ts';
import { goneFrom, signsFrom } from './sessions/key-life.ts';
import { openSigningKeys } from './sessions/open-signing-keys.ts';
import { publishNextKey, settleKeys } from './sessions/rotate-keys.ts';
import type { SigningKeyRow } from './sessions/signing-key-store.ts';

type Deps = Pick<AuthDeps, 'db' | 'clock' | 'logger' | 'secret' | 'settings'>;

export interface KeyStatus {
  readonly kid: string;
  readonly state: SigningKeyRow['state'];
  readonly since: Date;
  /** When the next state begins, where it comes by itself. */
  readonly until: Date | undefined;
}

/** What an operator does with keys, in a process of its own. */
export interface KeyAdministration {
  readonly status: () => Promise<KeyStatus[]>;
  /** `isNew` is false where a key waits for its turn already. */
  readonly rotate: () => Promise<{ isNew: boolean; keys: KeyStatus[] }>;
  /** Opens the service calls. It dies with the key that signed it, if that goes first. */
  readonly serviceKey: (seconds: number) => Promise<string>;
}

export function administerKeys({ secret, ...deps }: Deps): KeyAdministration {
  const master = masterKeyOf(secret);
  const present = (rows: readonly SigningKeyRow[]) =>
    rows.map((row) => statusOf(row, deps.settings.accessTokenSeconds));
  return {
    status: async () => present(await settleKeys(deps, master)),
    rotate: async () => {
      const { isNew, keys } = await publishNextKey(deps, master);
      return { isNew, keys: present(keys) };
    },
    serviceKey: async (seconds) => {
      const { kid, algorithm, key } = await openSigningKeys(deps, master, deps.settings.signing).current();
      const now = Math.floor(deps.clock().getTime() / 1000);
      return new SignJWT({ role: serviceRole })
        .setProtectedHeader({ alg: algorithm, ...(kid === undefined ? {} : { kid }), typ: 'JWT' })
        .setIssuer(deps.settings.issuer)
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(key);
    },
  };
}

function statusOf(row: SigningKeyRow, accessTokenSeconds: number): KeyStatus {
  const ends = { standby: signsFrom(row), current: undefined, previous: goneFrom(row, accessTokenSeconds) };
  return { kid: row.kid, state: row.state, since: row.stateChangedAt, until: ends[row.state] };
}
