import type { Database } from '#server/db/connection.ts';
import type { Logger } from '#server/logger.ts';
import type { Clock } from '#server/ports/clock.ts';

export interface HostedSettings {
  /** Where the service answers, and whom its tokens name as their issuer. Without a slash at the end. */
  readonly url: string;
  /** What a gateway in front of it wants to see from everybody: no secret. */
  readonly publicKey: string | undefined;
  /** Of a service that signs by a shared secret; without it its published keys prove a token. */
  readonly jwtSecret: string | undefined;
  /** Whether providers work with a second factor only. */
  readonly providersNeedMfa: boolean;
}

export interface HostedDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly settings: HostedSettings;
}
