import type { HashCost } from './passwords/password-hasher.ts';

export const oauthProviderNames = ['google', 'github', 'facebook', 'apple'] as const;
export type OAuthProviderName = (typeof oauthProviderNames)[number];

/** A sign-in service that people may come from. Its addresses are data: tests and self-hosters point them elsewhere. */
export interface OAuthProviderSettings {
  readonly clientId: string;
  /** For apple the private key (PKCS 8, PEM) that signs the client's own assertion. */
  readonly clientSecret: string;
  /** Apple only. */
  readonly teamId?: string;
  readonly keyId?: string;
  /** Another address for the provider's endpoints; unset: the provider's own. */
  readonly issuer?: string;
}

/** What an operator decides about sign-in. */
export interface AuthSettings {
  /** The address people open. Read at each use: with PORT=0 it is known only once the server listens. */
  readonly publicUrl: string;
  /** Names this installation in its tokens. It stays when a development server comes back on another port. */
  readonly issuer: string;
  readonly productName: string;
  readonly passwordMinLength: number;
  /** `length` weighs nothing but the length: for the client's own test suite. */
  readonly passwordCheck: 'full' | 'length';
  /** What a password hash costs, else OWASP's floor. Raised, each user's hash is renewed at the next sign-in. */
  readonly passwordHashCost?: HashCost;
  readonly accessTokenSeconds: number;
  readonly linkSeconds: number;
  readonly codeSeconds: number;
  /** Multiplies every limit of sign-in. */
  readonly rateLimitFactor: number;
  readonly trustedProxyHops: number;
  /** Whether people may make accounts by themselves. */
  readonly signUps: boolean;
  /** Whether an address or a telephone number counts as its owner's without a message to it. Never where strangers may sign up. */
  readonly mailerAutoconfirm: boolean;
  readonly phoneAutoconfirm: boolean;
  readonly anonymousUsers: boolean;
  /** Whether telephone numbers sign in: wants something that carries SMS. */
  readonly phone: boolean;
  readonly manualLinking: boolean;
  /** Whether POST /otp with `create_user: false` tells that an address is unknown. The client's suite wants it; people are safer without. */
  readonly tellsUnknownAddresses: boolean;
  /** Whether a change of password, address or number wants the present password, a fresh sign-in or a mailed nonce. */
  readonly reauthentication: boolean;
  /** Whether providers work with a second factor only. */
  readonly providersNeedMfa: boolean;
  /** Whether /admin answers a service key. */
  readonly serviceCalls: boolean;
  /** Other addresses that links may lead to, beside the site's own: exact, or with `*` for a label of the host or a part of the path, `**` for any end of a path. */
  readonly redirectAllowList: readonly string[];
  readonly oauth: Readonly<Partial<Record<OAuthProviderName, OAuthProviderSettings>>>;
}

/** What stands where an operator said nothing. Names and addresses have no default. */
export const defaultAuthSettings = {
  passwordMinLength: 10,
  passwordCheck: 'full',
  accessTokenSeconds: 3600,
  linkSeconds: 3600,
  codeSeconds: 600,
  rateLimitFactor: 1,
  trustedProxyHops: 0,
  signUps: true,
  mailerAutoconfirm: false,
  phoneAutoconfirm: false,
  anonymousUsers: false,
  phone: false,
  manualLinking: true,
  tellsUnknownAddresses: false,
  reauthentication: true,
  providersNeedMfa: false,
  serviceCalls: false,
  redirectAllowList: [],
  oauth: {},
} as const satisfies Partial<AuthSettings>;
