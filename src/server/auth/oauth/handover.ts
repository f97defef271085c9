import { z } from 'zod';
import { seal, unseal } from '#server/seal.ts';
import type { AuthContext } from '../auth-context.ts';
import type { FlowStateRow } from '../tokens/flow-state-store.ts';

/** Of the other service, by the names that the client knows. */
export interface ProviderTokens {
  readonly provider_token: string;
  readonly provider_refresh_token?: string | undefined;
}

const schema = z.object({
  tokens: z.object({ provider_token: z.string(), provider_refresh_token: z.string().optional() }),
  /** The session in which an identity was linked. */
  linkingSessionId: z.string().optional(),
});

/** What waits, sealed, for the exchange of the code, and is wiped by it. */
export type Handover = z.output<typeof schema>;

const placeOf = (flowId: string): string => `handover ${flowId}`;

export function sealHandover(auth: AuthContext, flowId: string, handover: Handover): string {
  return seal(auth.keys.master, Buffer.from(JSON.stringify(handover)), placeOf(flowId));
}

export function openHandover(
  auth: AuthContext,
  { id, providerTokensEncrypted: sealed }: FlowStateRow,
): Handover | undefined {
  const opened = sealed === null ? undefined : unseal(auth.keys.master, sealed, placeOf(id));
  return opened && schema.parse(JSON.parse(opened.toString()));
}
