import type { Hono } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import type { AuthContext } from '../auth-context.ts';
import { beginFlow, readWish } from '../oauth/begin-flow.ts';
import { finishFlow, leadBack } from '../oauth/finish-flow.ts';
import { requireManualLinking, unlinkIdentity } from '../oauth/unlink-identity.ts';
import { AuthError } from '../requests/auth-error.ts';
import { callerOf } from '../requests/caller.ts';
import { signedIn } from '../requests/signed-in.ts';
import { requireFreshSession } from '../sessions/fresh-session.ts';

/** Sign-in by other services, and which of them a user has linked. */
export function mountOAuth(app: Hono<AppEnv>, auth: AuthContext): void {
  app.get('/authorize', async (c) => {
    const wish = readWish(auth, new URL(c.req.url).searchParams);
    try {
      return c.redirect(await beginFlow(auth, c, { wish, caller: callerOf(auth, c) }));
    } catch (error) {
      if (error instanceof AuthError) return leadBack(c, wish.redirectTo, error);
      throw error;
    }
  });
  app.on(['GET', 'POST'], '/callback', (c) => finishFlow(auth, c, callerOf(auth, c)));
  app.get('/user/identities/authorize', async (c) => {
    const who = await signedIn(auth, c);
    requireManualLinking(auth);
    await requireFreshSession(auth, who);
    const wish = readWish(auth, new URL(c.req.url).searchParams);
    const linking = { userId: who.account.user.id, sessionId: who.session.id };
    const url = await beginFlow(auth, c, { wish, caller: callerOf(auth, c), linking });
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url);
  });
  app.delete('/user/identities/:id', async (c) => {
    const who = await signedIn(auth, c);
    await unlinkIdentity(auth, who, { identityId: c.req.param('id'), caller: callerOf(auth, c) });
    return c.json({});
  });
}
