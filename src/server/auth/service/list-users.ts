import type { AuthContext } from '../auth-context.ts';
import { invalid } from '../requests/auth-error.ts';
import { presentUser, type WireUser } from '../users/present-user.ts';
import { listAccounts } from './service-user-store.ts';

const usualPerPage = 50;
const mostPerPage = 1000;
const lastPage = 1_000_000;

interface Page {
  readonly body: { readonly users: WireUser[]; readonly aud: string };
  readonly total: number;
  /** As RFC 8288 has it; the client reads the number behind the first `=`. */
  readonly link: string;
}

/** @throws AuthError 400 */
export async function listUsers(
  auth: AuthContext,
  asked: { page: string | undefined; perPage: string | undefined },
): Promise<Page> {
  const page = numberOf(asked.page, { usual: 1, most: lastPage });
  const perPage = numberOf(asked.perPage, { usual: usualPerPage, most: mostPerPage });
  const { accounts, total } = await listAccounts(auth.db, { offset: (page - 1) * perPage, limit: perPage });
  const last = Math.max(1, Math.ceil(total / perPage));
  const to = (number: number, rel: string) =>
    `<${auth.settings.path}/admin/users?page=${number}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [to(page + 1, 'next')] : []), to(last, 'last')];
  return { body: { users: accounts.map(presentUser), aud: 'authenticated' }, total, link: links.join(', ') };
}

function numberOf(text: string | undefined, { usual, most }: { usual: number; most: number }): number {
  if (!text) return usual;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) throw invalid('Bad Pagination Parameters');
  return number;
}
