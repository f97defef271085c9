import type { Database } from '#server/db/connection.ts';
import type { Logger } from '#server/logger.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import type { AuthSettings } from './auth-settings.ts';
import type { OAuthServices } from './oauth/oauth-services.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { PasswordRule } from './passwords/password-rule.ts';
import type { LiveSessions } from './sessions/live-sessions.ts';
import type { SigningKeys } from './sessions/signing-keys.ts';

export interface AuthDeps {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The installation's secret, from which every key here is derived. */
  readonly secret: string;
  readonly settings: AuthSettings;
}

/** What each use case of sign-in works with. */
export interface AuthContext extends Omit<AuthDeps, 'secret'> {
  readonly keys: AuthKeys;
  readonly hasher: PasswordHasher;
  readonly passwordRule: PasswordRule;
  readonly signingKeys: SigningKeys;
  readonly liveSessions: LiveSessions;
  readonly oauth: OAuthServices;
}

/** One key a purpose. */
export interface AuthKeys {
  /** Encrypts what has to be read back: session keys and the private part of signing keys. */
  readonly master: Buffer;
  /** Codes have only six digits: a plain hash of one could be reversed by trying them all. */
  readonly codes: Buffer;
  /** Hides addresses in the names of rate limits and in the ids of users who do not exist. */
  readonly addresses: Buffer;
}

/** Who calls, for limits and for the audit log. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly requestId: string | undefined;
  /** The secret by which this browser shows that it began a flow. */
  readonly flowSecret?: (flowId: string) => string | undefined;
}

export const siteUrl = (auth: Pick<AuthContext, 'settings'>): string => auth.settings.publicUrl.replace(/\/+$/, '');
export const secondsAfter = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);
export const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;
