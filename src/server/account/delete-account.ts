import type { AppDeps } from '#server/http/app-deps.ts';
import type { CallerOf } from '#server/http/mount.ts';
import { deleteFiles } from '#server/media/delete-files.ts';
import { inTransaction, onceCommitted, type ProviderScope } from '#server/scope/scope.ts';
import { deleteProvider, findMembership, leaveProvider, listFiles } from './account-store.ts';

/**
 * Deletes a person's account: with a business of their own everything in it, agreements and customers' files too, since
 * whoever goes leaves nothing personal behind. Somebody else's business only loses the member. One transaction with the
 * end of every sign-in.
 */
export async function deleteAccount(
  { auth, disk }: Pick<AppDeps, 'auth' | 'disk'>,
  place: Pick<ProviderScope, 'db' | 'afterwards'>,
  caller: CallerOf['user'],
): Promise<void> {
  const { userId } = caller;
  const scope: ProviderScope = { ...place, providerId: '', actor: { kind: 'provider', userId } };
  const { files, forget } = await inTransaction(scope, async ({ db }) => {
    const membership = await findMembership(db, userId);
    const own = membership?.isOwner ? { db, providerId: membership.providerId } : undefined;
    const listed = own ? await listFiles(own) : [];
    if (own) await deleteProvider(own);
    else await leaveProvider(db, userId);
    return { files: listed, forget: await auth.account.deleteUser(db, userId, caller) };
  });
  await onceCommitted(scope, async () => {
    forget();
    await deleteFiles(disk, files);
  });
}
