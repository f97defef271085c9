import { createContext, use } from 'react';
import type { QuoteProposal } from '#web/api/quotes.ts';
import type { ProposedField } from './use-proposal.ts';

interface Proposed {
  readonly proposal: QuoteProposal | undefined;
  /** The fields that stand as the request filled them. */
  readonly filled: readonly ProposedField[];
}

export const ProposalContext = createContext<Proposed>({ proposal: undefined, filled: [] });

export const useProposed = (): Proposed => use(ProposalContext);
