import { z } from 'zod';
import { readPrices } from './ai/model-prices.ts';
import { allowedTargetProblem } from './auth/requests/redirect-target.ts';
import { oauthEnvShape, oauthProblem } from './oauth-settings.ts';

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const whole = z.coerce.number().int();
/** Separated by commas or blanks. */
const redirectTargets = z.string().transform((text, context) => {
  const targets = text.split(/[\s,]+/).filter((target) => target !== '');
  for (const target of targets) {
    const problem = allowedTargetProblem(target);
    if (problem) context.addIssue({ code: 'custom', message: `${target} ${problem}` });
  }
  return targets;
});

const schema = z.object({
  APP_ENV: z.enum(['development', 'production']).default('development'),
  PORT: whole.min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  /** Where folders of one's own playbooks are; unset: `playbooks` in the data folder. */
  PLAYBOOKS_DIR: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Of the role that owns the tables, where DATABASE_URL names another that only runs the app. */
  DATABASE_MIGRATION_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  APP_SECRET: z.string().min(32).optional(),
  PRODUCT_NAME: z.string().min(1).default('Quotewell'),
  /** The dashboards of the related products: those that are set stand in the product switcher. */
  JUSTBOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  JUSTPAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  JUSTHIRE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Unset: info in production, warn in development, where people read the terminal. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  /** How many proxies stand in front; the caller's address is read that many hops back. */
  TRUSTED_PROXY_HOPS: whole.min(0).max(10).default(0),
  DATABASE_POOL_SIZE: whole.min(2).max(100).default(10),
  DEMO_DATA: flag.default(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z.string().optional(),
  /** Production behind `http://`, or with mail that may go out unencrypted: only for those who say so. */
  ALLOW_INSECURE_PUBLIC_URL: flag.default(false),
  ALLOW_PLAIN_SMTP: flag.default(false),
  MEDIA_MAX_MB: whole.min(1).max(500).default(50),
  AUTH_PASSWORD_MIN_LENGTH: whole.min(6).max(64).default(10),
  AUTH_ACCESS_TOKEN_SECONDS: whole.min(60).max(3600).default(3600),
  AUTH_LINK_SECONDS: whole.min(60).default(3600),
  AUTH_CODE_SECONDS: whole.min(60).default(600),
  AUTH_RATE_LIMIT_FACTOR: whole.min(1).default(1),
  AUTH_SIGN_UPS: flag.default(true),
  /** Addresses and numbers count without a message to them: for trials on this machine. */
  AUTH_AUTOCONFIRM: flag.default(false),
  AUTH_ANONYMOUS_USERS: flag.default(false),
  AUTH_PHONE: flag.default(false),
  AUTH_MANUAL_LINKING: flag.default(true),
  /** Where links may lead beside PUBLIC_URL. */
  AUTH_REDIRECT_ALLOW: redirectTargets.default([]),
  /** Providers work with a second factor only. */
  AUTH_PROVIDERS_NEED_MFA: flag.default(false),
  ...oauthEnvShape,
  /** Where a hosted GoTrue answers, which then signs people in instead of us; what its gateway wants from everybody. */
  AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_PUBLIC_KEY: z.string().optional(),
  /** Of a hosted one that signs by a shared secret; unset: its published keys prove its tokens. */
  AUTH_JWT_SECRET: z.string().min(32).optional(),
  /** Keys of the operator's own in place of those in the database: a file with a JSON array of JWK. */
  AUTH_SIGNING_KEYS_FILE: z.string().optional(),
  /** Where operators' programs may call with a service key; unset: nowhere. Never the port that the public reaches. */
  AUTH_SERVICE_PORT: whole.min(0).max(65535).optional(),
  AUTH_SERVICE_HOST: z.string().default('127.0.0.1'),
  /** An OpenAI-compatible server of one's own (Ollama, vLLM); the others only where a service is not at its own address. */
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().optional(),
  AI_OPENAI_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_ANTHROPIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_GOOGLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Within which a model must have answered in the background. */
  AI_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(120).default(20),
  /** Dollars a million tokens in and out, by the beginning of a model's name: `my-model=0.5/2,other=1/4`. */
  AI_PRICES: z.string().transform(readPrices).optional(),
  /** Multiplies every product rate limit; tests raise it. */
  RATE_LIMIT_FACTOR: whole.min(1).default(1),
});

export type Env = z.infer<typeof schema>;

/** A setting that is missing, malformed or unsafe. The message says which and what to do. */
export class SettingsError extends Error {}

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '::1']);

export const isLoopback = (host: string): boolean => loopbackHosts.has(host);

