import { sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Executor } from '#server/db/connection.ts';

/** Who acts, for the activity log. */
export type Actor =
  | { readonly kind: 'provider'; readonly userId: string }
  | { readonly kind: 'customer' }
  | { readonly kind: 'system' };

/**
 * The only handle on a provider's data: every store takes one and filters by its provider id.
 * There is no way to a quote, customer or price without it.
 */
export interface ProviderScope {
  readonly db: Executor;
  readonly providerId: string;
  readonly actor: Actor;
  /** The language of whoever asks, where somebody does. */
  readonly locale?: Locale;
  /** What waits for the commit of a transaction around the whole call, where there is one. */
  readonly afterwards?: Afterwards;
}

/** What no rollback can take back, such as the deletion of a file. */
export type Afterwards = (() => Promise<void>)[];

/** Runs `work` once the changes before it stand: now, or after the commit of the transaction around the whole call. */
export async function onceCommitted({ afterwards }: ProviderScope, work: () => Promise<void>): Promise<void> {
  if (afterwards) afterwards.push(work);
  else await work();
}

/** Runs `work` in one transaction, in which the scope's queries take part. */
export function inTransaction<S extends ProviderScope, T>(scope: S, work: (scope: S) => Promise<T>): Promise<T> {
  return scope.db.transaction((tx) => work({ ...scope, db: tx }));
}

/** Reads in many queries what one moment had; nothing can be written. */
export function inSnapshot<S extends ProviderScope, T>(scope: S, work: (scope: S) => Promise<T>): Promise<T> {
  return inTransaction(scope, async (tx) => {
    await tx.db.execute(sql`set transaction isolation level repeatable read, read only`);
    return work(tx);
  });
}
