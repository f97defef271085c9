import type { PgBossQueue } from './adapters/job-queue-pgboss.ts';
import type { AppDeps } from './http/app-deps.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { deliverMessage } from './mail/deliver-message.ts';
import { removeAbandonedUploads } from './media/file-folders.ts';
import { removeLostFiles } from './media/remove-lost-files.ts';
import { type WorkerDeps, workRun } from './pipeline/work-run.ts';
import type { Messenger } from './ports/messenger.ts';
import { forgetOldProposals } from './quotes/ai-edit/word-edit-store.ts';
import { expireQuotes } from './quotes/expire-quotes.ts';

/** For what looks at everything there is. */
const quietHour = 3;

/** Takes jobs in this process. Every handler may run twice or be cut off anywhere; none minds. */
export async function startWorkers(
  queue: PgBossQueue,
  deps: WorkerDeps & Pick<AppDeps, 'auth' | 'uploadFolder'> & { readonly messenger: Messenger },
): Promise<void> {
  const run = ({ runId }: { runId: string }) => workRun(deps, runId);
  await queue.work({
    question_generation: run,
    media_analysis: run,
    quote_estimation: run,
    deliver_message: (data) => deliverMessage(deps.db, deps.messenger, data),
  });
  await queue.everyHour(async () => {
    await expireQuotes(deps.db, deps.clock());
    await forgetOldKeys(deps.db, deps.clock());
    await forgetOldProposals(deps.db, deps.clock());
    await deps.auth.cleanUp();
    await removeAbandonedUploads(deps.uploadFolder, deps.clock());
    if (deps.clock().getUTCHours() === quietHour) await removeLostFiles(deps.db, deps.disk, deps.clock());
  });
}