/** Reads every setting once, by name. Empty values count as not set. @throws SettingsError */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`These settings cannot be used: ${wrong.join('; ')}`);
  }
  const env = parsed.data;
  if (env.DATABASE_MIGRATION_URL && !env.DATABASE_URL) {
    throw new SettingsError(
      'DATABASE_MIGRATION_URL is set without DATABASE_URL. Set DATABASE_URL to the role that the app runs as, or neither for the private server.',
    );
  }
  const halfSet = oauthProblem(env);
  if (halfSet) throw new SettingsError(halfSet);
  refuseHalfHosted(env);
  refuseUnsafe(env);
  return env;
}

function refuseHalfHosted({ AUTH_URL: url, ...env }: Env): void {
  const ofHosted = (['AUTH_PUBLIC_KEY', 'AUTH_JWT_SECRET'] as const).find((name) => env[name] !== undefined);
  if (!url && ofHosted) throw new SettingsError(`${ofHosted} is set without AUTH_URL. Set both, or neither.`);
  if (!url) return;
  const ofOurs = (['AUTH_SIGNING_KEYS_FILE', 'AUTH_SERVICE_PORT'] as const).find((name) => env[name] !== undefined);
  if (ofOurs)
    throw new SettingsError(`${ofOurs} is for our own sign-in, but AUTH_URL names a hosted one. Set one of the two.`);
  const { protocol, hostname, search, hash, username } = new URL(url);
  if (search || hash || username)
    throw new SettingsError('AUTH_URL has more than an address: no user, query or fragment belongs there.');
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new SettingsError(
      'AUTH_URL begins with http://, so that everybody on the way could read sign-ins. Set it to an https:// address.',
    );
}

function refuseUnsafe(env: Env): void {
  if (env.APP_ENV === 'development') {
    if (!isLoopback(env.HOST)) {
      throw new SettingsError(
        `HOST is ${env.HOST}, but development has an open mailbox and demo data and only listens on this machine. Set APP_ENV=production, or HOST=127.0.0.1.`,
      );
    }
    return;
  }
  refuseUnsafeSignIn(env);
  if (!env.APP_SECRET)
    throw new SettingsError(
      'APP_SECRET is not set. Production needs one of at least 32 characters, for example from: openssl rand -base64 48',
    );
  if (new Set(env.APP_SECRET).size < 10 || /change.?me|secret|password|example|default/i.test(env.APP_SECRET))
    throw new SettingsError('APP_SECRET is too simple to be secret. Make one with: openssl rand -base64 48');
  if (!env.PUBLIC_URL)
    throw new SettingsError(
      'PUBLIC_URL is not set. Production needs the address people open, such as https://quotes.example.com',
    );
  if (new URL(env.PUBLIC_URL).protocol === 'http:' && !env.ALLOW_INSECURE_PUBLIC_URL)
    throw new SettingsError(
      'PUBLIC_URL begins with http://, so that everybody on the way could read sign-ins and quotes. Set it to an https:// address, or for a trial ALLOW_INSECURE_PUBLIC_URL=true.',
    );
  if (!env.SMTP_URL)
    throw new SettingsError(
      'SMTP_URL is not set. Production has no development mailbox: set it to the mail server, such as smtps://user:password@mail.example.com',
    );
  if (mayGoUnencrypted(env.SMTP_URL) && !env.ALLOW_PLAIN_SMTP)
    throw new SettingsError(
      'SMTP_URL begins with smtp://, so that sign-in links could go out unencrypted. Set it to smtps://…, or to smtp://…?requireTLS=true where the server begins in clear, or ALLOW_PLAIN_SMTP=true for a mail server on a network of your own.',
    );
  if (!env.SMTP_FROM)
    throw new SettingsError(
      'SMTP_FROM is not set. Set it to the address mails come from, such as Quotes <quotes@example.com>',
    );
}

function refuseUnsafeSignIn({ AUTH_AUTOCONFIRM, AUTH_PHONE, PUBLIC_URL }: Env): void {
  if (AUTH_AUTOCONFIRM && !(PUBLIC_URL && isLoopback(new URL(PUBLIC_URL).hostname.replace(/^\[|\]$/g, '')))) {
    throw new SettingsError(
      'AUTH_AUTOCONFIRM is on, so that anybody could sign up with anybody’s address. Leave it out, or set PUBLIC_URL to an address of this machine for a trial.',
    );
  }
  if (AUTH_PHONE) {
    throw new SettingsError(
      'AUTH_PHONE is on, but nothing is set up here that carries SMS, so that no code would arrive. Leave it out: people sign in by e-mail.',
    );
  }
}

/** Without `requireTLS` a mail server that offers no encryption, or whose offer somebody cut out, gets the mail in clear. */
function mayGoUnencrypted(smtpUrl: string): boolean {
  const { protocol, searchParams } = new URL(smtpUrl);
  return protocol === 'smtp:' && (searchParams.get('requireTLS') !== 'true' || searchParams.has('ignoreTLS'));
}
