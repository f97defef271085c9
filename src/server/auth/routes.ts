import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '#server/http/app-env.ts';
import type { AuthContext } from './auth-context.ts';
import { exchangeCode, pkceBody } from './endpoints/exchange-code.ts';
import { readSettings } from './endpoints/read-settings.ts';
import { readUser } from './endpoints/read-user.ts';
import { refreshBody, refreshSession } from './endpoints/refresh-session.ts';
import { otpBody, requestMagicLink } from './endpoints/request-magic-link.ts';
import { recoverBody, requestRecovery } from './endpoints/request-recovery.ts';
import { resendBody, resendConfirmation } from './endpoints/resend-confirmation.ts';
import { passwordBody, signInWithPassword } from './endpoints/sign-in-with-password.ts';
import { signOut } from './endpoints/sign-out.ts';
import { signUp, signUpBody } from './endpoints/sign-up.ts';
import { updateUser, updateUserBody } from './endpoints/update-user.ts';
import { redeemVerifyPage, showVerifyPage } from './endpoints/verify-page.ts';
import { verifyBody, verifyToken } from './endpoints/verify-token.ts';
import { answerError } from './requests/answer-error.ts';
import { AuthError } from './requests/auth-error.ts';
import { callerOf } from './requests/caller.ts';
import { maxBodyBytes, readJson } from './requests/read-json.ts';
import { signedIn } from './requests/signed-in.ts';
import { mountFactors } from './routes/factors.ts';
import { idTokenBody, idTokenDisabled, mountNotOffered } from './routes/not-offered.ts';

const jwksSeconds = 600;

/** The protocol of the sign-in client, mounted at /auth/v1. */
export function createAuthRoutes(auth: AuthContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerError(auth.logger));
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new AuthError(413, 'validation_failed', 'The request body is too large');
      },
    }),
  );
  mountWaysIn(app, auth);
  mountMails(app, auth);
  mountUser(app, auth);
  mountFactors(app, auth);
  mountFacts(app, auth);
  mountNotOffered(app, auth);
  // Here and not as notFound, which a mounted app does not keep.
  app.all('*', () => {
    throw new AuthError(404, 'not_found', 'There is nothing here');
  });
  return app;
}

function mountWaysIn(app: Hono<AppEnv>, auth: AuthContext): void {
  app.post('/token', async (c) => {
    const caller = callerOf(auth, c);
    switch (c.req.query('grant_type')) {
      case 'password':
        return c.json(await signInWithPassword(auth, caller, await readJson(c, passwordBody)));
      case 'refresh_token':
        return c.json(await refreshSession(auth, caller, await readJson(c, refreshBody)));
      case 'pkce':
        return c.json(await exchangeCode(auth, caller, await readJson(c, pkceBody)));
      case 'id_token':
        throw idTokenDisabled(await readJson(c, idTokenBody));
      case 'web3':
        throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
      default:
        throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    }
  });
  app.get('/verify', (c) => showVerifyPage(auth, c));
  app.post('/verify', async (c) => {
    const caller = callerOf(auth, c);
    if (c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
      return redeemVerifyPage(auth, c, caller);
    }
    return c.json(await verifyToken(auth, caller, await readJson(c, verifyBody)));
  });
}

function mountMails(app: Hono<AppEnv>, auth: AuthContext): void {
  app.post('/signup', async (c) => {
    const body = { ...(await readJson(c, signUpBody)), redirectTo: c.req.query('redirect_to') };
    return c.json(await signUp(auth, callerOf(auth, c), body));
  });
  app.post('/otp', async (c) => {
    const body = { ...(await readJson(c, otpBody)), redirectTo: c.req.query('redirect_to') };
    return c.json(await requestMagicLink(auth, callerOf(auth, c), body));
  });
  app.post('/magiclink', async (c) => {
    const body = { ...(await readJson(c, otpBody)), phone: undefined, redirectTo: c.req.query('redirect_to') };
    return c.json(await requestMagicLink(auth, callerOf(auth, c), body));
  });
  app.post('/recover', async (c) => {
    const body = { ...(await readJson(c, recoverBody)), redirectTo: c.req.query('redirect_to') };
    await requestRecovery(auth, callerOf(auth, c), body);
    return c.json({});
  });
  app.post('/resend', async (c) => {
    const body = { ...(await readJson(c, resendBody)), redirectTo: c.req.query('redirect_to') };
    return c.json(await resendConfirmation(auth, callerOf(auth, c), body));
  });
}

function mountUser(app: Hono<AppEnv>, auth: AuthContext): void {
  app.get('/user', async (c) => c.json(readUser(await signedIn(auth, c))));
  app.put('/user', async (c) => {
    const who = await signedIn(auth, c);
    const body = { ...(await readJson(c, updateUserBody)), redirectTo: c.req.query('redirect_to') };
    return c.json(await updateUser(auth, who, { caller: callerOf(auth, c), body }));
  });
  app.post('/logout', async (c) => {
    const who = await signedIn(auth, c);
    await signOut(auth, who, { caller: callerOf(auth, c), scope: c.req.query('scope') });
    return c.body(null, 204);
  });
}

function mountFacts(app: Hono<AppEnv>, auth: AuthContext): void {
  app.get('/settings', (c) => c.json(readSettings(auth.settings), 200, { 'Cache-Control': 'public, max-age=60' }));
  app.get('/.well-known/jwks.json', async (c) => {
    const keys = await auth.signingKeys.publicKeys();
    return c.json({ keys }, 200, { 'Cache-Control': `public, max-age=${jwksSeconds}` });
  });
  app.get('/health', (c) =>
    c.json({ name: 'auth', version: '1', description: `Sign-in of ${auth.settings.productName}` }),
  );
}
