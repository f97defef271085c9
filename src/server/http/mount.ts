import { msg } from '@lingui/core/macro';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Caller, Endpoint, OutputOf } from '#contract/endpoint.ts';
import { type ListMeta, success } from '#contract/envelope.ts';
import type { Locale } from '#domain/locale.ts';
import { Problem } from '#domain/problem.ts';
import type { SignedInUser } from '#server/auth/create-auth.ts';
import type { Executor } from '#server/db/connection.ts';
import type { LinkTokens } from '#server/links/link-token.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import type { Afterwards, ProviderScope } from '#server/scope/scope.ts';
import { deriveKey } from '#server/secrets.ts';
import type { AppDeps } from './app-deps.ts';
import type { AppEnv } from './app-env.ts';
import { callerAddress } from './caller-address.ts';
import { callerLocale } from './caller-locale.ts';
import { requireCustomer, requireProvider, requireUser } from './guards.ts';
import { type Answer, answerKeysOf } from './idempotency.ts';
import { parse } from './parse.ts';
import { perform, type Stages, type Workplace } from './perform.ts';
import { addressBucket, countHit } from './rate-limit.ts';
import { readBody } from './read-body.ts';

/** Who is calling, as far as the endpoint asks. */
export interface CallerOf {
  public: { readonly address: string };
  user: SignedInUser & { readonly address: string; readonly userAgent: string | undefined };
  provider: ProviderScope & { readonly user: SignedInUser };
  customer: CustomerScope;
}

export interface Call<E extends Endpoint, C extends Caller> {
  readonly caller: CallerOf[C];
  readonly params: OutputOf<E['params']>;
  readonly query: OutputOf<E['query']>;
  readonly body: OutputOf<E['body']>;
  /** For what belongs to no scope. */
  readonly db: Executor;
  /** What waits for the commit, where the call is one transaction. */
  readonly afterwards?: Afterwards;
  /** The language the caller reads. */
  readonly locale: Locale;
  /** For uploads, which read the body themselves. */
  readonly request: Request;
}

type Data<E extends Endpoint> = z.input<E['response']>;
type Result<E extends Endpoint> = E extends { isList?: true }
  ? { readonly list: Data<E>; readonly meta: ListMeta }
  : E extends { meta: infer Meta extends z.ZodType }
    ? { readonly one: Data<E>; readonly meta: z.input<Meta> }
    : Data<E>;

export interface Mounting {
  readonly app: Hono<AppEnv>;
  readonly deps: AppDeps;
  readonly tokens: LinkTokens;
}

/** How many writes one address may make without a sign-in, in five minutes. */
const anonymousWrites = { windowSeconds: 300, limit: 300 };

/** A call that takes its time before it changes anything: it receives a file, or asks a model. */
export interface StagedCall<E extends Endpoint, Prepared> {
  /** Leaves nothing that a repetition would double, but for what `takeBack` removes. */
  readonly prepare: (call: Call<E, E['caller']>) => Promise<Prepared>;
  readonly work: (call: Call<E, E['caller']>, prepared: Prepared) => Promise<Result<E>>;
  readonly takeBack?: (prepared: Prepared) => Promise<void>;
  /** After the commit, for what happens only then. */
  readonly finish?: (call: Call<E, E['caller']>, data: Data<E>) => Promise<Data<E>>;
  /** What tells one file from another. */
  readonly contentOf?: (prepared: Prepared) => string;
  readonly readContent?: (call: Call<E, E['caller']>) => Promise<string>;
}

type StagesOf<E extends Endpoint, Prepared> = (call: Call<E, E['caller']>) => Stages<Prepared>;

/** Puts an endpoint of the contract on the app: guards, parses, calls, wraps. */
export function mount<E extends Endpoint>(
  mounting: Mounting,
  endpoint: E,
  handler: (call: Call<E, E['caller']>) => Promise<Result<E>>,
): void {
  mountStages<E, undefined>(mounting, endpoint, (call) => ({
    work: async (place) => wrap(endpoint, await handler(at(place, call)), mounting.deps),
  }));
}

/** The same for a call in stages. */
export function mountStaged<E extends Endpoint, Prepared>(
  mounting: Mounting,
  endpoint: E,
  staged: StagedCall<E, Prepared>,
): void {
  const { takeBack, finish, contentOf, readContent } = staged;
  mountStages<E, Prepared>(mounting, endpoint, (call) => ({
    prepare: () => staged.prepare(call),
    work: async (place, prepared) =>
      wrap(endpoint, await staged.work(at(place, call), prepared as Prepared), mounting.deps), // it was prepared by the stage before
    ...(takeBack && { takeBack }),
    ...(finish && {
      finish: async (answer) => wrap(endpoint, await finish(call, dataOf<E>(answer)), mounting.deps),
    }),
    ...(contentOf && { contentOf }),
    ...(readContent && { readContent: () => readContent(call) }),
  }));
}

