import type { Executor } from '#server/db/connection.ts';
import type { OutgoingMessage } from './messenger.ts';

/** Every background job and what it carries. Ids only, except mail, which has no row of its own. */
export interface Jobs {
  question_generation: { readonly runId: string };
  media_analysis: { readonly runId: string };
  quote_estimation: { readonly runId: string };
  deliver_message: { readonly message: OutgoingMessage; readonly linkId?: string; readonly messageId?: string };
}

export type JobName = keyof Jobs;

/** Puts work into the database's queue, inside the caller's transaction: no commit, no job. */
export interface JobQueue {
  readonly enqueue: <Name extends JobName>(
    executor: Executor,
    name: Name,
    data: Jobs[Name],
    /** Not before so many seconds have passed. */
    options?: { readonly delaySeconds: number },
  ) => Promise<void>;
}
