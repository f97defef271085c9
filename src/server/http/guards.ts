import { msg } from '@lingui/core/macro';
import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { Problem } from '#domain/problem.ts';
import type { SignedInUser } from '#server/auth/create-auth.ts';
import { prepared } from '#server/db/prepared.ts';
import { providerMembers } from '#server/db/schema.ts';
import type { LinkTokens } from '#server/links/link-token.ts';
import { openLink } from '#server/links/open-link.ts';
import { findQuote } from '#server/quotes/quote-store.ts';
import type { CustomerScope } from '#server/scope/customer-scope.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import type { AppDeps } from './app-deps.ts';
import type { AppEnv } from './app-env.ts';
import { callerLocale } from './caller-locale.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

type Need = Pick<AppDeps, 'db' | 'auth' | 'clock'>;

async function signedInUser(c: Context<AppEnv>, { auth }: Pick<AppDeps, 'auth'>): Promise<SignedInUser | undefined> {
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? auth.verifyAccessToken(token) : undefined;
}

/** @throws Problem unauthorized */
export async function requireUser(c: Context<AppEnv>, deps: Pick<AppDeps, 'auth'>): Promise<SignedInUser> {
  const user = await signedInUser(c, deps);
  if (!user) throw new Problem('unauthorized', msg`Please sign in.`);
  return user;
}

/** @throws Problem unauthorized, second_factor_required, provider_profile_required */
export async function requireProvider(c: Context<AppEnv>, deps: Need): Promise<ProviderScope & { user: SignedInUser }> {
  const user = await requireUser(c, deps);
  demandSecondFactor(user, deps);
  const scope = await providerScopeOf(user, deps);
  if (!scope) throw new Problem('provider_profile_required', msg`Please set up your profile first.`);
  return { ...scope, user, locale: callerLocale(c) };
}

/** Where the installation wants it, providers work with a second factor only. @throws Problem second_factor_required */
function demandSecondFactor({ aal }: SignedInUser, { auth }: Pick<AppDeps, 'auth'>): void {
  if (!auth.providersNeedMfa || aal === 'aal2') return;
  throw new Problem('second_factor_required', msg`This needs your second factor. Please confirm with it, or set one up.`);
}

const memberOf = prepared((db) =>
  db
    .select({ providerId: providerMembers.providerId })
    .from(providerMembers)
    .where(eq(providerMembers.userId, sql.placeholder('userId')))
    .prepare('member_of_provider'),
);

async function providerScopeOf(user: SignedInUser, { db }: Pick<AppDeps, 'db'>): Promise<ProviderScope | undefined> {
  const [member] = await memberOf(db).execute({ userId: user.userId });
  return member && { db, providerId: member.providerId, actor: { kind: 'provider', userId: user.userId } };
}

/** A refusal is nobody; trouble with the database stays what it is. */
function noneIfRefused(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}

/** Whoever holds the link; or, for reading only, the owner with a bearer and the quote's own id. @throws Problem */
export async function requireCustomer(c: Context<AppEnv>, deps: Need, tokens: LinkTokens): Promise<CustomerScope> {
  const token = c.req.param('id') ?? c.req.header('x-link-token') ?? '';
  if (!uuidPattern.test(token)) {
    const opened = await openLink(deps.db, tokens, deps.clock, token);
    c.set('locale', opened.locale);
    return opened;
  }
  const notFound = new Problem('not_found', msg`This link does not lead to a quote. Please check that it is complete.`);
  const user = await signedInUser(c, deps);
  if (user) demandSecondFactor(user, deps);
  const scope = user && (await providerScopeOf(user, deps));
  const quote = scope && (await findQuote(scope, token).catch(noneIfRefused));
  if (!scope || !quote) throw notFound;
  if (c.req.method !== 'GET') throw new Problem('forbidden', msg`This is a preview: only the customer can do that.`);
  return { ...scope, quote, linkId: null, token, isPreview: true };
}
