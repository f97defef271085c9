import type { Hono } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import type { AuthContext } from '../auth-context.ts';
import { requestNonce } from '../endpoints/request-nonce.ts';
import { challengeBody, challengeFactor } from '../factors/challenge-factor.ts';
import { enrollBody, enrollFactor } from '../factors/enroll-factor.ts';
import { unenrollFactor } from '../factors/unenroll-factor.ts';
import { verifyFactor, verifyFactorBody } from '../factors/verify-factor.ts';
import { callerOf } from '../requests/caller.ts';
import { readJson } from '../requests/read-json.ts';
import { signedIn } from '../requests/signed-in.ts';

/** Second factors, and the code that is mailed before something that needs a proof. */
export function mountFactors(app: Hono<AppEnv>, auth: AuthContext): void {
  app.get('/reauthenticate', async (c) => {
    await requestNonce(auth, await signedIn(auth, c), callerOf(auth, c));
    return c.json({});
  });
  app.post('/factors', async (c) => {
    const who = await signedIn(auth, c);
    const body = await readJson(c, enrollBody);
    return c.json(await enrollFactor(auth, who, { caller: callerOf(auth, c), body }));
  });
  app.post('/factors/:id/challenge', async (c) => {
    const who = await signedIn(auth, c);
    // The client sends no body where there is no channel to choose.
    const body = c.req.raw.body ? await readJson(c, challengeBody) : { channel: undefined };
    const request = { caller: callerOf(auth, c), factorId: c.req.param('id'), body };
    return c.json(await challengeFactor(auth, who, request));
  });
  app.post('/factors/:id/verify', async (c) => {
    const who = await signedIn(auth, c);
    const body = await readJson(c, verifyFactorBody);
    return c.json(await verifyFactor(auth, who, { caller: callerOf(auth, c), factorId: c.req.param('id'), body }));
  });
  app.delete('/factors/:id', async (c) => {
    const who = await signedIn(auth, c);
    return c.json(await unenrollFactor(auth, who, { caller: callerOf(auth, c), factorId: c.req.param('id') }));
  });
}
