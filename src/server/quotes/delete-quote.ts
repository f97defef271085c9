import { msg } from '@lingui/core/macro';
import type { Disk } from 'flydrive';
import { Problem } from '#domain/problem.ts';
import { keepWithdrawnLinks } from '#server/links/withdrawn-link-store.ts';
import { deleteFiles } from '#server/media/delete-files.ts';
import { listMedia } from '#server/media/media-store.ts';
import { inTransaction, onceCommitted, type ProviderScope } from '#server/scope/scope.ts';
import { deleteQuote as deleteRow, lockQuote } from './quote-store.ts';

/** Deletes a quote that is no agreement, with the customer's files; its links then tell who withdrew it. @throws Problem not_found, invalid_state */
export async function deleteQuote(scope: ProviderScope, disk: Disk, id: string): Promise<void> {
  const media = await inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, id);
    if (quote.status === 'accepted')
      throw new Problem('invalid_state', msg`An accepted quote is an agreement and cannot be deleted.`);
    const files = await listMedia(tx, quote);
    await keepWithdrawnLinks(tx, quote);
    await deleteRow(tx, quote);
    return files;
  });
  await onceCommitted(scope, () => deleteFiles(disk, media));
}
