import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from './scope.ts';

/** One quote of a provider, opened by its link or, read-only, by its owner. */
export interface CustomerScope extends ProviderScope {
  readonly quote: OwnQuote;
  readonly linkId: string | null;
  /** What stands in the path, for addresses in the answer. */
  readonly token: string;
  readonly isPreview: boolean;
}
