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
}

/** Runs `work` in one transaction, in which the scope's queries take part. */
export function inTransaction<S extends ProviderScope, T>(scope: S, work: (scope: S) => Promise<T>): Promise<T> {
  return scope.db.transaction((tx) => work({ ...scope, db: tx }));
}
