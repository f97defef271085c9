import type { JWK } from 'jose';
import { type AuthSettings, defaultAuthSettings } from '../../src/server/auth/auth-settings.ts';
import { isLoopback, SettingsError } from '../../src/server/env.ts';

export interface Variant {
  readonly name: 'main' | 'confirm' | 'instant' | 'closed' | 'asym';
  readonly url: string;
  readonly settings: AuthSettings;
}

interface Keys {
  readonly secret: string;
  readonly keys: readonly JWK[];
}

/** Higher than any suite's number of calls. */
const noLimit = 1_000_000;

/**
 * Sign-in as the client's suite expects it: guesses of passwords, reauthentication and limits are off, and it tells whether an
 * address is known. Safe for nobody but this machine.
 */
const profile = {
  ...defaultAuthSettings,
  productName: 'Auth suite',
  passwordMinLength: 6,
  passwordCheck: 'length',
  passwordHashCost: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
  rateLimitFactor: noLimit,
  anonymousUsers: true,
  manualLinking: false,
  tellsUnknownAddresses: true,
  reauthentication: false,
  serviceCalls: true,
  strictServiceKeys: false,
  redirectAllowList: ['http://localhost:9999/**', 'http://localhost:3000/**', 'http://127.0.0.1:3000/**'],
} as const satisfies Partial<AuthSettings>;

/** The five that auth-js is tested against. @throws SettingsError unless each is on this machine alone */
export function variantsOf({ secret, keys }: Keys): Variant[] {
  const hs256 = { kind: 'secret', secret } as const;
  const rs256 = { kind: 'given', keys } as const;
  const atOnce = { mailerAutoconfirm: true, phoneAutoconfirm: true } as const;
  return [
    variant('main', 'http://127.0.0.1:54321/auth/v1', { ...atOnce, signing: rs256 }),
    variant('confirm', 'http://127.0.0.1:9999', { anonymousUsers: false, phone: true, signing: hs256 }),
    variant('instant', 'http://127.0.0.1:9998', { ...atOnce, phone: true, signing: hs256 }),
    variant('closed', 'http://127.0.0.1:9997', { signUps: false, signing: hs256 }),
    variant('asym', 'http://127.0.0.1:9996', { ...atOnce, signing: rs256 }),
  ];
}

export function variant(name: Variant['name'], url: string, settings: Partial<AuthSettings>): Variant {
  const { origin, pathname, hostname } = new URL(url);
  if (!isLoopback(hostname))
    throw new SettingsError(`The variant ${name} at ${url} is not on this machine alone. Its settings protect nobody.`);
  const path = pathname === '/' ? '' : pathname;
  return { name, url, settings: { ...profile, publicUrl: origin, path, issuer: url, ...settings } };
}
