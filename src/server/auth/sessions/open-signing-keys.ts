import { openGivenKeys } from './given-keys.ts';
import { openSharedSecret } from './shared-secret.ts';
import type { KeyDeps, KeySource, SigningKeys } from './signing-keys.ts';
import { openStoredKeys } from './stored-keys.ts';

export function openSigningKeys(deps: KeyDeps, master: Buffer, source: KeySource): SigningKeys {
  if (source.kind === 'given') return openGivenKeys(source.keys);
  if (source.kind === 'secret') return openSharedSecret(source.secret);
  return openStoredKeys(deps, master);
}
