import type { Database } from '#server/db/connection.ts';
import type { Logger } from '#server/logger.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { JobQueue } from '#server/ports/job-queue.ts';
import type { HashCost, PasswordHasher } from './passwords/password-hasher.ts';
import type { PasswordRule } from './passwords/password-rule.ts';
import type { LiveSessions } from './sessions/live-sessions.ts';
import type { SigningKeys } from './sessions/signing-keys.ts';

export interface AuthSettings {
  /** The address people open. Read at each use: with PORT=0 it is known only once the server listens. */
  readonly publicUrl: string;
  /** Names this installation in its tokens. It stays when a development server comes back on another port. */
  readonly issuer: string;
  readonly passwordMinLength: number;
  readonly accessTokenSeconds: number;
  readonly linkSeconds: number;
  readonly codeSeconds: number;
  /** Multiplies every limit of sign-in. */
  readonly rateLimitFactor: number;
  readonly trustedProxyHops: number;
  readonly productName: string;
  /** What a password hash costs, else OWASP's floor. Raised, each user's hash is renewed at the next sign-in. */
  readonly passwordHashCost?: HashCost;
}

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
}

export const siteUrl = (auth: Pick<AuthContext, 'settings'>): string => auth.settings.publicUrl.replace(/\/+$/, '');
export const secondsAfter = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);
export const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;
