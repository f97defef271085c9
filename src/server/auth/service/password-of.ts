import type { AuthContext } from '../auth-context.ts';
import { invalid } from '../requests/auth-error.ts';
import { wordsOf } from '../users/user-metadata.ts';
import type { ServiceUserBody } from './service-body.ts';

const argon2id = /^\$argon2id\$v=19\$m=\d{1,7},t=\d{1,3},p=\d{1,2}\$[A-Za-z0-9+/]{11,88}\$[A-Za-z0-9+/]{22,172}$/;

/** The hash of the password that an operator gives, or the one they bring along. @throws AuthError 400, 422 weak_password */
export async function passwordHashOf(auth: AuthContext, body: ServiceUserBody): Promise<string | undefined> {
  const { password, password_hash: given } = body;
  if (password && given) throw invalid('Only a password or a password hash should be provided');
  if (given) {
    if (!argon2id.test(given)) throw invalid('Only argon2id hashes can be taken');
    return given;
  }
  if (!password) return undefined;
  await auth.passwordRule.demand(password, [body.email ?? '', ...wordsOf(body.user_metadata ?? {})]);
  return auth.hasher.hash(password);
}
