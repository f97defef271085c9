import type { CryptoKey, JWK } from 'jose';
import type { Database } from '#server/db/connection.ts';
import type { Logger } from '#server/logger.ts';
import type { Clock } from '#server/ports/clock.ts';

export interface SigningKey {
  /** Absent where a shared secret signs. */
  readonly kid?: string;
  readonly algorithm: string;
  readonly key: CryptoKey | Uint8Array;
}

/** What proves a token to be ours. */
export interface SigningKeys {
  readonly current: () => Promise<SigningKey>;
  /** The key that a token names, which is used with its own algorithm only. Undefined for one that is not ours. */
  readonly verifier: (kid: string | undefined) => Promise<Omit<SigningKey, 'kid'> | undefined>;
  readonly publicKeys: () => Promise<JWK[]>;
  /** From time to time: moves on what is due and removes what nothing needs any more. */
  readonly tidy: () => Promise<void>;
}

/** Where the keys come from: one kind for one issuer, never two. */
export type KeySource =
  | { readonly kind: 'stored' }
  | { readonly kind: 'given'; readonly keys: readonly JWK[] }
  /** For the client's own test suite: whoever may check a token could also make one. */
  | { readonly kind: 'secret'; readonly secret: string };

export interface KeyDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly settings: { readonly accessTokenSeconds: number };
}
