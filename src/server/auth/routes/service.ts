import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#server/http/app-env.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../requests/auth-error.ts';
import { callerOf } from '../requests/caller.ts';
import { optionalFlag, readJson } from '../requests/read-json.ts';
import { requireService } from '../requests/service-role.ts';
import { changeUserByService } from '../service/change-user.ts';
import { createUser } from '../service/create-user.ts';
import { deleteFactorByService } from '../service/delete-factor.ts';
import { deleteUserByService } from '../service/delete-user.ts';
import { findAccount } from '../service/find-user.ts';
import { generateLink, generateLinkBody } from '../service/generate-link.ts';
import { inviteBody, inviteUser } from '../service/invite-user.ts';
import { listUsers } from '../service/list-users.ts';
import { serviceUserBody } from '../service/service-body.ts';
import { presentFactor, presentUser } from '../users/present-user.ts';

const deletionBody = z.object({ should_soft_delete: optionalFlag });

/** What an operator's program may ask, with a service key. */
export function mountService(app: Hono<AppEnv>, auth: AuthContext): void {
  for (const path of ['/admin/*', '/invite']) {
    app.use(path, async (c, next) => {
      await requireService(auth, c);
      await next();
    });
  }
  mountUsers(app, auth);
  app.get('/admin/users/:id/factors', async (c) => {
    const { factors } = await findAccount(auth, c.req.param('id'));
    return c.json(factors.map(presentFactor));
  });
  app.delete('/admin/users/:id/factors/:factorId', async (c) => {
    const { id: userId, factorId } = c.req.param();
    return c.json(await deleteFactorByService(auth, { userId, factorId, caller: callerOf(auth, c) }));
  });
  app.post('/invite', async (c) => {
    const body = { ...(await readJson(c, inviteBody)), redirectTo: c.req.query('redirect_to') };
    return c.json(await inviteUser(auth, callerOf(auth, c), body));
  });
  app.post('/admin/generate_link', async (c) => {
    const body = { ...(await readJson(c, generateLinkBody)), redirectTo: c.req.query('redirect_to') };
    return c.json(await generateLink(auth, callerOf(auth, c), body));
  });
  app.all('/admin/*', () => {
    throw new AuthError(404, 'not_found', 'There is nothing here');
  });
}

function mountUsers(app: Hono<AppEnv>, auth: AuthContext): void {
  app.get('/admin/users', async (c) => {
    const asked = { page: c.req.query('page'), perPage: c.req.query('per_page') };
    const { body, total, link } = await listUsers(auth, asked);
    return c.json(body, 200, { 'X-Total-Count': String(total), Link: link });
  });
  app.post('/admin/users', async (c) =>
    c.json(await createUser(auth, callerOf(auth, c), await readJson(c, serviceUserBody))),
  );
  app.get('/admin/users/:id', async (c) => c.json(presentUser(await findAccount(auth, c.req.param('id')))));
  app.put('/admin/users/:id', async (c) => {
    const { user } = await findAccount(auth, c.req.param('id'));
    const body = await readJson(c, serviceUserBody);
    return c.json(await changeUserByService(auth, { userId: user.id, body, caller: callerOf(auth, c) }));
  });
  app.delete('/admin/users/:id', async (c) => {
    const isSoft = (await softDeletion(c)) ?? false;
    await deleteUserByService(auth, { userId: c.req.param('id'), isSoft, caller: callerOf(auth, c) });
    return c.json({});
  });
}

/** A body is sent by the client, and left out by others. */
async function softDeletion(c: Context<AppEnv>): Promise<boolean | undefined> {
  if ((await c.req.text()) === '') return undefined;
  return (await readJson(c, deletionBody)).should_soft_delete;
}
