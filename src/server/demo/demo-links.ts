import { demoPath } from '#contract/page-paths.ts';
import type { Executor } from '#server/db/connection.ts';
import { createLinkTokens } from '#server/links/link-token.ts';
import { findProviderById, type ProviderRow } from '#server/providers/provider-store.ts';

export interface DemoLinks {
  readonly pathFor: (provider: Pick<ProviderRow, 'id'>) => string;
  /** Whose sample the end of a link means; undefined where it is none of ours. */
  readonly findProvider: (db: Executor, of: string) => Promise<ProviderRow | undefined>;
}

/** A sample stands nowhere, so its link says whose it is and proves that we made it. */
export function demoLinksOf(secret: string): DemoLinks {
  const tokens = createLinkTokens(secret, 'demo-link');
  const named = (id: string) => ({ id, generation: 1 });
  return {
    pathFor: ({ id }) => demoPath('flow', tokens.tokenFor(named(id))),
    findProvider: async (db, of) => {
      const id = tokens.linkIdOf(of);
      return id && tokens.matches(of, named(id)) ? findProviderById(db, id) : undefined;
    },
  };
}