function mountStages<E extends Endpoint, Prepared>(
  mounting: Mounting,
  endpoint: E,
  stagesOf: StagesOf<E, Prepared>,
): void {
  const { app, deps } = mounting;
  const store = { db: deps.db, logger: deps.logger, keys: answerKeysOf(deps.secret) };
  const addressKey = deriveKey(deps.secret, 'rate limit addresses');
  app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    c.set('route', `/api${endpoint.path}`);
    await limitAnonymousWrites(c, endpoint, deps, addressKey);
    const caller = await callers[endpoint.caller](c, mounting);
    const call = {
      caller,
      db: deps.db,
      params: endpoint.params && parse(endpoint.params, c.req.param(), 'not_found'),
      query: endpoint.query && parse(endpoint.query, c.req.query()),
      body: endpoint.body && !endpoint.isUpload ? parse(endpoint.body, orEmpty(await readBody(c))) : undefined,
      locale: callerLocale(c),
      request: c.req.raw,
    } as Call<E, E['caller']>; // each part was parsed by the endpoint's own schema
    const key = idempotencyKey(c, endpoint, call.body);
    const scope = `${nameOf(caller)} ${endpoint.method} ${c.req.path}`;
    const repeatable = key ? { scope, key, request: call.body ?? null } : undefined;
    const answer = await perform(store, stagesOf(call), repeatable);
    c.header('Cache-Control', 'no-store');
    return c.json(answer.body, answer.status as ContentfulStatusCode); // 200 or 201, from the contract
  });
}

/** The call as it is worked on: all that it reads and writes takes part in the transaction around it, where there is one. */
function at<E extends Endpoint>(place: Workplace, call: Call<E, E['caller']>): Call<E, E['caller']> {
  const { caller } = call;
  return { ...call, ...place, caller: 'db' in caller ? { ...caller, ...place } : caller };
}

const dataOf = <E extends Endpoint>({ body }: Answer) => (body as { readonly data: Data<E> }).data; // the envelope that `wrap` made of it

const callers: { [C in Caller]: (c: Context<AppEnv>, mounting: Mounting) => Promise<CallerOf[C]> } = {
  public: async (c, { deps }) => ({ address: callerAddress(c, deps.settings.trustedProxyHops) }),
  user: async (c, { deps }) => ({
    ...(await requireUser(c, deps)),
    address: callerAddress(c, deps.settings.trustedProxyHops),
    userAgent: c.req.header('user-agent'),
  }),
  provider: (c, { deps }) => requireProvider(c, deps),
  customer: (c, { deps, tokens }) => requireCustomer(c, deps, tokens),
};

function nameOf(caller: CallerOf[Caller]): string {
  if ('linkId' in caller) return `link:${caller.linkId}`;
  if ('userId' in caller) return `user:${caller.userId}`;
  if ('user' in caller) return `user:${caller.user.userId}`;
  return `address:${caller.address}`;
}

/** No body at all is an empty one; a body of `null` is what it says. */
const orEmpty = (body: unknown): unknown => (body === undefined ? {} : body);

function idempotencyKey(c: Context, endpoint: Endpoint, body: unknown): string | undefined {
  if (endpoint.method === 'GET') return undefined;
  const named =
    typeof body === 'object' && body !== null && 'idempotency_key' in body ? body.idempotency_key : undefined;
  const key = c.req.header('idempotency-key') ?? named;
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > 200)
    throw new Problem('invalid_fields', msg`The idempotency key is too long.`, {
      fields: { idempotency_key: [msg`At most 200 characters`] },
    });
  return key;
}

async function limitAnonymousWrites(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  deps: AppDeps,
  addressKey: Buffer,
): Promise<void> {
  if (endpoint.method === 'GET' || (endpoint.caller !== 'customer' && endpoint.caller !== 'public')) return;
  const { settings, db, clock } = deps;
  const bucket = addressBucket(addressKey, 'write', callerAddress(c, settings.trustedProxyHops));
  const { allowed, retryAfterSeconds } = await countHit(db, clock, {
    bucket,
    windowSeconds: anonymousWrites.windowSeconds,
    limit: anonymousWrites.limit * settings.rateLimitFactor,
  });
  if (!allowed)
    throw new Problem('too_many_requests', msg`That was a lot at once. Please wait a moment.`, { retryAfterSeconds });
}

function wrap(endpoint: Endpoint, result: unknown, { settings, logger }: AppDeps): Answer {
  const body = { success: true, ...partsOf(endpoint, result) };
  if (settings.checkAnswers) {
    const checked = success(endpoint).safeParse(body);
    if (!checked.success) {
      logger.error(
        { endpoint: `${endpoint.method} ${endpoint.path}`, issues: checked.error.issues.slice(0, 5) },
        'an answer does not keep its contract',
      );
      throw new Error(`${endpoint.method} ${endpoint.path} does not keep its contract`);
    }
  }
  return { status: endpoint.status, body };
}

function partsOf({ isList, meta }: Endpoint, result: unknown): { readonly data: unknown; readonly meta?: unknown } {
  if (typeof result !== 'object' || result === null || !('meta' in result)) return { data: result };
  if (isList && 'list' in result) return { data: result.list, meta: result.meta };
  return meta && 'one' in result ? { data: result.one, meta: result.meta } : { data: result };
}
