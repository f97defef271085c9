import { z } from 'zod';
import type { Executor } from '#server/db/connection.ts';
import { seal, unseal } from '#server/seal.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { oauthProviderNames } from '../auth-settings.ts';
import { takeProviderState } from '../tokens/flow-state-store.ts';
import { hashLinkToken, isSameHash } from '../tokens/one-time-token.ts';
import type { OneTimeTokenRow } from '../tokens/one-time-token-store.ts';
import { lockIdentity } from '../users/identity-store.ts';
import { lockUser } from '../users/user-store.ts';
import { attachIdentity } from './attach-identity.ts';
import type { ProviderAccount } from './provider-account.ts';

const pendingSchema = z.object({
  subject: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean(),
  details: z.record(z.string(), z.string()),
});

const placeOf = (flowId: string): string => `pending ${flowId}`;

export function sealPending(auth: AuthContext, flowId: string, account: ProviderAccount): string {
  return seal(auth.keys.master, Buffer.from(JSON.stringify(account)), placeOf(flowId));
}

/** After the address has proven itself by mail: links what the same browser brought from another service. */
export async function linkPendingIdentity(
  auth: AuthContext,
  tx: Executor,
  { token, userId, caller }: { token: OneTimeTokenRow; userId: string; caller: Caller },
): Promise<void> {
  if (!token.flowStateId) return;
  const secret = caller.flowSecret?.(token.flowStateId);
  if (secret === undefined) return;
  const isSameBrowser = (hash: string | null): boolean => hash !== null && isSameHash(hash, hashLinkToken(secret));
  const flow = await takeProviderState(tx, token.flowStateId, ({ browserHash }) => isSameBrowser(browserHash));
  const provider = oauthProviderNames.find((name) => name === flow?.provider);
  const opened = flow?.providerStateEncrypted
    ? unseal(auth.keys.master, flow.providerStateEncrypted, placeOf(flow.id))
    : undefined;
  if (!provider || !opened) return;
  const { email, ...account } = pendingSchema.parse(JSON.parse(opened.toString()));
  if (await lockIdentity(tx, { provider, subject: account.subject })) return;
  const user = await lockUser(tx, userId);
  if (user) await attachIdentity(auth, tx, user, { provider, account: { ...account, email }, caller });
}
