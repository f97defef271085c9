import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../requests/auth-error.ts';
import { type Account, loadAccount } from '../users/user-store.ts';

const uuid = z.uuid();

export const notThere = (): AuthError => new AuthError(404, 'user_not_found', 'User not found');

/** @throws AuthError 404 user_not_found */
export async function findAccount(auth: AuthContext, id: string): Promise<Account> {
  const account = uuid.safeParse(id).success ? await loadAccount(auth.db, id) : undefined;
  if (!account || account.user.deletedAt) throw notThere();
  return account;
}
